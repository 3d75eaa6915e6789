import { createHash } from 'node:crypto';
import { moderationView, standingView } from '@twofold/contracts/feedback/complaints/api';
import { orderView } from '@twofold/contracts/orders/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const AT = '2030-01-01T12:00:00.000Z';
const ENDED = '2030-01-02T12:00:00.000Z';
const APPEALED = '2030-01-03T12:00:00.000Z';
const TOKEN = 'the-token-of-the-link';
/** One day after the 7 days of an order that ended at `ENDED`. */
const NOW = new Date('2030-01-05T12:00:00.000Z');

/**
 * Rita (6) has reviewed for the orders of ada (3): 9 was reported and waits, 10 was appealed, 11 was upheld and is being
 * replaced, 12 could be reported, 13 no longer, 14 has nothing to report. Mona (8) is a moderator, as is ada.
 */
let service: RunningService;
const cookies: Record<string, string> = { 'a visitor': '' };
beforeAll(async () => {
  service = await startService({ now: () => NOW });
  for (const [who, id] of Object.entries({ ada: 3, rita: 6, mona: 8 })) cookies[who] = await service.logIn(id);
  await service.addUser(3, { roles: '["moderator"]' });
  await service.addUser(6, { fullName: 'Rita Reader' });
  await service.addUser(8, { roles: '["auditor","moderator"]' });
  await service.addProduct(11);
  await service.addReview(21, { userId: 6, status: 'complete' });
  await service.addReview(22, { userId: 6, status: 'complete', content: null });
  const filled = { state: 'filled', userId: 6, reviewId: 21 } as const;
  for (const orderId of [9, 10, 11]) {
    await service.addOrder(orderId, { userId: 3, linkHash: createHash('sha256').update(TOKEN).digest('hex') });
    await service.addRequest(requestId(orderId), { orderId, status: 'delivered', endedAt: ENDED, seats: [filled] });
  }
  await service.addComplaint(9);
  const appealed = { state: 'appealed', appeal: 'It is mine.', appealed_at: APPEALED } as const;
  await service.addComplaint(10, { ...appealed, review_id: 22, note: null });
  const upheld = { state: 'upheld', because: 'no-appeal', decided_at: ENDED } as const;
  await service.addComplaint(11, { ...upheld, product_id: 99, reported_by: null });
  await service.addRequest(requestId(110), {
    orderId: 11,
    replaces: 21,
    seats: [{ state: 'claimed', userId: 7, dueAt: '2030-01-06T12:00:00.000Z' }],
  });
  await service.addBrief(requestId(11), { task: 'Book a stand.' });
  await service.addOrder(12, { userId: 3 });
  await service.addRequest(requestId(12), {
    orderId: 12,
    status: 'closed',
    endedAt: ENDED,
    seats: [filled, { state: 'missing' }],
  });
  await service.addOrder(13, { userId: 3 });
  await service.addRequest(requestId(13), {
    orderId: 13,
    status: 'delivered',
    endedAt: '2029-12-29T12:00:00.000Z',
    seats: [filled],
  });
  await service.addOrder(14, { userId: 3 });
  await service.addRequest(requestId(14), { orderId: 14, seats: [{ state: 'open' }] });
});
afterAll(() => service.end());

const get = (path: string, who: string) => service.get(path, cookies[who]);
const order = async (id: number, who = 'ada', query = '') =>
  orderView.strict().parse((await get(`/api/orders/${id}${query}`, who)).body);

describe('the order page', () => {
  it('shows the buyer’s report, also through the link in the mail', async () => {
    const reported = {
      reviewId: 21,
      seat: 1,
      reason: 'copied',
      note: 'It is our own text.',
      state: 'reported',
      reportedAt: AT,
      appealBy: '2030-01-08T12:00:00.000Z',
    };
    expect((await order(9)).complaint).toEqual(reported);
    expect((await order(9, 'a visitor', `?token=${TOKEN}`)).complaint).toEqual(reported);
  });
  it('shows the appeal, and no texts of erased users', async () => {
    const { complaint } = await order(10);
    expect(complaint).toMatchObject({ state: 'appealed', appeal: { text: 'It is mine.', at: APPEALED } });
    expect(complaint).not.toHaveProperty('note');
  });
  it('shows the seat that replaces a review, and stays delivered', async () => {
    const { complaint, seats, state } = await order(11);
    expect(complaint).toMatchObject({ state: 'upheld', decided: { because: 'no-appeal', at: ENDED } });
    expect(complaint?.replacement).toMatchObject({
      requestId: requestId(110),
      state: 'under-way',
      seats: [{ seat: 1, state: 'claimed' }],
    });
    expect([seats.length, state]).toEqual([1, 'delivered']);
  });
  it('shows until when a review can be reported', async () => {
    expect((await order(12)).canReportUntil).toBe('2030-01-09T12:00:00.000Z');
    for (const id of [9, 13, 14]) expect(await order(id)).not.toHaveProperty('canReportUntil');
  });
  it('is not in the list of orders', async () => {
    const { body } = await get('/api/me/orders', 'ada');
    expect(JSON.stringify(body)).not.toContain('our own text');
    expect(body).toHaveLength(6);
  });
});

describe('a seat that replaces a review', () => {
  it('uses the brief of the order', async () => {
    const cookie = await service.logIn(7);
    const { body } = await service.get('/api/me/claims', cookie);
    expect(body).toMatchObject([{ requestId: requestId(110), brief: { task: 'Book a stand.', hasAccess: false } }]);
  });
});

describe('the standing of a reviewer', () => {
  it('counts delivered reviews, and shows the reports about them', async () => {
    const standing = standingView.strict().parse((await get('/api/me/standing', 'rita')).body);
    expect(standing).toMatchObject({ delivered: 5, inTime: 5, reportsUpheld: 1 });
    expect(standing.complaints.map(({ orderId, state }) => [orderId, state])).toEqual([
      [11, 'upheld'],
      [10, 'appealed'],
      [9, 'reported'],
    ]);
    expect(standing.complaints[1]?.review).toEqual({ id: 22, rating: 4, content: REMOVED_TEXT });
    expect(standing.complaints[0]).not.toHaveProperty('product');
  });
  it('is empty without reviews, and includes no other account', async () =>
    expect((await get('/api/me/standing', 'mona')).body).toEqual({
      delivered: 0,
      inTime: 0,
      reportsUpheld: 0,
      complaints: [],
    }));
  it('requires an account', async () => expect((await get('/api/me/standing', 'a visitor')).status).toBe(401));
});

describe('the moderators’ list', () => {
  const read = async (who: string) =>
    moderationView.strict().parse((await get('/api/moderation/complaints', who)).body);
  it('has the pending appeals, and past decisions', async () => {
    const { waiting, decided } = await read('mona');
    expect(waiting.map(({ orderId, canDecide }) => [orderId, canDecide])).toEqual([[10, true]]);
    expect(decided.map(({ orderId, canDecide }) => [orderId, canDecide])).toEqual([[11, undefined]]);
  });
  it('cannot be decided by a party', async () => {
    const { waiting } = await read('ada');
    expect(waiting.map(({ orderId, canDecide }) => [orderId, canDecide])).toEqual([[10, undefined]]);
  });
  it.each(['rita', 'a visitor'])('is 404 for %s', async (who) =>
    expect(await get('/api/moderation/complaints', who)).toMatchObject({ status: 404, body: { error: 'Not found' } }),
  );
});
