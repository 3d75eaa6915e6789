import { aText } from '@twofold/testing/a-text';
import fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../decider.ts';
import { aFeedbackWorld, BUYER, OWNER, REVIEWERS, type FeedbackWorld, type Mutant } from './a-feedback-world.ts';
import { browserOf, newContext, type Fate } from './a-review-world.ts';
import { expectSettled, expectSound, requestsIn } from './feedback-soundness.ts';

const HOUR_MS = 3_600_000;
const PROMISES_OVER_MS = 8 * 24 * HOUR_MS;
/** After this time an unfinished process may be abandoned by others. */
export const HALF_A_MINUTE_MS = 30_000;

type App = 'owned' | 'anonymous';

/** An action of a user; `nth` selects the request or review it is about. */
export type Plan =
  | { readonly kind: 'ask'; readonly reviewers: number; readonly fate: Fate }
  | { readonly kind: 'pay'; readonly tier: 'QUICK' | 'STANDARD'; readonly app: App }
  | { readonly kind: 'claim'; readonly userId: number; readonly nth: number; readonly fate: Fate }
  | { readonly kind: 'release'; readonly userId: number; readonly nth: number; readonly fate: Fate }
  | {
      readonly kind: 'submit' | 'complete' | 'review';
      readonly userId: number;
      readonly app: App;
      readonly fate: Fate;
    }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'react'; readonly fate: Fate; readonly from: 'checkpoint' | 'start' }
  | { readonly kind: 'take-down' }
  | { readonly kind: 'erase'; readonly userId: number; readonly fate: Fate };

const fate: fc.Arbitrary<Fate> = fc.record({
  effects: fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 5 }), weight: 2 },
    { arbitrary: fc.constant(99), weight: 3 },
  ),
  ends: fc.constantFrom('dies', 'loses an answer'),
});
/** Mostly reviewers, so that they compete for seats. */
const userId = fc.constantFrom(...REVIEWERS, ...REVIEWERS, ...REVIEWERS, OWNER, BUYER);
const app = fc.constantFrom<App>('owned', 'owned', 'anonymous');
const nth = fc.constantFrom(0, 0, 1, 1, 2);
const is = <Kind extends string>(kind: Kind) => fc.constant(kind);
export const plan: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: is('ask'), reviewers: fc.integer({ min: 1, max: 3 }), fate }) },
  { weight: 2, arbitrary: fc.record({ kind: is('pay'), tier: fc.constantFrom('QUICK', 'STANDARD'), app }) },
  { weight: 9, arbitrary: fc.record({ kind: is('claim'), userId, nth, fate }) },
  { weight: 2, arbitrary: fc.record({ kind: is('release'), userId, nth, fate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('submit', 'complete'), userId, app, fate }) },
  { weight: 8, arbitrary: fc.record({ kind: is('review'), userId, app, fate }) },
  { weight: 3, arbitrary: fc.record({ kind: is('wait'), hours: fc.constantFrom(1, 8, 17) }) },
  { weight: 4, arbitrary: fc.record({ kind: is('react'), fate, from: fc.constantFrom('checkpoint', 'start') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('take-down') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('erase'), userId, fate }) },
);

/** How the process of an action fails. */
export const fateOf = (each: Plan): Fate | undefined => ('fate' in each ? each.fate : undefined);

type Process = ReturnType<FeedbackWorld['aProcess']>;
/** What no longer exists. */
export type Gone = { readonly apps: Set<number> };

