import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { aFeedbackWorld, BUYER, OWNER, REVIEWERS, type FeedbackWorld, type Twin } from '../testing/a-feedback-world.ts';
import { browserOf, newContext, type Fate } from '../testing/a-review-world.ts';
import { expectSettled, expectSound, requestsIn } from '../testing/feedback-soundness.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const HOUR_MS = 3_600_000;
const PROMISES_OVER_MS = 8 * 24 * HOUR_MS;
const HALF_A_MINUTE_MS = 30_000;

type App = 'owned' | 'anonymous';

/** Something that somebody does; `nth` is the request or the review that it is about, of those there are. */
type Plan =
  | { readonly kind: 'ask'; readonly reviewers: number; readonly fate: Fate }
  | { readonly kind: 'pay'; readonly tier: 'QUICK' | 'STANDARD'; readonly app: App }
  | { readonly kind: 'claim'; readonly userId: number; readonly nth: number; readonly fate: Fate }
  | { readonly kind: 'release'; readonly userId: number; readonly nth: number; readonly fate: Fate }
  | { readonly kind: 'submit'; readonly userId: number; readonly app: App; readonly fate: Fate }
  | { readonly kind: 'complete'; readonly userId: number; readonly app: App; readonly fate: Fate }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'react'; readonly fate: Fate }
  | { readonly kind: 'take-down' }
  | { readonly kind: 'erase'; readonly userId: number; readonly fate: Fate };

const fate: fc.Arbitrary<Fate> = fc.record({
  effects: fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 3 }), weight: 2 },
    { arbitrary: fc.constant(99), weight: 3 },
  ),
  ends: fc.constantFrom('dies', 'loses an answer'),
});
const userId = fc.constantFrom(...REVIEWERS, ...REVIEWERS, OWNER, BUYER);
const app = fc.constantFrom<App>('owned', 'owned', 'anonymous');
const nth = fc.nat(3);
const is = <Kind extends string>(kind: Kind) => fc.constant(kind);
const plan: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: is('ask'), reviewers: fc.integer({ min: 1, max: 3 }), fate }) },
  { weight: 2, arbitrary: fc.record({ kind: is('pay'), tier: fc.constantFrom('QUICK', 'STANDARD'), app }) },
  { weight: 8, arbitrary: fc.record({ kind: is('claim'), userId, nth, fate }) },
  { weight: 3, arbitrary: fc.record({ kind: is('release'), userId, nth, fate }) },
  { weight: 5, arbitrary: fc.record({ kind: is('submit'), userId, app, fate }) },
  { weight: 5, arbitrary: fc.record({ kind: is('complete'), userId, app, fate }) },
  { weight: 3, arbitrary: fc.record({ kind: is('wait'), hours: fc.constantFrom(1, 8, 17, 49) }) },
  { weight: 4, arbitrary: fc.record({ kind: is('react'), fate }) },
  { weight: 1, arbitrary: fc.record({ kind: is('take-down') }) },
  { weight: 1, arbitrary: fc.record({ kind: is('erase'), userId, fate }) },
);

const fateOf = (each: Plan): Fate | undefined => ('fate' in each ? each.fate : undefined);

type Process = ReturnType<FeedbackWorld['aProcess']>;
type Gone = { readonly apps: Set<number> };

