import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { appointed, registered } from '../testing/people.ts';
import { aShop, type Shop } from './testing/a-shop.ts';

type Actor = 'a visitor' | 'the owner' | 'another user' | 'a moderator';

const password = 'Engine1843';
let shop: Shop;
const actors = {} as Record<Actor, Browser>;
beforeAll(async () => {
  shop = await aShop();
  actors['a visitor'] = aBrowser(shop.url);
  for (const [actor, email] of [
    ['the owner', 'owner@example.com'],
    ['another user', 'other@example.com'],
    ['a moderator', 'moderator@example.com'],
  ] as const) {
    actors[actor] = (await registered(shop.url, { email, password })).browser;
  }
  await appointed(shop, 'moderator@example.com', 'moderator');
});
afterAll(() => shop.end());

/** The states of an app. */
const APPS = {
  'an app': async (productId: number) => productId,
  'an app that is on no list': async (productId: number) => {
    await actors['the owner'].post(`/api/products/${productId}/unlist`);
    return productId;
  },
  'an app that was taken down': async (productId: number) => {
    await actors['the owner'].delete(`/api/products/${productId}`);
    return productId;
  },
  'an app that there is not': () => Promise.resolve(999_999),
};

const everybody = (status: number): Readonly<Record<Actor, number>> => ({
  'a visitor': status,
  'the owner': status,
  'another user': status,
  'a moderator': status,
});

/** D-59, D-134: users who may see an app may buy reviews of it. */
const table: readonly (readonly [app: keyof typeof APPS, statuses: Readonly<Record<Actor, number>>])[] = [
  ['an app', everybody(201)],
  ['an app that is on no list', { ...everybody(404), 'the owner': 201, 'a moderator': 201 }],
  ['an app that was taken down', everybody(404)],
  ['an app that there is not', everybody(404)],
];

describe.each(table)('buying reviews of %s', (app, statuses) => {
  it.each(Object.entries(statuses) as readonly (readonly [Actor, number])[])(
    'answers %s with %i',
    async (actor, status) => {
      const productId = await APPS[app](await shop.anApp(actors['the owner']));
      const before = (await shop.eventsOf('CheckoutStarted')).length;
      const answer = await actors[actor].post('/api/checkout', { productId, tier: 'QUICK' });
      expect(answer.status).toBe(status);
      expect((await shop.eventsOf('CheckoutStarted')).length).toBe(before + (status === 201 ? 1 : 0));
    },
  );
});

describe('asking whether an order is paid', () => {
  it('D-62: is answered to anyone who knows the session, with nothing of who bought it', async () => {
    const sessionId = await shop.checkOut(actors['the owner']);
    shop.stripe.pay(sessionId, 'secret@example.com');
    for (const browser of Object.values(actors)) {
      const { status, body } = await shop.verify(sessionId, browser);
      expect({ status, body: Object.keys(body).toSorted() }).toEqual({ status: 200, body: ['orderId', 'productId'] });
    }
  });

  it('T34: keeps the order with its owner', async () => {
    const sessionId = await shop.checkOut(actors['the owner']);
    shop.stripe.pay(sessionId);
    await shop.verify(sessionId, actors['another user']);
    const [started] = (await shop.eventsOf('CheckoutStarted')).slice(-1);
    const [confirmed] = (await shop.eventsOf('PaymentConfirmed')).slice(-1);
    const { requestedBy } = started!.data as { requestedBy: number };
    expect(confirmed?.data).toMatchObject({ requestedBy });
  });
});