/** A request of a browser; a repeat has the same key, time and subject. */
export const aRequest = (world: FeedbackWorld, each: Plan, ids: () => number) => {
  const context = newContext();
  const completion = newContext();
  const at = new Date(world.clock.nowMs).toISOString();
  let reviewId = 0;
  let requestId: string | undefined;
  const requestOf = async (nth: number): Promise<string> =>
    (requestId ??= (await requestsIn(world))[nth]?.request.requestId ?? crypto.randomUUID());

  const submit = async (process: Process, userId: number, productId: number): Promise<unknown> => {
    reviewId ||= ids();
    for (;;) {
      try {
        const said = { content: aText(productId), rating: 4, submittedAt: at };
        const about = { reviewId, productId, userId, device: browserOf(userId) };
        return await process.submit({ ...about, ...said, context });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'review-id-taken') throw error;
        reviewId = ids();
      }
    }
  };
  const complete = async (process: Process, userId: number, productId: number): Promise<unknown> => {
    for await (const { data } of world.log.readAll({ filter: { types: ['ReviewSubmitted'] } })) {
      const review = data as { reviewId: number; userId: number; productId: number };
      if (review.userId === userId && review.productId === productId) reviewId ||= review.reviewId;
    }
    return process.complete({ reviewId: reviewId || 999, userId, completedAt: at, context: completion });
  };
  const run = async (process: Process): Promise<unknown> => {
    if (each.kind === 'ask') {
      const { reviewers } = each;
      const productId = world.products.owned;
      return process.requestFeedback({ productId, userId: OWNER, reviewers, requestedAt: at, context });
    }
    if (each.kind === 'submit') return submit(process, each.userId, world.products[each.app]);
    if (each.kind === 'review') {
      const productId = world.products[each.app];
      await submit(process, each.userId, productId);
      return complete(process, each.userId, productId);
    }
    if (each.kind === 'complete') return complete(process, each.userId, world.products[each.app]);
    if (each.kind === 'erase') return process.leaveFeedback(each.userId, context);
    if (each.kind !== 'claim' && each.kind !== 'release') return undefined;
    const request = { requestId: await requestOf(each.nth), userId: each.userId, context };
    if (each.kind === 'claim') return process.claimSeat({ ...request, device: browserOf(each.userId), claimedAt: at });
    return process.releaseSeat({ ...request, seat: 1, releasedAt: at });
  };
  return async (withFate?: Fate): Promise<string> =>
    run(world.aProcess(withFate)).then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : `failed: ${String(error)}`),
    );
};

/** Actions other than requests of a browser: time, payments, and the removal of apps and users. */
export const happen = async (world: FeedbackWorld, each: Plan, gone: Gone, ids: () => number): Promise<void> => {
  if (each.kind === 'wait') world.clock.nowMs += each.hours * HOUR_MS;
  if (each.kind === 'pay') await world.pay(ids(), each.tier, world.products[each.app]);
  if (each.kind === 'erase') world.erased.add(each.userId);
  if (each.kind === 'react') await world.react(each.fate, each.from).catch(() => undefined);
  if (each.kind === 'take-down') {
    await world.takeOwnedDown();
    gone.apps.add(world.products.owned);
  }
};

/** Checks the world now, and again after all deadlines have passed. */
export const expectWell = async (world: FeedbackWorld, gone: Gone): Promise<void> => {
  await world.react();
  await expectSettled(world, gone);
  world.clock.nowMs += PROMISES_OVER_MS;
  await world.react();
  await expectSettled(world, gone);
  await expectSound(world);
};

/** Runs actions with crashes, in order. With `isRepeated`, every request is sent again afterwards. */
export const play = async (plans: readonly Plan[], isRepeated: boolean, mutant?: Mutant): Promise<void> => {
  const world = await aFeedbackWorld(mutant);
  const gone: Gone = { apps: new Set() };
  let id = 1;
  const requests = [];
  for (const each of plans) {
    await happen(world, each, gone, () => id++);
    const request = aRequest(world, each, () => id++);
    await request(fateOf(each));
    world.clock.nowMs += 1;
    requests.push(request);
  }
  world.clock.nowMs += HALF_A_MINUTE_MS;
  if (isRepeated) for (const request of requests) expect(await request()).not.toContain('failed');
  await expectWell(world, gone);
};
