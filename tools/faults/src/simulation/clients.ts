import type { RecordedEvent } from '@twofold/event-store/port';
import { complaintAction } from './complaint-actions.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from '@twofold/contracts/notifications/mail-kinds';
import type { Random } from './random.ts';
import type { CallOutcome } from './sender.ts';
import type { Timeline } from './timeline.ts';
import type { Window, Action } from './action.ts';

/** The apps of a run. Some have an owner. */
export const PRODUCTS = [11, 12, 13, 14, 15, 16] as const;
export const OWNERS: Readonly<Record<number, number>> = { 11: 1, 12: 2, 13: 3 };
export const USERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The moderators. */
export const STAFF: readonly number[] = [5, 8];

/** How often a client retries while it gets no definite answer. */
export const MAX_TRIES = 30;
const HOUR_MS = 3_600_000;
/** How likely a user reports, appeals or decides, where they can. */
const SAYS = 0.8;

/** What clients can do and see. */
export type Surroundings = {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly call: (action: Action, window: Window, maxTries: number) => Promise<CallOutcome>;
  /** The ids of the requests that a screen shows. */
  readonly requests: () => readonly string[];
  /** The events so far, as the screens of buyers, reviewers and moderators show them. */
  readonly happened: () => readonly RecordedEvent[];
  readonly pay: (sessionId: string) => void;
  readonly tier: () => 'QUICK' | 'STANDARD';
  /** The tokens of the links in the mails that an address has received: for password resets, and to confirm the address. */
  readonly linksFor: (email: string) => readonly string[];
  readonly confirmationsFor: (email: string) => readonly string[];
  readonly newWord: () => string;
};

/** The ids that a user has learned in one window. */
export type Mine = {
  readonly reviews: number[];
  /** Apps for which the user has a seat and has not written the review yet. */
  readonly owed: number[];
  readonly seats: { readonly requestId: string; readonly seat: number }[];
  readonly apps: number[];
};

export const nothing = (): Mine => ({ reviews: [], owed: [], seats: [], apps: [] });

/** A logged-in user takes one action. Answers whether they are still logged in. */
export const actOnce = async (
  { userId, window, mine }: { readonly userId: number; readonly window: Window; readonly mine: Mine },
  around: Surroundings,
): Promise<boolean> => {
  const { random } = around;
  const said = random.chance(SAYS) ? complaintAction(userId, around.happened(), random) : undefined;
  const action = said ?? nextAction(userId, mine, around);
  // Some users give up when they get no answer.
  const made = await around.call(action, window, random.chance(0.1) ? 1 : MAX_TRIES);
  await followUp(action, made, { window, mine }, around);
  return !made.isLoggedOut;
};

const nextAction = (userId: number, mine: Mine, { random, requests, tier, newWord }: Surroundings): Action => {
  const { reviews, owed, seats, apps } = mine;
  const productId = random.pick(PRODUCTS);
  const owned = PRODUCTS.find((product) => OWNERS[product] === userId) ?? apps.at(-1);
  const die = random.below(100);
  const [review, seat] = [reviews.at(-1), seats[random.below(seats.length)]];
  if (die === 99) return { kind: 'edit', userId, fullName: `Name of user ${userId}. ${newWord()}` };
  if (die > 93 && die < 98) return mailAction(userId, random);
  if (die === 93) return { kind: 'read-all', userId };
  if (die === 98) return { kind: 'analyze', userId, url: urlOf(random) };
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

/** Turns one kind of mails on or off. */
const mailAction = (userId: number, random: Random): Action => {
  const mails = random.pick(MAIL_KIND_NAMES);
  return { kind: 'set-mail', userId, mails, isOn: !MAIL_KINDS[mails].isOnByDefault || random.chance(0.3) };
};

/** There are few sites, so that several clients have the same one analyzed. */
export const urlOf = (random: Random): string => `https://site-${random.below(5)}.example/`;

/** Reacts to an answer: remembers ids, judges statements, or pays. */
const followUp = async (
  action: Action,
  { call }: CallOutcome,
  { window, mine }: { readonly window: Window; readonly mine: Mine },
  around: Surroundings,
): Promise<void> => {
  const said = call.answers[0];
  if (said === undefined) return;
  const body = JSON.parse(said.body) as Record<string, unknown>;
  if (action.kind === 'submit' && typeof body['reviewId'] === 'number') mine.reviews.push(body['reviewId']);
  if (action.kind === 'analyze' && typeof body['productId'] === 'number') mine.apps.push(body['productId']);
  if (action.kind === 'complete') await judge(action, window, around);
  if (action.kind === 'complete' && around.random.chance(0.7)) mine.reviews.pop();
  if (action.kind === 'claim') {
    mine.seats.push({ requestId: action.requestId, seat: Number(body['seat']) });
    mine.owed.push(Number(body['productId']));
  }
  if (action.kind === 'checkout') await buy(action.userId, String(body['sessionId']), window, around);
};

/** Some reviewers judge a statement of the report, and may judge it differently the next time. */
const judge = async (
  { userId, reviewId }: { readonly userId: number; readonly reviewId: number },
  window: Window,
  { random, call }: Surroundings,
): Promise<void> => {
  if (random.chance(0.5)) return;
  await call({ kind: 'judge', userId, reviewId, isFor: random.chance(0.8) }, window, MAX_TRIES);
};

/** Pays for an order or not, and returns from the payment provider or not. */
export const buy = async (
  userId: number | undefined,
  sessionId: string,
  window: Window,
  around: Surroundings,
): Promise<void> => {
  const { timeline, random, call, pay } = around;
  if (random.chance(0.2)) await call({ kind: 'verify', userId, sessionId }, window, 3);
  if (random.chance(0.2)) return;
  await timeline.sleep(random.below(HOUR_MS / 2));
  pay(sessionId);
  // Half of the buyers never return from the provider.
  if (random.chance(0.5)) await call({ kind: 'verify', userId, sessionId }, window, MAX_TRIES);
};

/** How long a user does nothing: usually less than a second, sometimes hours. */
export const pauseOf = (random: Random): number =>
  random.chance(0.15) ? random.below(9 * HOUR_MS) : random.below(800);