/** What a request of a browser does; it keeps its key, its time and what it is about, however often it is sent. */
const aRequest = (world: FeedbackWorld, each: Plan, ids: () => number) => {
  const context = newContext();
  const at = new Date(world.clock.nowMs).toISOString();
  let reviewId = 0;
  let requestId: string | undefined;
  const requestOf = async (nth: number): Promise<string> =>
    (requestId ??= (await requestsIn(world))[nth]?.request.requestId ?? crypto.randomUUID());

  const submit = async (process: Process, userId: number, productId: number): Promise<unknown> => {
    reviewId ||= ids();
    for (;;) {
      try {
        const said = { content: 'What a fine app.', rating: 4, submittedAt: at };
        const about = { reviewId, productId, userId, browser: browserOf(userId) };
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
    return process.complete({ reviewId: reviewId || 999, userId, completedAt: at, context });
  };
  const run = async (process: Process): Promise<unknown> => {
    if (each.kind === 'ask') {
      const { reviewers } = each;
      const productId = world.products.owned;
      return process.requestFeedback({ productId, userId: OWNER, reviewers, requestedAt: at, context });
    }
    if (each.kind === 'submit') return submit(process, each.userId, world.products[each.app]);
    if (each.kind === 'complete') return complete(process, each.userId, world.products[each.app]);
    if (each.kind === 'erase') return process.leaveFeedback(each.userId, context);
    if (each.kind !== 'claim' && each.kind !== 'release') return undefined;
    const request = { requestId: await requestOf(each.nth), userId: each.userId, context };
    if (each.kind === 'claim') return process.claimSeat({ ...request, browser: browserOf(each.userId), claimedAt: at });
    return process.releaseSeat({ ...request, seat: 1, releasedAt: at });
  };
  return async (withFate?: Fate): Promise<string> =>
    run(world.aProcess(withFate)).then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : `failed: ${String(error)}`),
    );
};

/** What is not a request of a browser: time, money, and the end of apps and people. */
const happen = async (world: FeedbackWorld, each: Plan, gone: Gone, ids: () => number): Promise<void> => {
  if (each.kind === 'wait') world.clock.nowMs += each.hours * HOUR_MS;
  if (each.kind === 'pay') await world.pay(ids(), each.tier, world.products[each.app]);
  if (each.kind === 'erase') world.erased.add(each.userId);
  if (each.kind === 'react') await world.react(each.fate).catch(() => undefined);
  if (each.kind === 'take-down') {
    await world.takeOwnedDown();
    gone.apps.add(world.products.owned);
  }
};

/** Sees that all is well, now and once all promises are over. */
const expectWell = async (world: FeedbackWorld, gone: Gone): Promise<void> => {
  await world.react();
  await expectSettled(world, gone);
  world.clock.nowMs += PROMISES_OVER_MS;
  await world.react();
  await expectSettled(world, gone);
  await expectSound(world);
};

/** Plays plans with crashes, one after the other; what was under way is sent again, or whoever sent it has gone. */
const play = async (plans: readonly Plan[], isRepeated: boolean, twin?: Twin): Promise<void> => {
  const world = await aFeedbackWorld(twin);
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

const plans = fc.array(plan, { minLength: 1, maxLength: 16 });
/** An erasure that is not repeated is gone on with by the reactor of another slice. */
const withoutErasures = plans.map((all) => all.filter(({ kind }) => kind !== 'erase'));

describe('requests, seats, reviews and ledgers', () => {
  it('agree after anything in any order, with crashes anywhere, once what was under way is repeated', () =>
    fc.assert(
      fc.asyncProperty(plans, (all) => play(all, true)),
      { numRuns: RUNS },
    ));

  it('agree when nobody repeats what was under way', () =>
    fc.assert(
      fc.asyncProperty(withoutErasures, (all) => play(all, false)),
      { numRuns: RUNS },
    ));

  it('agree when all of it happens at the same time, in whatever way it meets', () =>
    fc.assert(
      fc.asyncProperty(plans, plans, fc.scheduler(), async (first, second, scheduler) => {
        let isScheduled = false;
        const world = await aFeedbackWorld({}, async (work) => {
          if (isScheduled) await scheduler.schedule(Promise.resolve());
          return work();
        });
        const gone: Gone = { apps: new Set() };
        let id = 1;
        for (const each of [first, second]) {
          const requests = each.map((one) => aRequest(world, one, () => id++));
          isScheduled = true;
          await scheduler.waitFor(
            Promise.all([
              world.react(),
              ...each.map((one) => happen(world, one, gone, () => id++)),
              ...requests.map((request, index) => request(fateOf(each[index]!))),
            ]),
          );
          isScheduled = false;
          world.clock.nowMs += HALF_A_MINUTE_MS;
          for (const request of requests) expect(await request()).not.toContain('failed');
        }
        await expectWell(world, gone);
      }),
      { numRuns: RUNS },
    ));
});
