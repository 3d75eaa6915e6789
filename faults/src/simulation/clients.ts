import type { Call } from '../oracle/observed.ts';
import type { Random } from './random.ts';
import type { Wish } from './requests.ts';
import type { Timeline } from './timeline.ts';

/** The apps of a run: some have an owner, some are nobody's. */
export const PRODUCTS = [11, 12, 13, 14, 15, 16] as const;
export const OWNERS: Readonly<Record<number, number>> = { 11: 1, 12: 2, 13: 3 };
export const USERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Somebody who was told something definite asks no more; whoever was told nothing asks again, so often. */
const MAX_TRIES = 30;
const HOUR_MS = 3_600_000;

/** What clients can do and see. */
export type Surroundings = {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly call: (wish: Wish, maxTries: number) => Promise<Call>;
  /** What a screen shows: the requests there are. */
  readonly requests: () => readonly string[];
  readonly pay: (sessionId: string) => void;
  readonly tier: () => 'QUICK' | 'STANDARD';
};

/** Somebody does this and that, one thing after another, until they have done enough. */
export const aClient = async (userId: number, wishes: number, around: Surroundings): Promise<void> => {
  const { timeline, random } = around;
  const mine: Mine = { reviews: [], owed: [], seats: [] };
  for (let count = 0; count < wishes; count++) {
    await timeline.sleep(random.chance(0.15) ? random.below(9 * HOUR_MS) : random.below(800));
    const wish = nextWish(userId, mine, around);
    // Some go away when they are told nothing.
    const made = await around.call(wish, random.chance(0.1) ? 1 : MAX_TRIES);
    await goOn(wish, made, mine, around);
  }
};

type Mine = {
  readonly reviews: number[];
  /** Apps that somebody has a seat for, and has not reviewed. */
  readonly owed: number[];
  readonly seats: { readonly requestId: string; readonly seat: number }[];
};

const nextWish = (userId: number, { reviews, owed, seats }: Mine, { random, requests, tier }: Surroundings): Wish => {
  const productId = random.pick(PRODUCTS);
  const owned = PRODUCTS.find((product) => OWNERS[product] === userId);
  const die = random.below(100);
  const [review, seat] = [reviews.at(-1), seats[random.below(seats.length)]];
  if (review !== undefined && die < 90) return { kind: 'complete', userId, reviewId: review };
  if (owed[0] !== undefined && die >= 5) return { kind: 'submit', userId, productId: owed.shift() ?? productId };
  if (seat && die < 10) return { kind: 'release', userId, ...seat };
  if (owned !== undefined && die < 30)
    return die === 11
      ? { kind: 'take-down', userId, productId: owned }
      : { kind: 'ask', userId, productId: owned, reviewers: random.pick([1, 1, 2, 3]) };
  const known = requests();
  const requestId = known[known.length - 1 - random.below(Math.min(6, known.length))];
  if (requestId !== undefined && die < 70) return { kind: 'claim', userId, requestId };
  if (die < 80) return { kind: 'submit', userId, productId };
  return { kind: 'checkout', userId, productId, tier: tier() };
};

/** What somebody does with an answer. */
const goOn = async (wish: Wish, { answers }: Call, mine: Mine, around: Surroundings): Promise<void> => {
  const said = answers[0];
  if (said === undefined) return;
  const body = JSON.parse(said.body) as Record<string, unknown>;
  if (wish.kind === 'submit' && typeof body['reviewId'] === 'number') mine.reviews.push(body['reviewId']);
  if (wish.kind === 'complete' && around.random.chance(0.7)) mine.reviews.pop();
  if (wish.kind === 'claim') {
    mine.seats.push({ requestId: wish.requestId, seat: Number(body['seat']) });
    mine.owed.push(Number(body['productId']));
  }
  if (wish.kind === 'checkout') await buy(wish.userId, String(body['sessionId']), around);
};

const buy = async (userId: number, sessionId: string, around: Surroundings): Promise<void> => {
  const { timeline, random, call, pay } = around;
  if (random.chance(0.2)) await call({ kind: 'verify', userId, sessionId }, 3);
  if (random.chance(0.2)) return;
  await timeline.sleep(random.below(HOUR_MS / 2));
  pay(sessionId);
  // Half of them never come back from the provider.
  if (random.chance(0.5)) await call({ kind: 'verify', userId, sessionId }, MAX_TRIES);
};
