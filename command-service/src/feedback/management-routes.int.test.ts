import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';

let market: Marketplace;
let owner: Person;
let reviewer: Person;
beforeAll(async () => {
  market = await aMarketplace();
  [owner, reviewer] = [await market.aPerson(), await market.aPerson()];
  await market.earn(owner, 5);
});
afterAll(() => market.end());

const brief = { task: 'Book a stand.', questions: ['Is the price clear?', ''], access: 'guest / guest' };
const notFound = { status: 404, body: { error: 'Feedback request not found' } };
const pathOf = (requestId: string, what: string) => `/api/feedback-requests/${requestId}/${what}`;

describe('POST /api/feedback-requests/{id}/cancel', () => {
  it('D-27: gives the buyer without an account the whole price back', async () => {
    const guest = aBrowser(market.url);
    const { orderId, requestId } = await market.order({ browser: guest }, await market.anApp(), 'STANDARD');
    expect(await owner.browser.post(pathOf(requestId, 'cancel'))).toMatchObject(notFound);
    expect(await guest.post(pathOf(requestId, 'cancel'))).toMatchObject({ status: 200, body: { ok: true } });
    await market.quiet();
    const refunds = await market.dataOf('PaymentRefunded', `order-${orderId}`);
    expect(refunds).toMatchObject([{ amountCents: 1000, missing: 3 }]);
    expect(await market.dataOf('RefundRequested', `order-${orderId}`)).toMatchObject([{ reason: 'order-cancelled' }]);
    expect(await guest.post(pathOf(requestId, 'cancel'))).toMatchObject({ status: 200 });
    expect(await market.claim(reviewer, requestId)).toMatchObject({ status: 409 });
  });

  it('gives credits back that were reserved', async () => {
    const requestId = await market.askFor(owner, await market.anApp(owner.browser), 2);
    expect(await owner.browser.post(pathOf(requestId, 'cancel'))).toMatchObject({ status: 200 });
    await market.quiet();
    expect(await market.dataOf('CreditReturned', `credits-${owner.id}`)).toHaveLength(2);
  });

  it('answers 404 where there is no such request', async () =>
    expect(await aBrowser(market.url).post(pathOf(crypto.randomUUID(), 'cancel'))).toMatchObject(notFound));
});

describe('POST /api/feedback-requests/{id}/brief', () => {
  it('D-137: is written by the buyer, who may have no account, and sealed', async () => {
    const guest = aBrowser(market.url);
    const { requestId } = await market.order({ browser: guest }, await market.anApp(), 'QUICK');
    expect(await reviewer.browser.post(pathOf(requestId, 'brief'), brief)).toMatchObject(notFound);
    expect(await guest.post(pathOf(requestId, 'brief'), brief)).toMatchObject({ status: 200, body: { ok: true } });
    const written = { task: brief.task, questions: [brief.questions[0]], access: brief.access };
    expect(await market.dataOf('BriefWritten', `brief-${requestId}`)).toMatchObject([written]);
  });

  it('is written with a request that credits pay for', async () => {
    const productId = await market.anApp(owner.browser);
    const { body } = await owner.browser.post('/api/feedback-requests', { productId, reviewers: 1, brief });
    const requestId = String(body['requestId']);
    expect(await market.typesOf(`brief-${requestId}`)).toEqual(['BriefWritten']);
    await owner.browser.post(pathOf(requestId, 'cancel'));
    await market.quiet();
    expect(await market.typesOf(`brief-${requestId}`)).toEqual(['BriefWritten', 'BriefAccessErased']);
    expect(JSON.stringify(await market.dataOf('BriefWritten', `brief-${requestId}`))).not.toContain('guest / guest');
  });

  it.each([
    [{ questions: ['1', '2', '3', '4'] }, 'Please ask at most 3 questions'],
    [{ task: 'x'.repeat(2_001) }, 'The task can have at most 2,000 characters'],
    [{ access: 'x'.repeat(1_001) }, 'The test login can have at most 1,000 characters'],
    [{ questions: ['x'.repeat(301)] }, 'A question can have at most 300 characters'],
  ])('answers 400 to a brief that is too long: %#', async (body, error) => {
    const answer = await aBrowser(market.url).post(pathOf(crypto.randomUUID(), 'brief'), body);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});
