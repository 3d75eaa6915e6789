import { createHash } from 'node:crypto';
import { orderView } from '@twofold/contracts/orders/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { DUE, requestId } from '../testing/orders-and-requests.ts';

const BROWSER = 'ab'.repeat(16);
const TOKEN = 'the-token-of-the-link';
const AT = '2030-01-01T12:00:00.000Z';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** 9 was bought by ada, 10 by a guest in BROWSER, 13 in BROWSER too and is bob's by now; 14 waits for its payment. 17 is an erased guest's. */
let service: RunningService;
const cookies: Record<string, string> = { 'a visitor': '', 'the browser': `browser=${BROWSER}` };
beforeAll(async () => {
  service = await startService();
  for (const [who, id] of Object.entries({ ada: 3, bob: 4, 'the app’s owner': 5 })) {
    cookies[who] = await service.logIn(id);
  }
  cookies['ada in the browser'] = `${cookies['ada']}; browser=${BROWSER}`;
  cookies['an empty browser'] = 'browser=';
  cookies['a made up browser'] = `browser=${sha256(BROWSER)}`;
  await service.addProduct(11, { ownerId: 5 });
  await service.addUser(6, { fullName: 'Rita Reader', expertise: 'Bakeries' });
  await service.addUser(7, { fullName: '', expertise: '' });
  await service.addReview(21, { userId: 6, status: 'complete' });
  await service.addReview(22, { userId: 7, status: 'complete' });
  await service.addReview(23, { userId: 8, status: 'complete', content: null });
  await service.addOrder(9, { userId: 3, linkHash: sha256(TOKEN) });
  await service.addRequest(requestId(1), {
    orderId: 9,
    seats: [{ state: 'filled', userId: 6, reviewId: 21 }, { state: 'claimed', userId: 6 }, { state: 'open' }],
  });
  const browser = sha256(BROWSER);
  await service.addOrder(10, { browser, tier: 'QUICK', provider: 'simulated' });
  await service.addRequest(requestId(2), {
    orderId: 10,
    status: 'delivered',
    seats: [{ state: 'filled', userId: 7, reviewId: 22 }],
  });
  const refund = { amountCents: 667, missing: 2, reason: 'promise-missed', state: 'requested', at: DUE };
  await service.addOrder(13, { browser, userId: 4, refunds: JSON.stringify([refund]), productId: 99 });
  await service.addRequest(requestId(3), {
    orderId: 13,
    productId: 99,
    status: 'closed',
    seats: [{ state: 'filled', userId: 8, reviewId: 23 }, { state: 'missing' }, { state: 'missing' }],
  });
  await service.addOrder(14, { browser, status: 'unpaid' });
  await service.addOrder(15, { browser: 'of a visitor', status: 'expired', userId: 4 });
  await service.addOrder(16, { userId: 3 });
  await service.addOrder(17, { browser: '' });
});
afterAll(() => service.end());

const get = (path: string, who = 'ada') => service.get(path, cookies[who]);
const order = async (id: number, who: string) => orderView.strict().parse((await get(`/api/orders/${id}`, who)).body);
const idsIn = ({ body }: { body: unknown }): number[] =>
  orderView
    .strict()
    .array()
    .parse(body)
    .map(({ id }) => id);

