import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from './testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from './testing/a-marketplace.ts';
import { everyEvent } from './testing/inspect.ts';
import { appointed } from './testing/people.ts';

const ABSENT = 999_999;
const WORDS = 'What it does is clear at once; where to begin is not, and the price comes late.';

let market: Marketplace;
let productId: number;
let holder: Person;
let requestId: string;
const browsers: Record<string, Browser> = {};

/** An unlisted app with two orders for it: one seat is claimed, the other filled. */
beforeAll(async () => {
  market = await aMarketplace();
  const { aPerson, order, claim, review } = market;
  const person = async (name: string): Promise<Person> => {
    const made = await aPerson();
    browsers[name] = made.browser;
    return made;
  };
  const owner = await person('owner');
  productId = await market.anApp(owner.browser);
  const buyer = await person('buyer by account');
  holder = await person('reviewer with a claim');
  const reviewer = await person('reviewer with a complete review');
  await person('another user');
  browsers['visitor'] = aBrowser(market.url);
  browsers['buyer as guest'] = aBrowser(market.url);
  browsers['submitting browser'] = aBrowser(market.url);
  browsers['submitting browser'].cookies.set('device', owner.browser.cookies.get('device')!);
  for (const role of ['moderator', 'auditor', 'operator'] as const)
    await appointed(market, (await person(role)).email, role);
  ({ requestId } = await order(buyer, productId, 'QUICK'));
  const other = await order({ browser: browsers['buyer as guest'] }, productId, 'QUICK');
  await claim(holder, requestId);
  await claim(reviewer, other.requestId);
  await review(reviewer, productId);
  await owner.browser.post(`/api/products/${productId}/unlist`);
}, 60_000);
afterAll(() => market.end());

type Call = { readonly name: string; readonly send: (browser: Browser, id: number) => ReturnType<Browser['post']> };
const CALLS: readonly Call[] = [
  { name: 'claim it', send: (browser, id) => browser.post(`/api/products/${id}/claim`) },
  { name: 'unlist it', send: (browser, id) => browser.post(`/api/products/${id}/unlist`) },
  { name: 'take it down', send: (browser, id) => browser.delete(`/api/products/${id}`) },
  { name: 'have it analyzed again', send: (browser, id) => browser.post(`/api/products/${id}/reanalyses`) },
  { name: 'create its share link', send: (browser, id) => browser.post(`/api/products/${id}/share-link`) },
  { name: 'revoke its share link', send: (browser, id) => browser.delete(`/api/products/${id}/share-link`) },
  {
    name: 'request feedback on it',
    send: (browser, id) => browser.post('/api/feedback-requests', { productId: id, reviewers: 1 }),
  },
  {
    name: 'review it',
    send: (browser, id) => browser.post('/api/reviews', { productId: id, content: WORDS, rating: 4 }),
  },
  { name: 'buy for it', send: (browser, id) => browser.post('/api/checkout', { productId: id, tier: 'QUICK' }) },
];
const answerTo = async ({ send }: Call, who: string, id: number) => {
  const { status, body } = await send(browsers[who]!, id);
  return { status, body };
};
const callTo = (name: string): Call => CALLS.find((call) => call.name === name)!;

describe('D-134: an unlisted app', () => {
  it.each(CALLS.flatMap((call) => ['another user', 'visitor'].map((who) => ({ who, call, name: call.name }))))(
    'does not exist for $who who wants to $name',
    async ({ who, call }) => {
      const before = (await everyEvent(market.store)).length;
      const answer = await answerTo(call, who, productId);
      expect(answer).toEqual(await answerTo(call, who, ABSENT));
      expect([401, 404]).toContain(answer.status);
      expect((await everyEvent(market.store)).length).toBe(before);
    },
  );

  it('refuses a seat to a logged-in user as it refuses one of a request that does not exist', async () => {
    const claim = async (id: string) => {
      const { status, body } = await browsers['another user']!.post(`/api/feedback-requests/${id}/claims`);
      return { status, body };
    };
    expect(await claim(requestId)).toEqual(await claim('00000000-0000-5000-8000-000000000000'));
  });

  it.each([
    'buyer by account',
    'buyer as guest',
    'submitting browser',
    'reviewer with a claim',
    'reviewer with a complete review',
    'moderator',
    'auditor',
    'operator',
    'owner',
  ])('can be bought for by its %s', async (who) =>
    expect((await answerTo(callTo('buy for it'), who, productId)).status).toBe(201),
  );

  it.each([
    ['claim it', 409],
    ['unlist it', 403],
    ['take it down', 403],
    ['have it analyzed again', 403],
    ['create its share link', 403],
    ['request feedback on it', 403],
  ])('tells those who know of it why they may not %s', async (name, status) => {
    for (const who of ['buyer by account', 'reviewer with a claim', 'reviewer with a complete review', 'auditor'])
      expect((await answerTo(callTo(name), who, productId)).status).toBe(status);
  });

  it('can be claimed, and bought for, by a logged-in user while a seat is open', async () => {
    await market.release(holder, requestId);
    expect((await answerTo(callTo('buy for it'), 'another user', productId)).status).toBe(201);
    expect((await answerTo(callTo('buy for it'), 'visitor', productId)).status).toBe(404);
    const taker = await market.aPerson();
    expect((await market.claim(taker, requestId)).status).toBe(201);
    expect((await answerTo(callTo('buy for it'), 'another user', productId)).status).toBe(404);
  });
});

describe('D-134: a share link', () => {
  const linkTo = async (): Promise<string> => {
    const { status, body } = await answerTo(callTo('create its share link'), 'owner', productId);
    expect(status).toBe(200);
    return String(body['token']);
  };
  const buyWith = async (share: string) =>
    (await browsers['visitor']!.post('/api/checkout', { productId, tier: 'QUICK', share })).status;

  it('has a token that no one can guess, the same until it is revoked, and stored nowhere', async () => {
    const token = await linkTo();
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await linkTo()).toBe(token);
    expect(JSON.stringify(await everyEvent(market.store))).not.toContain(token);
    await answerTo(callTo('revoke its share link'), 'owner', productId);
    expect(await linkTo()).not.toBe(token);
  });

  it('lets a visitor buy, until it is revoked', async () => {
    const token = await linkTo();
    expect(await buyWith(token)).toBe(201);
    await answerTo(callTo('revoke its share link'), 'owner', productId);
    expect(await buyWith(token)).toBe(404);
    expect(await buyWith('')).toBe(404);
  });
});
