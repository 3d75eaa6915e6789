import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../../testing/a-marketplace.ts';
import { everyEvent } from '../../testing/inspect.ts';
import { appointed } from '../../testing/people.ts';
import { replacementOf } from '../request-id.ts';

const DAY = 24;
const NOTE = 'It is the text of our own home page.';
const APPEAL = 'I quoted one line to say what is unclear in it.';
const password = 'Engine1843';

let market: Marketplace;
let moderator: Person;
beforeAll(async () => {
  market = await aMarketplace();
  moderator = await market.aPerson();
  await appointed(market, moderator.email, 'moderator');
});
afterAll(() => market.end());

const complaintPath = (orderId: number) => `/api/orders/${orderId}/complaint`;
const reporting = (reviewId: number) => ({ reviewId, reason: 'copied', note: NOTE });
const appeal = ({ browser }: Pick<Person, 'browser'>, orderId: number) =>
  browser.post(`${complaintPath(orderId)}/appeal`, { text: APPEAL });
const decide = ({ browser }: Pick<Person, 'browser'>, orderId: number, decision: string) =>
  browser.post(`/api/moderation/complaints/${orderId}/decision`, { decision });
const streamOf = (orderId: number) => `complaint-${orderId}`;
const mailsTo = ({ email }: Person) => market.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const creditEvents = ({ id }: Person) => market.typesOf(`credits-${id}`);

/** A delivered QUICK order with its own reviewer. */
const aDelivery = async (buyer: Person | { readonly browser: Browser }, productId?: number) => {
  const reviewer = await market.aPerson();
  const app = productId ?? (await market.anApp());
  const { orderId, requestId } = await market.order(buyer, app, 'QUICK');
  await market.claim(reviewer, requestId);
  const reviewId = await market.review(reviewer, app);
  const report = (by: Browser = buyer.browser) => by.post(complaintPath(orderId), reporting(reviewId));
  return { productId: app, orderId, reviewer, reviewId, report };
};

describe('a buyer who reports a review', () => {
  it('D-127: is told that it arrived, as is the reviewer; the words are sealed', async () => {
    const buyer = await market.aPerson();
    const { orderId, reviewer, reviewId, report } = await aDelivery(buyer);
    expect(await report()).toMatchObject({ status: 201, body: { ok: true } });
    await market.quiet();
    const [said] = await market.dataOf('ReviewReported', streamOf(orderId));
    expect(said).toMatchObject({ reviewId, reviewerId: reviewer.id, reportedBy: buyer.id, note: NOTE, earns: true });
    expect(mailsTo(buyer).at(-1)).toBe(`We received your complaint about a review of order ${orderId}`);
    expect(mailsTo(reviewer).at(-1)).toBe('A buyer reported one of your reviews');
    expect(JSON.stringify(market.mails)).not.toContain(NOTE);
    expect(await report()).toMatchObject({ status: 409 });
  });

  it('needs no account', async () => {
    const guest = aBrowser(market.url);
    const { orderId, report } = await aDelivery({ browser: guest });
    expect(await report()).toMatchObject({ status: 201 });
    const [said] = await market.dataOf('ReviewReported', streamOf(orderId));
    expect(said).not.toHaveProperty('reportedBy');
  });

  it('is refused what is not a review of the order, and an order of another user', async () => {
    const buyer = await market.aPerson();
    const other = await aDelivery(await market.aPerson());
    const { orderId, report } = await aDelivery(buyer);
    const before = (await everyEvent(market.store)).length;
    expect(await buyer.browser.post(complaintPath(orderId), reporting(other.reviewId))).toMatchObject({
      status: 404,
      body: { error: 'Review not found' },
    });
    expect(await report(moderator.browser)).toMatchObject({ status: 404, body: { error: 'Order not found' } });
    expect(await report(aBrowser(market.url))).toMatchObject({ status: 404 });
    expect(await buyer.browser.post(complaintPath(999_999), reporting(1))).toMatchObject({ status: 404 });
    expect((await everyEvent(market.store)).length).toBe(before);
  });

  it.each([
    [{ reason: 'boring' }, 'Please choose what is wrong'],
    [{ note: '' }, 'Please explain in one sentence'],
    [{ note: 'x'.repeat(301) }, 'Your explanation can have at most 300 characters'],
    [{ reviewId: 0 }, 'Please choose a review'],
  ])('is answered 400 to %o', async (wrong, error) =>
    expect(await aBrowser(market.url).post(complaintPath(1), { ...reporting(1), ...wrong })).toMatchObject({
      status: 400,
      body: { error },
    }),
  );
});

