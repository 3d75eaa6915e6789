import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';

let market: Marketplace;
let buyer: Person;
let reviewers: readonly [Person, Person, Person];
beforeAll(async () => {
  market = await aMarketplace();
  buyer = await market.aPerson();
  reviewers = [await market.aPerson(), await market.aPerson(), await market.aPerson()];
});
afterAll(() => market.end());

const mailsTo = ({ email }: Person) => market.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('with a clock that can be moved', () => {
  it('D-64: a QUICK order that no reviewer claims is refunded after 24 hours, all of it', async () => {
    const { orderId, requestId } = await market.order(buyer, await market.anApp(), 'QUICK');
    const streams = [`order-${orderId}`, `feedback-${requestId}`];
    const before = ['CheckoutStarted', 'CheckoutSessionOpened', 'PaymentConfirmed', 'FeedbackRequested'];
    await market.waitFor(23.9);
    expect(await market.typesOf(...streams)).toEqual(before);
    await market.waitFor(0.1);
    const after = ['FeedbackClosed', 'RefundRequested', 'PaymentRefunded'];
    expect(await market.typesOf(...streams)).toEqual([...before, ...after]);
    const refund = { amountCents: 500, missing: 1, reason: 'promise-missed' };
    expect(await market.dataOf('RefundRequested', `order-${orderId}`)).toMatchObject([refund]);
    expect(await market.dataOf('PaymentRefunded', `order-${orderId}`)).toMatchObject([{ amountCents: 500 }]);
  });

  it('D-64: a STANDARD order with two of three reviews pays back 334 cents after 48 hours', async () => {
    const productId = await market.anApp();
    const { orderId, requestId } = await market.order(buyer, productId, 'STANDARD');
    const [one, two, three] = reviewers;
    for (const each of reviewers) expect((await market.claim(each, requestId)).status).toBe(201);
    await market.review(two, productId);
    await market.review(three, productId);
    await market.waitFor(16);
    await market.waitFor(32);
    expect(await market.typesOf(`feedback-${requestId}`)).toEqual([
      'FeedbackRequested',
      'SeatClaimed',
      'SeatClaimed',
      'SeatClaimed',
      'SeatFilled',
      'SeatFilled',
      'SeatReopened',
      'FeedbackClosed',
    ]);
    expect(await market.dataOf('SeatReopened', `feedback-${requestId}`)).toMatchObject([
      { seat: 1, userId: one.id, reason: 'expired' },
    ]);
    expect(await market.dataOf('FeedbackClosed', `feedback-${requestId}`)).toMatchObject([{ missing: [1] }]);
    const refund = { amountCents: 334, missing: 1, reason: 'promise-missed' };
    expect(await market.dataOf('RefundRequested', `order-${orderId}`)).toMatchObject([refund]);
    expect(await market.typesOf(`order-${orderId}`)).toContain('PaymentRefunded');
  });

  it('D-64: an order whose reviews are all there is delivered, and pays nothing back (§1 sold feedback)', async () => {
    const productId = await market.anApp();
    const customer = await market.aPerson();
    const { orderId, requestId } = await market.order(customer, productId, 'STANDARD');
    for (const each of reviewers) await market.claim(each, requestId);
    for (const each of reviewers) await market.review(each, productId);
    expect(mailsTo(customer)).not.toContain('You have a new review');
    await market.waitFor(48);
    expect((await market.typesOf(`feedback-${requestId}`)).at(-1)).toBe('FeedbackDelivered');
    expect(await market.typesOf(`order-${orderId}`)).not.toContain('RefundRequested');
    const told = mailsTo(customer).filter((subject) => subject.startsWith('You have '));
    expect(['You have 3 new reviews', 'You have a new review']).toContain(told[0]);
    expect(told.length).toBeLessThanOrEqual(2);
  });

  it('D-17: a claim that runs out opens its seat again, and the buyer hears of that once', async () => {
    const productId = await market.anApp();
    const customer = await market.aPerson();
    const { requestId } = await market.order(customer, productId, 'QUICK');
    const [slow, fast] = reviewers;
    const claimed = await market.claim(slow, requestId);
    expect(Date.parse(String(claimed.body['dueAt'])) - market.clock.now().getTime()).toBeLessThanOrEqual(8 * 3_600_000);
    await market.waitFor(7.9);
    expect(await market.claim(fast, requestId)).toMatchObject({ status: 409 });
    await market.waitFor(0.1);
    expect(await market.dataOf('SeatReopened', `feedback-${requestId}`)).toMatchObject([{ reason: 'expired' }]);
    await market.waitFor(0.3);
    expect(mailsTo(customer)).toContain('A seat is open again');
    expect(await market.claim(fast, requestId)).toMatchObject({ status: 201, body: { seat: 1 } });
    await market.waitFor(1);
    expect(mailsTo(customer).filter((subject) => subject === 'A seat is open again')).toHaveLength(1);
    // It is the newer claim's own deadline that ends it, not the old one.
    expect(await market.dataOf('SeatReopened', `feedback-${requestId}`)).toHaveLength(1);
  });

  it('D-17: a late review still counts while its seat is open', async () => {
    const productId = await market.anApp();
    const { requestId } = await market.order(buyer, productId, 'QUICK');
    const [late] = reviewers;
    await market.claim(late, requestId);
    await market.waitFor(9);
    const reviewId = await market.review(late, productId);
    expect(await market.typesOf(`feedback-${requestId}`)).toEqual([
      'FeedbackRequested',
      'SeatClaimed',
      'SeatReopened',
      'SeatFilled',
      'FeedbackDelivered',
    ]);
    expect(await market.dataOf('ReviewSubmitted', `review-${reviewId}`)).toMatchObject([{ source: 'paid-order' }]);
    expect(await market.dataOf('CreditEarned', `credits-${late.id}`)).toContainEqual(
      expect.objectContaining({ reviewId, source: 'paid-order' }),
    );
  });

  it('D-17: a late review whose seat was taken counts for no one, and earns its credit', async () => {
    const productId = await market.anApp();
    const { requestId } = await market.order(buyer, productId, 'QUICK');
    const [late, other] = reviewers;
    await market.claim(late, requestId);
    await market.waitFor(9);
    await market.claim(other, requestId);
    const reviewId = await market.review(late, productId);
    expect(await market.typesOf(`feedback-${requestId}`)).not.toContain('SeatFilled');
    expect(await market.dataOf('ReviewSubmitted', `review-${reviewId}`)).toMatchObject([{ source: 'discover' }]);
    expect(await market.dataOf('CreditEarned', `credits-${late.id}`)).toContainEqual(
      expect.objectContaining({ reviewId }),
    );
  });

  it('D-04: a credit request that no reviewer claims gives its credits back after seven days', async () => {
    const owner = await market.aPerson();
    await market.earn(owner, 2);
    const requestId = await market.askFor(owner, await market.anApp(owner.browser), 2);
    await market.waitFor(7 * 24 - 1);
    expect(await market.typesOf(`feedback-${requestId}`)).toEqual(['FeedbackRequested']);
    await market.waitFor(1);
    expect(await market.typesOf(`feedback-${requestId}`)).toEqual(['FeedbackRequested', 'FeedbackClosed']);
    expect(await market.typesOf(`credits-${owner.id}`)).toEqual([
      'CreditsGranted',
      'CreditEarned',
      'CreditEarned',
      'CreditsReserved',
      'CreditReturned',
      'CreditReturned',
    ]);
    const again = await owner.browser.post('/api/feedback-requests', {
      productId: await market.anApp(owner.browser),
      reviewers: 2,
    });
    expect(again).toMatchObject({ status: 201, body: { totalCredits: 1 } });
  });

  it('D-04: a credit is spent when its review is there, and the other one comes back', async () => {
    const owner = await market.aPerson();
    await market.earn(owner, 2);
    const productId = await market.anApp(owner.browser);
    const requestId = await market.askFor(owner, productId, 2);
    const [reviewer] = reviewers;
    expect(await market.claim(reviewer, requestId)).toMatchObject({ status: 201 });
    const reviewId = await market.review(reviewer, productId);
    expect(await market.dataOf('CreditSpent', `credits-${owner.id}`)).toMatchObject([{ seat: 1, reviewId }]);
    await market.waitFor(7 * 24);
    expect(mailsTo(owner)).toEqual(['You have a new review', expect.stringContaining('came back')]);
    expect(await market.dataOf('CreditReturned', `credits-${owner.id}`)).toMatchObject([{ seat: 2 }]);
  });
});
