import type { ExpectedRevision, NewEvent } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import { z } from 'zod';
import { seededRandom, type Random } from './random.ts';
import { proseOf } from './words.ts';

const userId = z.int().positive();

/**
 * What members do, in the streams `user-…`, `review-…`, `credits-<userId>` and `order-…`: about ten events each, most of
 * them small, reviews with a paragraph of text.
 */
export const memberEvents = {
  MemberRegistered: z.object({ userId, name: z.string(), country: z.string(), registeredAt: z.iso.datetime() }),
  ReviewSubmitted: z.object({
    reviewId: z.int().positive(),
    userId,
    productId: z.int().positive(),
    rating: z.int().min(1).max(5),
    text: z.string(),
    submittedAt: z.iso.datetime(),
  }),
  ReviewCompleted: z.object({ reviewId: z.int().positive(), userId, completedAt: z.iso.datetime() }),
  CreditEarned: z.object({ userId, amount: z.int(), reason: z.string() }),
  CreditSpent: z.object({ userId, amount: z.int(), reason: z.string() }),
  CheckoutStarted: z.object({ orderId: z.string(), userId, plan: z.string(), priceCents: z.int() }),
  PaymentConfirmed: z.object({ orderId: z.string(), userId, priceCents: z.int(), reference: z.string() }),
};

/** One append to one stream, as a command makes it. */
export type Append = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
};

/** The revision of the first event of an append, which follows from the revision that its writer expects. */
export const firstRevisionOf = ({ expected }: Append): bigint => (typeof expected === 'bigint' ? expected + 1n : 0n);

/** A future event of a member's life. */
type Step = {
  readonly stream: string;
  readonly type: keyof typeof memberEvents;
  readonly data: (at: string) => object;
};

/** How many members are active at once, so that their streams interleave. A new member replaces each one that is done. */
const ACTIVE_MEMBERS = 500;
const FIRST_MS = Date.parse('2030-01-01T00:00:00.000Z');
const BETWEEN_EVENTS_MS = 250;
const PLANS = [
  { plan: 'QUICK', priceCents: 500 },
  { plan: 'STANDARD', priceCents: 1_000 },
] as const;

/** The lives of many members, event by event; the same seed gives the same events. Memory does not grow with their number. */
export function* memberAppends(events: number, seed = 1): Generator<Append> {
  const random = seededRandom(seed);
  const active: { readonly steps: readonly Step[]; done: number; readonly revisions: Map<string, bigint> }[] = [];
  let members = 0;
  for (let index = 0; index < events; index++) {
    while (active.length < ACTIVE_MEMBERS)
      active.push({ steps: lifeOf(++members, random), done: 0, revisions: new Map() });
    const place = random.between(0, active.length - 1);
    const member = active[place];
    const step = member?.steps[member.done];
    if (member === undefined || step === undefined) throw new RangeError('A life has ended and goes on');
    const at = new Date(FIRST_MS + index * BETWEEN_EVENTS_MS).toISOString();
    const last = member.revisions.get(step.stream);
    member.revisions.set(step.stream, (last ?? -1n) + 1n);
    yield {
      stream: step.stream,
      expected: last === undefined ? 'no-stream' : revisionOf(last),
      events: [newEvent(random, step.type, step.data(at), at)],
    };
    member.done += 1;
    if (member.done === member.steps.length) active.splice(place, 1);
  }
}

const lifeOf = (userId: number, random: Random): Step[] => {
  const name = `Member ${userId}`;
  const country = random.one(['DE', 'FR', 'JP', 'NL', 'PL', 'US']);
  const steps: Step[] = [
    { stream: `user-${userId}`, type: 'MemberRegistered', data: (at) => ({ userId, name, country, registeredAt: at }) },
  ];
  const reviews = random.between(1, 3);
  for (let index = 1; index <= reviews; index++) steps.push(...reviewBy(userId, userId * 10 + index, random));
  if (random.between(1, 2) === 1) steps.push(credit(userId, 'CreditSpent', `spent-${random.uuid()}`));
  if (random.between(1, 10) <= 9) steps.push(...orderBy(userId, random));
  if (random.between(1, 10) <= 7) steps.push(credit(userId, 'CreditEarned', `gift-${random.uuid()}`));
  return steps;
};

const reviewBy = (userId: number, reviewId: number, random: Random): Step[] => {
  const stream = `review-${reviewId}`;
  const [productId, rating] = [random.between(1, 5_000), random.between(1, 5)];
  const text = proseOf(random, random.between(80, 400));
  return [
    {
      stream,
      type: 'ReviewSubmitted',
      data: (at) => ({ reviewId, userId, productId, rating, text, submittedAt: at }),
    },
    { stream, type: 'ReviewCompleted', data: (at) => ({ reviewId, userId, completedAt: at }) },
    credit(userId, 'CreditEarned', `review-${reviewId}`),
  ];
};

const orderBy = (userId: number, random: Random): Step[] => {
  const orderId = random.uuid();
  const { plan, priceCents } = random.one(PLANS);
  const stream = `order-${orderId}`;
  const reference = `pi_${random.uuid()}`;
  return [
    { stream, type: 'CheckoutStarted', data: () => ({ orderId, userId, plan, priceCents }) },
    { stream, type: 'PaymentConfirmed', data: () => ({ orderId, userId, priceCents, reference }) },
  ];
};

const credit = (userId: number, type: 'CreditEarned' | 'CreditSpent', reason: string): Step => ({
  stream: `credits-${userId}`,
  type,
  data: () => ({ userId, amount: 1, reason }),
});

/** An event with all the metadata that every event of the product has. */
export const newEvent = (random: Random, type: string, data: object, occurredAt: string): NewEvent => {
  const commandId = random.uuid();
  const metadata = {
    correlationId: commandId,
    causationId: commandId,
    commandId,
    actor: 'member',
    occurredAt,
    schemaVersion: 1,
  };
  return { id: random.uuid(), type, data, metadata };
};
