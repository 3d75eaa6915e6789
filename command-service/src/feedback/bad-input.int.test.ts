import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answered } from '../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';
import { everyEvent } from '../testing/inspect.ts';

let market: Marketplace;
let owner: Person;
let productId: number;
let requestId: string;
beforeAll(async () => {
  market = await aMarketplace();
  owner = await market.aPerson();
  await market.earn(owner, 5);
  productId = await market.anApp(owner.browser);
  requestId = await market.askFor(owner, productId, 1);
  await market.quiet();
});
afterAll(() => market.end());

/** Sends a request, and checks that the log does not change. */
const refusing = async (send: () => Promise<Answered>) => {
  const before = await everyEvent(market.store);
  const { status, body } = await send();
  expect(await everyEvent(market.store)).toEqual(before);
  return { status, error: body['error'] };
};

describe('POST /api/feedback-requests', () => {
  it.each([
    ['no app', { productId: undefined }, 'Please name the app'],
    ['an app by its name', { productId: 'Benchbook' }, 'Please name the app'],
    ['an app of no number', { productId: -1 }, 'Please name the app'],
    ['half an app', { productId: 1.5 }, 'Please name the app'],
    ['no number', { reviewers: undefined }, 'Please say how many reviewers'],
    ['a number in words', { reviewers: 'two' }, 'Please say how many reviewers'],
    ['half a reviewer', { reviewers: 1.5 }, 'Please say how many reviewers'],
    ['no reviewer', { reviewers: 0 }, 'Please ask for at least one reviewer'],
    ['fewer than none', { reviewers: -3 }, 'Please ask for at least one reviewer'],
    ['a crowd', { reviewers: 11 }, 'Please ask for at most 10 reviewers'],
  ])('answers 400 to %s and leaves no trace', async (_, changes, error) => {
    const send = () => owner.browser.post('/api/feedback-requests', { productId, reviewers: 1, ...changes });
    expect(await refusing(send)).toEqual({ status: 400, error });
  });

  it('answers 404 for an unknown app', async () => {
    const send = () => owner.browser.post('/api/feedback-requests', { productId: 999_999, reviewers: 1 });
    expect(await refusing(send)).toEqual({ status: 404, error: 'Product not found' });
  });
});

const NO_REQUESTS = ['abc', '1', '0', '-1', '00000000-0000-4000-8000-00000000000', 'x'.repeat(500), '%00', '..%2F..'];

describe('POST /api/feedback-requests/{id}/claims', () => {
  it.each([...NO_REQUESTS, '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b'])('answers 404 to the id %s', async (id) => {
    const send = () => owner.browser.post(`/api/feedback-requests/${id}/claims`);
    expect(await refusing(send)).toEqual({ status: 404, error: 'Feedback request not found' });
  });
});

describe('DELETE /api/feedback-requests/{id}/claims/{seat}', () => {
  it.each([...NO_REQUESTS, '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b'])('answers 404 to the id %s', async (id) => {
    const send = () => owner.browser.delete(`/api/feedback-requests/${id}/claims/1`);
    expect(await refusing(send)).toEqual({ status: 404, error: 'Feedback request not found' });
  });

  it.each(['0', '-1', '1.5', 'one', '999', '01', '%00'])('answers 404 to the seat %s', async (seat) => {
    const send = () => owner.browser.delete(`/api/feedback-requests/${requestId}/claims/${seat}`);
    expect(await refusing(send)).toEqual({ status: 404, error: 'Claim not found' });
  });
});
