import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderLinks } from './orders/order-links.ts';
import { aBrowser, type Browser } from './testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from './testing/a-marketplace.ts';
import { appointed } from './testing/people.ts';
import { someScreenshots } from './testing/some-screenshots.ts';

let market: Marketplace;
let productId: number;
let orderId: number;
const browsers: Record<string, Browser> = {};

/** An unlisted app with screenshots and two orders for it: one seat is claimed, the other filled. */
beforeAll(async () => {
  market = await aMarketplace({ takeScreenshots: () => Promise.resolve(someScreenshots()) });
  const { aPerson, order, claim, review } = market;
  const person = async (name: string): Promise<Person> => {
    const made = await aPerson();
    browsers[name] = made.browser;
    return made;
  };
  const owner = await person('its owner');
  productId = await market.anApp(owner.browser);
  await untilMeasured();
  const buyer = await person('a buyer by account');
  const holder = await person('a reviewer with a claim');
  const reviewer = await person('a reviewer with a complete review');
  await person('another user');
  browsers['a visitor'] = aBrowser(market.url);
  browsers['a buyer as guest'] = aBrowser(market.url);
  browsers['the submitting browser'] = aBrowser(market.url);
  browsers['the submitting browser'].cookies.set('device', owner.browser.cookies.get('device')!);
  await appointed(market, (await person('a moderator')).email, 'moderator');
  const first = await order(buyer, productId, 'QUICK');
  const other = await order({ browser: browsers['a buyer as guest'] }, productId, 'QUICK');
  orderId = other.orderId;
  await claim(holder, first.requestId);
  await claim(reviewer, other.requestId);
  await review(reviewer, productId);
  await owner.browser.post(`/api/products/${productId}/unlist`);
}, 60_000);
afterAll(() => market.end());

const untilMeasured = () =>
  eventually(async () => expect(await market.typesOf(`product-${productId}`)).toContain('SiteMeasured'));
const statusFor = async (who: string, query = ''): Promise<number> => {
  const cookie = [...browsers[who]!.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = `/api/products/${productId}/screenshots/desktop${query}`;
  const response = await fetch(`${market.url}${path}`, { headers: { cookie } });
  await response.arrayBuffer();
  return response.status;
};

describe('D-134: the screenshots of an unlisted report', () => {
  it.each([
    'its owner',
    'a buyer by account',
    'a buyer as guest',
    'the submitting browser',
    'a reviewer with a claim',
    'a reviewer with a complete review',
    'a moderator',
  ])('are shown to %s', async (who) => expect(await statusFor(who)).toBe(200));

  it.each(['another user', 'a visitor'])('are not there for %s', async (who) => expect(await statusFor(who)).toBe(404));

  it('are shown to a visitor with the share link, until it is revoked', async () => {
    const link = `/api/products/${productId}/share-link`;
    const { body } = await browsers['its owner']!.post(link);
    const query = `?share=${String(body['token'])}`;
    expect(await statusFor('a visitor', query)).toBe(200);
    expect(await statusFor('a visitor', `${query}x`)).toBe(404);
    await browsers['its owner']!.delete(link);
    expect(await statusFor('a visitor', query)).toBe(404);
  });

  it('are shown to a visitor with the link to an order of it', async () => {
    const token = await createOrderLinks(market.keyring).tokenOf(orderId);
    expect(await statusFor('a visitor', `?order=${orderId}&token=${token}`)).toBe(200);
    expect(await statusFor('a visitor', `?order=${orderId}&token=${token}x`)).toBe(404);
    expect(await statusFor('a visitor', `?order=${orderId + 1}&token=${token}`)).toBe(404);
    expect(await statusFor('a visitor', `?order=${orderId}`)).toBe(404);
  });
});
