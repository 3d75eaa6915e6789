import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { DUE, requestId } from '../testing/orders-and-requests.ts';

const BROWSER = 'ab'.repeat(16);
const OTHER = 'cd'.repeat(16);
const SHARED = 'ef'.repeat(16);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const STRANGER = { isOwner: false, isClaimable: false, seesReviews: false };

let service: RunningService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = await startService();
  ada = await service.logIn(3);
  bob = await service.logIn(4);
  await service.addProduct(11, { ownerId: 3 });
  await service.addProduct(12, { ownerId: 3, isListed: false });
  await service.addProduct(14, { claimableBy: sha256(BROWSER) });
  await service.addOrder(8, { productId: 11, userId: 4 });
  await service.addRequest(requestId(1), { orderId: 8, status: 'delivered', seats: [{ state: 'filled' }] });
  await service.addOrder(9, { productId: 11, userId: 4 });
  await service.addRequest(requestId(2), { orderId: 9, seats: [{ state: 'filled' }, { state: 'open' }] });
  await service.addOrder(10, { productId: 11, userId: 4, status: 'unpaid' });
  await service.addOrder(7, { productId: 14, browser: sha256(OTHER) });
  await service.addOrder(6, { productId: 14, browser: sha256(SHARED), userId: 4 });
});
afterAll(() => service.end());

const ask = (id: string, cookie = '', browser?: string) =>
  service.get(`/api/products/${id}/standing`, [cookie, browser && `browser=${browser}`].filter(Boolean).join('; '));

describe('GET /api/products/{id}/standing', () => {
  it('returns whether the reader owns an app, even an unlisted one', async () => {
    const { body, headers } = await ask('12', ada);
    expect(body).toEqual({ ...STRANGER, isOwner: true, seesReviews: true });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('returns a buyer’s last paid order', async () => {
    const order = { id: 9, state: 'under-way', dueAt: DUE, seats: 2, filled: 1 };
    expect((await ask('11', bob)).body).toEqual({ ...STRANGER, seesReviews: true, order });
  });

  it('returns it to a buyer without an account, even before its request exists', async () => {
    expect((await ask('14', '', OTHER)).body).toEqual({ ...STRANGER, seesReviews: true });
  });

  it('D-133: tells the account of an order that was claimed, and no longer the browser', async () => {
    expect((await ask('14', bob)).body).toEqual({ ...STRANGER, seesReviews: true });
    expect((await ask('14', '', SHARED)).body).toEqual(STRANGER);
    expect((await ask('14', ada, SHARED)).body).toEqual(STRANGER);
  });

  it('D-47: says that an app can be added in the browser that submitted it, to an account', async () => {
    expect((await ask('14', ada, BROWSER)).body).toEqual({ ...STRANGER, isClaimable: true });
    expect((await ask('14', '', BROWSER)).body).toEqual(STRANGER);
  });

  it.each([
    ['a visitor', '11', ''],
    ['a visitor of an app without an owner', '14', ''],
  ])('is nothing to %s, who is not refused', async (_, id, cookie) => {
    const { status, body } = await ask(id, cookie);
    expect({ status, body }).toEqual({ status: 200, body: STRANGER });
  });

  it.each(['12', '99', 'abc'])('answers 404 to a user who may not see %s', async (id) =>
    expect((await ask(id, bob)).status).toBe(404),
  );
});