describe('a reviewer who appeals', () => {
  it('is decided by a moderator, who upholds: the credit is revoked, the seat opens for others', async () => {
    const buyer = await market.aPerson();
    const { productId, orderId, reviewer, report } = await aDelivery(buyer);
    await report();
    expect(await decide(moderator, orderId, 'uphold')).toMatchObject({ status: 409 });
    expect(await appeal(buyer, orderId)).toMatchObject({ status: 404, body: { error: 'Complaint not found' } });
    expect(await appeal(reviewer, orderId)).toMatchObject({ status: 201 });
    expect(await appeal(reviewer, orderId)).toMatchObject({ status: 409 });
    expect(await decide(reviewer, orderId, 'dismiss')).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect(await decide(moderator, orderId, 'maybe')).toMatchObject({ status: 400 });
    expect(await decide(moderator, orderId, 'uphold')).toMatchObject({ status: 200 });
    await market.quiet();
    expect(await market.dataOf('ComplaintUpheld', streamOf(orderId))).toMatchObject([
      { because: 'moderator', decidedBy: moderator.id },
    ]);
    expect((await creditEvents(reviewer)).at(-1)).toBe('CreditRevoked');
    const replacement = replacementOf(orderId);
    expect(await market.claim(reviewer, replacement)).toMatchObject({ status: 409 });
    expect(await market.claim(buyer, replacement)).toMatchObject({ status: 403 });
    const other = await market.aPerson();
    expect(await market.claim(other, replacement)).toMatchObject({ status: 201, body: { seat: 1 } });
    await market.review(other, productId);
    expect((await market.typesOf(`feedback-${replacement}`)).at(-1)).toBe('FeedbackDelivered');
    expect(await market.typesOf(`order-${orderId}`)).not.toContain('RefundRequested');
    expect(mailsTo(reviewer)).toContain('A complaint about one of your reviews was upheld');
    expect(mailsTo(buyer)).toContain(`Your complaint about order ${orderId} was upheld`);
  });

  it('keeps the credit where a moderator dismisses', async () => {
    const { orderId, reviewer, report } = await aDelivery(await market.aPerson());
    await report();
    await appeal(reviewer, orderId);
    await decide(moderator, orderId, 'dismiss');
    await market.quiet();
    expect(await creditEvents(reviewer)).not.toContain('CreditRevoked');
    expect(await market.typesOf(`feedback-${replacementOf(orderId)}`)).toEqual([]);
    expect(mailsTo(reviewer).at(-1)).toBe('A complaint about one of your reviews was dismissed');
  });
});

describe('an erased party of a complaint', () => {
  const erase = ({ browser, id }: Person) => browser.delete(`/api/users/${id}`, { password });

  it('ends the complaint of a buyer, whose words become unreadable', async () => {
    const buyer = await market.aPerson();
    const { orderId, reviewer, report } = await aDelivery(buyer);
    await report();
    await erase(buyer);
    await market.quiet();
    expect(await market.typesOf(streamOf(orderId))).toEqual([
      'ReviewReported',
      'ComplaintTextRemoved',
      'ComplaintDismissed',
    ]);
    const [said] = await market.dataOf('ReviewReported', streamOf(orderId));
    expect(said).toMatchObject({ note: { erased: true } });
    expect(await creditEvents(reviewer)).not.toContain('CreditRevoked');
  });

  it('removes the appeal of a reviewer, and opens a replacement', async () => {
    const { orderId, reviewer, report } = await aDelivery(await market.aPerson());
    await report();
    await appeal(reviewer, orderId);
    await erase(reviewer);
    await market.quiet();
    expect((await market.typesOf(streamOf(orderId))).slice(2)).toEqual(['ComplaintTextRemoved', 'ComplaintUpheld']);
    const [said] = await market.dataOf('ComplaintAppealed', streamOf(orderId));
    expect(said).toMatchObject({ text: { erased: true } });
    expect(await market.typesOf(`feedback-${replacementOf(orderId)}`)).toEqual(['FeedbackRequested']);
  });

  it('is refunded if the buyer is erased while the replacement is open', async () => {
    const buyer = await market.aPerson();
    const { orderId, reviewer, report } = await aDelivery(buyer);
    await report();
    await erase(reviewer);
    await market.quiet();
    await erase(buyer);
    await market.quiet();
    expect(await market.dataOf('FeedbackClosed', `feedback-${replacementOf(orderId)}`)).toMatchObject([
      { reason: 'requester-erased' },
    ]);
    expect(await market.dataOf('RefundRequested', `order-${orderId}`)).toMatchObject([
      { amountCents: 500, reason: 'review-unusable' },
    ]);
  });

  it('leaves a review that can no longer be reported', async () => {
    const { reviewer, report } = await aDelivery(await market.aPerson());
    await erase(reviewer);
    await market.quiet();
    expect(await report()).toMatchObject({
      status: 409,
      body: { error: 'This review was removed together with the account of its author' },
    });
  });
});

describe('a complaint without an appeal', () => {
  it('is upheld after 7 days, and refunded if no reviewer claims the replacement', async () => {
    const buyer = await market.aPerson();
    const reviewers = [await market.aPerson(), await market.aPerson()];
    const productId = await market.anApp();
    const { orderId, requestId } = await market.order(buyer, productId, 'STANDARD');
    const reviewIds: number[] = [];
    for (const reviewer of reviewers) {
      await market.claim(reviewer, requestId);
      reviewIds.push(await market.review(reviewer, productId));
    }
    await market.waitFor(2 * DAY + 1);
    expect(await market.dataOf('PaymentRefunded', `order-${orderId}`)).toMatchObject([{ amountCents: 334 }]);
    await buyer.browser.post('/api/login', { username: buyer.email, password });
    expect(await buyer.browser.post(complaintPath(orderId), reporting(reviewIds[1] ?? 0))).toMatchObject({
      status: 201,
    });
    await market.waitFor(7 * DAY + 1);
    expect(await market.dataOf('ComplaintUpheld', streamOf(orderId))).toMatchObject([{ because: 'no-appeal' }]);
    await market.waitFor(2 * DAY + 1);
    expect(await market.dataOf('PaymentRefunded', `order-${orderId}`)).toMatchObject([
      { amountCents: 334 },
      { amountCents: 333, forUnusable: true },
    ]);
    expect(mailsTo(buyer).filter((subject) => subject.startsWith('Your refund'))).toHaveLength(2);
  }, 60_000);
});