/** Rights (D-59): no one gets a 401, since a buyer needs no account. */
describe.each([
  ['9', { 'a visitor': 404, ada: 200, bob: 404, 'the browser': 404, 'the app’s owner': 404 }],
  [
    '10',
    { 'a visitor': 404, ada: 404, bob: 404, 'the browser': 200, 'ada in the browser': 200, 'the app’s owner': 404 },
  ],
  // D-133: a claimed order is visible only to its account.
  ['13', { 'a visitor': 404, ada: 404, bob: 200, 'the browser': 404, 'a made up browser': 404 }],
  ['17', { 'a visitor': 404, ada: 404, 'the browser': 404, 'an empty browser': 404 }],
  ['14', { 'a visitor': 404, bob: 404, 'the browser': 200 }],
  [`9?token=${TOKEN}`, { 'a visitor': 200, bob: 200, 'the browser': 200 }],
  [`9?token=${sha256(TOKEN)}`, { 'a visitor': 404, ada: 200, bob: 404 }],
  [`10?token=${TOKEN}`, { 'a visitor': 404, bob: 404 }],
  ['10?token=', { 'a visitor': 404 }],
  [`9?token=${TOKEN}&token=${TOKEN}`, { 'a visitor': 400 }],
  [`9?token=${'x'.repeat(101)}`, { 'a visitor': 400 }],
])('GET /api/orders/%s', (path, answers) => {
  it.each(Object.entries(answers))('answers %s with %i, and must not be cached', async (who, status) => {
    const answer = await get(`/api/orders/${path}`, who);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/orders/{id}', () => {
  it('tells only the buyer that the link can be revoked, until it is', async () => {
    const canRevoke = async (path: string, who: string) => orderView.parse((await get(path, who)).body).canRevokeLink;
    expect(await canRevoke('/api/orders/9', 'ada')).toBe(true);
    expect(await canRevoke(`/api/orders/9?token=${TOKEN}`, 'bob')).toBeUndefined();
    expect(await canRevoke('/api/orders/16', 'ada')).toBeUndefined();
  });

  it.each(['0', '99', 'abc', '9x', '-9', '9.0', '9223372036854775808', '9'.repeat(400)])(
    'D-53: answers 404 to the id %s',
    async (id) => {
      const { status, body } = await get(`/api/orders/${id}`);
      expect({ status, body: body as unknown }).toMatchObject({ status: 404, body: { error: 'Order not found' } });
    },
  );

  it('returns the order with its seats and their reviews', async () =>
    expect(await order(9, 'ada')).toEqual({
      id: 9,
      productId: 11,
      product: { title: 'App 11', url: 'https://example.com/11' },
      tier: 'STANDARD',
      amountCents: 1_000,
      isSimulated: false,
      sessionId: 'cs_9',
      state: 'under-way',
      startedAt: AT,
      paidAt: AT,
      dueAt: DUE,
      requestId: expect.stringMatching(/^00000000-0000-5000-8000-/) as string,
      seats: [
        {
          seat: 1,
          state: 'filled',
          claimedAt: AT,
          filledAt: AT,
          reviewer: { name: 'Rita Reader', expertise: 'Bakeries' },
          review: { id: 21, rating: 4, content: 'What a fine app.' },
        },
        // A reviewer is not named before they have reviewed.
        { seat: 2, state: 'claimed', claimedAt: AT, claimedUntil: DUE },
        { seat: 3, state: 'open' },
      ],
      refunds: [],
      canReportUntil: '2030-01-10T12:00:00.000Z',
      canRevokeLink: true,
    }));

  it('shows simulated payments, and the delivery', async () =>
    expect(await order(10, 'the browser')).toMatchObject({ isSimulated: true, state: 'delivered', amountCents: 500 }));

  it('shows missing reviews and refunds, even for an app that was taken down', async () => {
    const found = await order(13, 'bob');
    expect(found).toMatchObject({ state: 'closed', refunds: [{ amountCents: 667, missing: 2, state: 'requested' }] });
    expect(found.product).toBeUndefined();
    expect(found.seats.map(({ state }) => state)).toEqual(['filled', 'missing', 'missing']);
  });

  it('shows a dispute of the payment', async () => {
    expect(await order(13, 'bob')).not.toHaveProperty('dispute');
    await service.client.query(
      `insert into read_models.payment_issues_v1 values
       ('dispute-du_1', 13, 'dispute', 'lost', 'du_1', 'pi_1', false, 1000, 'usd', 'general', $1, $2),
       ('refund-13', 13, 'refund', 'open', 'a', 'pi_1', false, 667, 'usd', 'declined', $2, null)`,
      [AT, DUE],
    );
    expect(await order(13, 'bob')).toMatchObject({ dispute: { state: 'lost', at: DUE } });
  });

  it('has placeholders for unnamed and erased reviewers', async () => {
    expect((await order(10, 'the browser')).seats[0]?.reviewer).toEqual({ name: 'Reviewer', expertise: '' });
    expect((await order(13, 'bob')).seats[0]).toMatchObject({
      reviewer: { name: 'A former reviewer', expertise: '' },
      review: { content: REMOVED_TEXT },
    });
  });

  it('has no review in a seat until the review is complete', async () => {
    const become = (status: string) =>
      service.client.query('update read_models.reviews_v1 set status = $1 where id = 21', [status]);
    await become('pending');
    const [pending] = (await order(9, 'ada')).seats;
    await become('complete');
    expect([pending?.state, pending?.review]).toEqual(['filled', undefined]);
    expect((await order(9, 'ada')).seats[0]?.review?.id).toBe(21);
  });

  it('never contains an email address', async () => {
    for (const [id, who] of [
      [9, 'ada'],
      [10, 'the browser'],
    ] as const)
      expect((await get(`/api/orders/${id}`, who)).text).not.toContain('@');
  });

  it('has no seats before it is paid, and the promised ones afterwards', async () => {
    expect(await order(14, 'the browser')).toMatchObject({ state: 'unpaid', seats: [] });
    expect(await order(16, 'ada')).toMatchObject({
      state: 'under-way',
      seats: [
        { seat: 1, state: 'open' },
        { seat: 2, state: 'open' },
        { seat: 3, state: 'open' },
      ],
    });
  });
});

describe('GET /api/me/orders', () => {
  it.each([
    ['a visitor', []],
    ['the app’s owner', []],
    ['a made up browser', []],
    ['ada', [16, 9]],
    ['the browser', [14, 10]],
    ['ada in the browser', [16, 14, 10, 9]],
    ['bob', [15, 13]],
  ])('answers %s with the orders %j, the newest first, and must not be cached', async (who, ids) => {
    const answer = await get('/api/me/orders', who);
    expect(idsIn(answer)).toEqual(ids);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('D-133: exchanges the cookie of release 0.1 in which something was bought, and no other', async () => {
    const set = async (who: string): Promise<string> =>
      String((await get('/api/me/orders', who)).headers['set-cookie']);
    expect(await set('the browser')).toMatch(
      new RegExp(`^device=${sha256(BROWSER)}\\..*browser=${sha256(BROWSER)}\\.`),
    );
    cookies['another browser'] = `browser=${'cd'.repeat(16)}`;
    expect(await set('another browser')).toBe('undefined');
  });

  it('omits the reviews', async () => {
    const [, nine] = orderView.array().parse((await get('/api/me/orders')).body);
    expect(nine?.seats[0]).toMatchObject({ state: 'filled', reviewer: { name: 'Rita Reader' } });
    expect(nine?.seats[0]?.review).toBeUndefined();
  });

  it('continues after a page', async () => {
    expect(idsIn(await get('/api/me/orders?limit=1', 'the browser'))).toEqual([14]);
    expect(idsIn(await get('/api/me/orders?limit=2&before=14', 'the browser'))).toEqual([10]);
  });

  it.each(['limit=0', 'limit=101', 'before=x'])('answers 400 to %s', async (query) =>
    expect((await get(`/api/me/orders?${query}`)).status).toBe(400),
  );
});
