import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';
import { everyEvent } from '../testing/inspect.ts';
import { appointed } from '../testing/people.ts';

type Actor = 'a visitor' | 'the owner' | 'the buyer' | 'a reviewer' | 'another user' | 'a moderator';

let market: Marketplace;
let people: Readonly<Record<Exclude<Actor, 'a visitor'>, Person>>;
const browserOf = (actor: Actor): Browser => (actor === 'a visitor' ? aBrowser(market.url) : people[actor].browser);
beforeAll(async () => {
  market = await aMarketplace();
  people = {
    'the owner': await market.aPerson(),
    'the buyer': await market.aPerson(),
    'a reviewer': await market.aPerson(),
    'another user': await market.aPerson(),
    'a moderator': await market.aPerson(),
  };
  await market.earn(people['the owner'], 80);
  await appointed(market, people['a moderator'].email, 'moderator');
});
afterAll(() => market.end());

/** An app of the owner with a paid request, a credit request, and a claimed seat in the paid one. */
const aScene = async () => {
  const { 'the owner': owner, 'the buyer': buyer, 'a reviewer': reviewer } = people;
  const productId = await market.anApp(owner.browser);
  const { requestId: paid } = await market.order(buyer, productId, 'STANDARD');
  const asked = await market.askFor(owner, productId, 2);
  await market.claim(reviewer, paid);
  await market.quiet();
  return { productId, paid, asked };
};

/** The answer to each actor. */
const table: readonly (readonly [route: string, body: object, answers: Readonly<Record<Actor, number>>])[] = [
  [
    'POST /api/feedback-requests',
    { reviewers: 1 },
    {
      'a visitor': 401,
      'the owner': 201,
      'the buyer': 403,
      'a reviewer': 403,
      'another user': 403,
      'a moderator': 403,
    },
  ],
  [
    'POST /api/feedback-requests/:paid/claims',
    {},
    {
      'a visitor': 401,
      'the owner': 403,
      'the buyer': 403,
      'a reviewer': 409,
      'another user': 201,
      'a moderator': 201,
    },
  ],
  [
    'POST /api/feedback-requests/:asked/claims',
    {},
    {
      'a visitor': 401,
      'the owner': 403,
      'the buyer': 201,
      'a reviewer': 409,
      'another user': 201,
      'a moderator': 201,
    },
  ],
  [
    'DELETE /api/feedback-requests/:paid/claims/1',
    {},
    {
      'a visitor': 401,
      'the owner': 404,
      'the buyer': 404,
      'a reviewer': 200,
      'another user': 404,
      'a moderator': 404,
    },
  ],
];

describe.each(table)('%s with %o', (route, body, answers) => {
  it.each(Object.entries(answers) as [Actor, number][])('answers %s with %i', async (actor, status) => {
    const { productId, paid, asked } = await aScene();
    const [method = '', path = ''] = route.split(' ');
    const before = await everyEvent(market.store);
    const filled = path.replace(':paid', paid).replace(':asked', asked);
    const answer = await browserOf(actor).send(method, filled, { productId, ...body });
    expect(answer.status).toBe(status);
    expect((await everyEvent(market.store)).length > before.length).toBe(status < 400);
  });
});
