import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';

let market: Marketplace;
let ada: Person;
beforeAll(async () => {
  market = await aMarketplace();
  ada = await market.aPerson();
});
afterAll(() => market.end());

const password = 'Engine1843';
const erase = ({ browser, id }: Person) => browser.delete(`/api/users/${id}`, { password });

describe('an app that is taken down', () => {
  it('D-39: closes what was bought and asked for it, and pays all of that back', async () => {
    const owner = await market.aPerson();
    await market.earn(owner, 1);
    const productId = await market.anApp(owner.browser);
    const { orderId, requestId: paid } = await market.order(await market.aPerson(), productId, 'STANDARD');
    const asked = await market.askFor(owner, productId, 1);
    await market.claim(ada, paid);
    await owner.browser.delete(`/api/products/${productId}`);
    await market.quiet();
    for (const requestId of [paid, asked]) {
      expect(await market.dataOf('FeedbackClosed', `feedback-${requestId}`)).toMatchObject([
        { reason: 'product-taken-down' },
      ]);
    }
    expect(await market.dataOf('RefundRequested', `order-${orderId}`)).toMatchObject([
      { amountCents: 1000, missing: 3, reason: 'product-taken-down' },
    ]);
    expect(await market.typesOf(`order-${orderId}`)).toContain('PaymentRefunded');
    expect(await market.typesOf(`credits-${owner.id}`)).toContain('CreditReturned');
  });

  it('takes the reviews of what was delivered before along with nothing', async () => {
    const owner = await market.aPerson();
    const productId = await market.anApp(owner.browser);
    const { orderId, requestId } = await market.order(await market.aPerson(), productId, 'QUICK');
    await market.claim(ada, requestId);
    await market.review(ada, productId);
    await owner.browser.delete(`/api/products/${productId}`);
    await market.quiet();
    expect((await market.typesOf(`feedback-${requestId}`)).at(-1)).toBe('FeedbackDelivered');
    expect(await market.typesOf(`order-${orderId}`)).not.toContain('RefundRequested');
  });
});

describe('a reviewer who is erased', () => {
  it('D-39: gives their seat to others', async () => {
    const reviewer = await market.aPerson();
    const productId = await market.anApp();
    const { requestId } = await market.order(await market.aPerson(), productId, 'QUICK');
    await market.claim(reviewer, requestId);
    expect(await erase(reviewer)).toMatchObject({ status: 200 });
    expect(await market.dataOf('SeatReopened', `feedback-${requestId}`)).toMatchObject([
      { seat: 1, userId: reviewer.id, reason: 'reviewer-erased' },
    ]);
    expect(await market.claim(ada, requestId)).toMatchObject({ status: 201, body: { seat: 1 } });
  });
});

describe('a user who asked for reviews and is erased', () => {
  it('D-39: closes what they bought, and is refunded for what is missing', async () => {
    const buyer = await market.aPerson();
    const productId = await market.anApp();
    const { orderId, requestId } = await market.order(buyer, productId, 'STANDARD');
    await market.claim(ada, requestId);
    await market.review(ada, productId);
    await erase(buyer);
    await market.quiet();
    expect(await market.dataOf('FeedbackClosed', `feedback-${requestId}`)).toMatchObject([
      { reason: 'requester-erased', missing: [2, 3] },
    ]);
    expect(await market.dataOf('RefundRequested', `order-${orderId}`)).toMatchObject([
      { amountCents: 667, missing: 2, reason: 'buyer-erased' },
    ]);
  });

  it('D-39: closes what they asked for with credits, and frees its reviewers', async () => {
    const owner = await market.aPerson();
    await market.earn(owner, 1);
    const productId = await market.anApp(owner.browser);
    const requestId = await market.askFor(owner, productId, 1);
    await market.claim(ada, requestId);
    const other = await market.order(await market.aPerson(), productId, 'QUICK');
    await erase(owner);
    await market.quiet();
    expect(await market.dataOf('FeedbackClosed', `feedback-${requestId}`)).toMatchObject([
      { reason: 'requester-erased', missing: [1] },
    ]);
    expect(await market.claim(ada, other.requestId)).toMatchObject({ status: 201 });
  });
});
