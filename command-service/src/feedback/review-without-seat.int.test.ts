import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';

let market: Marketplace;
beforeAll(async () => {
  market = await aMarketplace();
});
afterAll(() => market.end());

const anOrder = async (buyer: Person) => {
  const productId = await market.anApp();
  const { requestId } = await market.order(buyer, productId, 'QUICK');
  return { productId, stream: `feedback-${requestId}` };
};

describe('D-136: a review from Discover of an app that has open seats', () => {
  it('claims one of them, and fills it', async () => {
    const [buyer, reviewer] = [await market.aPerson(), await market.aPerson()];
    const { productId, stream } = await anOrder(buyer);
    await market.review(reviewer, productId);
    expect(await market.typesOf(stream)).toEqual([
      'FeedbackRequested',
      'SeatClaimed',
      'SeatFilled',
      'FeedbackDelivered',
    ]);
  });

  it('is a review without a seat by a user who may not claim one', async () => {
    const buyer = await market.aPerson();
    const { productId, stream } = await anOrder(buyer);
    expect((await market.submit(buyer, productId)).status).toBe(201);
    expect(await market.typesOf(stream)).toEqual(['FeedbackRequested']);
  });

  it('claims nothing when the text is refused', async () => {
    const [buyer, reviewer] = [await market.aPerson(), await market.aPerson()];
    const { productId, stream } = await anOrder(buyer);
    expect((await market.submit(reviewer, productId, 'short')).status).toBe(400);
    expect(await market.typesOf(stream)).toEqual(['FeedbackRequested']);
  });
});
