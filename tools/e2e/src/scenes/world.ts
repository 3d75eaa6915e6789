import { eventually } from '@twofold/testing/eventually';
import { sampleSiteOf } from '../testing/calls.ts';
import { PASSWORD } from '../testing/people.ts';
import { createCaller, type Caller } from './caller.ts';
import { aboutBenchbook, aboutOthers } from './review-texts.ts';

/** The people of the scenes. Hannah builds apps, three others review, the newcomer has done nothing yet. */
export type Name = 'hannah' | 'noor' | 'marisol' | 'tom' | 'ines' | 'newcomer';

/** A small market: apps, reviews, orders, seats in every state, and people. */
export type World = {
  readonly people: Readonly<Record<Name, Caller & { readonly id: number }>>;
  readonly apps: Readonly<Record<'benchbook' | 'fernpost' | 'klangholz' | 'long' | 'parked', number>>;
  readonly orders: Readonly<Record<'delivered' | 'underWay', number>>;
  readonly reviews: Readonly<Record<'pending' | 'complete', number>>;
  /** The time when the world was complete. */
  readonly doneAt: Date;
};

const PROFILES: Readonly<Record<Exclude<Name, 'newcomer'>, { readonly fullName: string; readonly expertise: string }>> =
  {
    hannah: {
      fullName: 'Hannah Reyes',
      expertise: 'Builds software for small shops, after nine years behind a counter',
    },
    noor: { fullName: 'Noor Haddad', expertise: 'Plants, subscriptions, packaging' },
    marisol: { fullName: 'Marisol Ortega', expertise: 'Runs two bike shops' },
    tom: { fullName: 'Tom Abara', expertise: 'Service manager, four stands' },
    ines: { fullName: 'Ines Lindqvist', expertise: 'Bike mechanic for 11 years' },
  };

type Person = World['people'][Name];

const join = async (origin: string, name: Name): Promise<Person> => {
  const caller = createCaller(origin);
  const { id } = await caller.send<{ id: number }>('POST', '/api/register', {
    email: `${name}@example.com`,
    password: PASSWORD,
  });
  if (name !== 'newcomer') await caller.send('PATCH', `/api/users/${id}`, PROFILES[name]);
  return { ...caller, id };
};

const analyze = async (by: Caller, url: string): Promise<number> =>
  (await by.send<{ productId: number }>('POST', '/api/analyze/url', { url })).productId;

const buy = async (by: Caller, productId: number, tier: 'QUICK' | 'STANDARD'): Promise<number> => {
  const { sessionId } = await by.send<{ sessionId: string }>('POST', '/api/checkout', { productId, tier });
  const verify = `/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`;
  return (await by.get<{ orderId: number }>(verify)).orderId;
};

/** Waits for the seats of an order, which open after its payment. */
const claim = (by: Caller, productId: number): Promise<void> =>
  eventually(
    async () => {
      const open = await by.get<{ requestId: string; productId: number }[]>('/api/feedback-requests');
      const request = open.find((each) => each.productId === productId);
      if (!request) throw new Error(`No seat of app ${productId} is open`);
      await by.send('POST', `/api/feedback-requests/${request.requestId}/claims`, {});
    },
    { withinMs: 20_000, everyMs: 100 },
  );

const submit = async (by: Caller, productId: number, content: string, rating: number): Promise<number> =>
  (await by.send<{ id: number }>('POST', '/api/reviews', { productId, content, rating })).id;

const review = async (by: Caller, productId: number, content: string, rating: number): Promise<number> => {
  const id = await submit(by, productId, content, rating);
  await by.send('PATCH', `/api/reviews/${id}`, { status: 'complete' });
  return id;
};

/** A request shows as delivered once its last review has been counted. */
const untilDelivered = (by: Caller, orderId: number): Promise<void> =>
  eventually(
    async () => {
      const { state } = await by.get<{ state: string }>(`/api/orders/${orderId}`);
      if (state !== 'delivered') throw new Error(`Order ${orderId} is ${state}`);
    },
    { withinMs: 20_000, everyMs: 100 },
  );

/** Creates the world through the web app's calls only, always in the same order. */
export const createWorld = async (
  origin: string,
  { longUrl, parkedUrl }: { readonly longUrl: string; readonly parkedUrl: string },
): Promise<World> => {
  const [hannah, noor, marisol, tom, ines, newcomer] = await Promise.all([
    join(origin, 'hannah'),
    join(origin, 'noor'),
    join(origin, 'marisol'),
    join(origin, 'tom'),
    join(origin, 'ines'),
    join(origin, 'newcomer'),
  ]);
  // One after the other, because lists show the newest first.
  const parked = await analyze(noor, parkedUrl);
  const long = await analyze(noor, longUrl);
  const klangholz = await analyze(noor, await sampleSiteOf(origin, 'Klangholz'));
  const fernpost = await analyze(noor, await sampleSiteOf(origin, 'Fernpost'));
  const benchbook = await analyze(hannah, await sampleSiteOf(origin, 'Benchbook'));

  const delivered = await buy(hannah, benchbook, 'STANDARD');
  for (const [reviewer, text, rating] of [
    [marisol, aboutBenchbook.marisol, 2],
    [tom, aboutBenchbook.tom, 4],
    [ines, aboutBenchbook.ines, 4],
  ] as const) {
    await claim(reviewer, benchbook);
    await review(reviewer, benchbook, text, rating);
  }
  await untilDelivered(hannah, delivered);

  const complete = await review(hannah, klangholz, aboutOthers.klangholz, 3);
  await review(hannah, fernpost, aboutOthers.fernpost, 4);
  await hannah.send('POST', '/api/feedback-requests', { productId: benchbook, reviewers: 2 });
  await buy(hannah, klangholz, 'QUICK');
  const underWay = await buy(noor, fernpost, 'STANDARD');
  await claim(marisol, fernpost);
  await claim(tom, fernpost);
  const pending = await submit(tom, fernpost, aboutOthers.fernpost, 4);
  return {
    people: { hannah, noor, marisol, tom, ines, newcomer },
    apps: { benchbook, fernpost, klangholz, long, parked },
    orders: { delivered, underWay },
    reviews: { pending, complete },
    doneAt: new Date(),
  };
};
