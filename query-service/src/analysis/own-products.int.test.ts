import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const BROWSER = 'ab'.repeat(16);
const OTHER = 'cd'.repeat(16);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let service: RunningService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = await startService();
  ada = await service.logIn(3);
  bob = await service.logIn(4);
  await service.addProduct(11, { ownerId: 3 });
  await service.addProduct(12, { ownerId: 3, isListed: false });
  await service.addProduct(13, { ownerId: 4 });
  await service.addProduct(14, { claimableBy: sha256(BROWSER) });
  await service.addProduct(15);
  await service.addPendingProduct(16);
  await service.addRequest(requestId(1), {
    productId: 11,
    orderId: 9,
    seats: [{ state: 'filled' }, { state: 'open' }, { state: 'claimed' }],
  });
  await service.addRequest(requestId(2), { productId: 11, userId: 3 });
  await service.addReview(21, { productId: 11, status: 'complete', userId: 5 });
  await service.addReview(22, { productId: 11, status: 'complete', userId: 6, content: null });
  await service.addReview(23, { productId: 11, status: 'pending', userId: 7 });
  await service.addRequest(requestId(3), { productId: 12, status: 'closed', seats: [{ state: 'missing' }] });
});
afterAll(() => service.end());

const get = (path: string, cookie = ada) => service.get(path, cookie);
const idsIn = ({ body }: { body: unknown }) => (body as { id: number }[]).map(({ id }) => id);

describe('GET /api/me/products', () => {
  it('answers one’s own apps, listed or not, the newest first (§7 GET /api/me/products)', async () => {
    const { body, headers } = await get('/api/me/products');
    expect(body).toEqual([
      { id: 12, openSeats: 0, isListed: false, reviewCount: 0 },
      { id: 11, openSeats: 2, isListed: true, reviewCount: 2 },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(idsIn(await get('/api/me/products', bob))).toEqual([13]);
  });

  it('continues after a page', async () => {
    expect(idsIn(await get('/api/me/products?limit=1'))).toEqual([12]);
    expect(idsIn(await get('/api/me/products?limit=1&before=12'))).toEqual([11]);
  });

  it('answers 401 to a visitor', async () => expect((await get('/api/me/products', '')).status).toBe(401));

  it('answers 400 to an invalid limit', async () => expect((await get('/api/me/products?limit=0')).status).toBe(400));
});

describe('GET /api/products', () => {
  it('D-49: says of each app how many seats are open, and leaves its text as it is', async () => {
    await service.addProduct(17, { summary: '{"id":17,  "title":"Grüße 👍 \\"}","price":1.50}' });
    await service.addRequest(requestId(4), { productId: 17, seats: [{ state: 'open' }, { state: 'open' }] });
    const { text } = await get('/api/products', '');
    expect(text).toContain('{"id":17,  "title":"Grüße 👍 \\"}","price":1.50,"openSeats":2}');
    expect((JSON.parse(text) as { id: number; openSeats: number }[]).map((app) => [app.id, app.openSeats])).toEqual([
      [17, 2],
      [15, 0],
      [14, 0],
      [13, 0],
      [11, 2],
    ]);
  });

  it('has another ETag once a user has claimed a seat', async () => {
    const before = await get('/api/products', '');
    await service.client.query(`update read_models.feedback_seats_v1 set state = 'claimed' where product_id = 17`);
    expect((await get('/api/products', '').set('if-none-match', String(before.headers['etag']))).status).toBe(200);
  });
});

describe('GET /api/products/{id}/claimable', () => {
  const ask = (id: string, browser: string | undefined, session = ada) =>
    get(`/api/products/${id}/claimable`, [session, browser && `browser=${browser}`].filter(Boolean).join('; '));

  it('D-47: answers 204 in the browser that submitted it as a visitor, and sets no cookie', async () => {
    const { status, text, headers } = await ask('14', BROWSER);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['set-cookie'])).not.toContain('browser=');
  });

  it.each([
    ['in another browser', '14', OTHER],
    ['in a browser that has never written', '14', undefined],
    ['in a browser that makes its cookie up', '14', sha256(BROWSER)],
    ['for an app with an owner', '11', BROWSER],
    ['for an app that was not submitted by a browser', '15', BROWSER],
    ['while it is being analyzed', '16', BROWSER],
    ['for an app that there is not', '99', BROWSER],
    ['for what is no id', 'abc', BROWSER],
  ])('answers 404 %s', async (_, id, browser) => expect((await ask(id, browser)).status).toBe(404));

  it('answers 401 to a visitor', async () => expect((await ask('14', BROWSER, '')).status).toBe(401));
});
