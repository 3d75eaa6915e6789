import { aText } from '@twofold/testing/a-text';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { aReviewWorld, browserOf, newContext, type Fate, type ReviewWorld } from '../testing/a-review-world.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const ADA = 3;
const BOB = 4;
const EVE = 5;
const PEOPLE = [ADA, BOB, EVE] as const;
const HALF_A_MINUTE_MS = 30_000;

/** A user submits a review of an app, or completes the nth review, whether or not it is theirs. */
type Plan =
  | { readonly kind: 'submit'; readonly userId: number; readonly app: 'owned' | 'anonymous'; readonly fate: Fate }
  | { readonly kind: 'complete'; readonly userId: number; readonly nth: number; readonly fate: Fate };

const fate: fc.Arbitrary<Fate> = fc.record({
  effects: fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 2 }), weight: 2 },
    { arbitrary: fc.constant(99), weight: 3 },
  ),
  ends: fc.constantFrom('dies', 'loses an answer'),
});
const userId = fc.constantFrom(...PEOPLE);
const plan: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ kind: fc.constant('submit' as const), userId, app: fc.constantFrom('owned', 'anonymous'), fate }),
  fc.record({ kind: fc.constant('complete' as const), userId, nth: fc.integer({ min: 0, max: 4 }), fate }),
);

type Sent = { readonly key: string; readonly outcome: string; readonly reviewId: number };

/** A request keeps its key, its id and its time however often it is sent. */
const aRequest = (world: ReviewWorld, each: Plan, nextId: () => number) => {
  const context = newContext();
  const atMs = world.clock.nowMs;
  let reviewId = each.kind === 'submit' ? nextId() : 0;
  const submit = async (process: ReturnType<ReviewWorld['aProcess']>, productId: number): Promise<string> => {
    for (;;) {
      try {
        const about = { productId, userId: each.userId, device: browserOf(each.userId) };
        const said = { content: aText(productId), rating: 4, submittedAt: new Date(atMs).toISOString() };
        await process.submit({ ...about, ...said, reviewId, context });
        return 'submitted';
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'review-id-taken') throw error;
        reviewId = nextId();
      }
    }
  };
  const complete = async (process: ReturnType<ReviewWorld['aProcess']>, nth: number): Promise<string> => {
    reviewId ||= (await reviewsIn(world))[nth]?.reviewId ?? 999;
    const completedAt = new Date(atMs).toISOString();
    const { isAwarded } = await process.complete({ reviewId, userId: each.userId, completedAt, context });
    return isAwarded ? 'awarded' : 'completed';
  };
  return async (withFate?: Fate): Promise<Sent> => {
    const process = world.aProcess(withFate);
    const run = each.kind === 'submit' ? submit(process, world.products[each.app]) : complete(process, each.nth);
    const outcome = await run.catch((error: unknown) => (error instanceof Refusal ? error.code : 'failed'));
    return { key: context.id, outcome, reviewId };
  };
};

type Written = { reviewId: number; productId: number; userId: number; earns: boolean; isComplete: boolean };

/** The reviews that were submitted, in their order. */
const reviewsIn = async ({ log }: ReviewWorld): Promise<Written[]> => {
  const reviews = new Map<number, Written>();
  for await (const recorded of log.readAll({ filter: { streamPrefixes: ['review-'] } })) {
    const event = decodeEvent(reviewEvents, recorded);
    if (event?.type === 'ReviewSubmitted') reviews.set(event.data.reviewId, { ...event.data, isComplete: false });
    if (event?.type === 'ReviewCompleted') reviews.get(event.data.reviewId)!.isComplete = true;
  }
  return [...reviews.values()];
};

const awardsIn = async ({ log }: ReviewWorld): Promise<string[]> => {
  const awards = [];
  for await (const { type, stream, data } of log.readAll()) {
    if (type === 'CreditEarned') awards.push(`${stream} for ${(data as { reviewId: number }).reviewId}`);
  }
  return awards.toSorted();
};

/** The invariants of every log: one review per user and app, one credit per completed review that earns. */
const expectSound = async (world: ReviewWorld, sent: readonly Sent[]): Promise<void> => {
  const reviews = await reviewsIn(world);
  const assignments = reviews.map(({ productId, userId }) => `${productId}_${userId}`);
  expect(new Set(assignments).size).toBe(assignments.length);
  expect(assignments).not.toContain(`${world.products.owned}_${ADA}`);
  for (const { productId, userId, earns } of reviews) {
    expect(earns).toBe(productId !== world.products.anonymous || userId !== BOB);
  }
  const earning = reviews.filter(({ earns, isComplete }) => earns && isComplete);
  const due = earning.map(({ userId, reviewId }) => `credits-${userId} for ${reviewId}`).toSorted();
  expect(await awardsIn(world)).toEqual(due);
  for (const person of PEOPLE) {
    const { available } = await world.aProcess().balanceOf(person);
    expect(available).toBe(1 + earning.filter(({ userId }) => userId === person).length);
  }
  for (const { reviewId } of reviews) {
    const told = sent.filter((each) => each.outcome === 'awarded' && each.reviewId === reviewId);
    expect(new Set(told.map(({ key }) => key)).size).toBeLessThanOrEqual(1);
  }
};

describe('reviews, assignments and ledgers', () => {
  it('agree after any requests in any order, with crashes anywhere, once what was in progress is repeated', () =>
    fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 12 }), fc.boolean(), async (plans, reactsFirst) => {
        const world = await aReviewWorld(PEOPLE);
        let id = 1;
        const sent: Sent[] = [];
        const requests = [];
        for (const each of plans) {
          const request = aRequest(world, each, () => id++);
          sent.push(await request(each.fate));
          requests.push(request);
        }
        world.clock.nowMs += HALF_A_MINUTE_MS;
        if (reactsFirst) await world.react();
        for (const request of requests) {
          const again = await request();
          expect(again.outcome).not.toBe('failed');
          sent.push(again);
        }
        await world.react();
        await expectSound(world, sent);
      }),
      { numRuns: RUNS },
    ));

  it('agree when the requests run at the same time, in any interleaving', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 2, maxLength: 6 }),
        fc.array(plan, { minLength: 2, maxLength: 6 }),
        fc.scheduler(),
        async (first, second, scheduler) => {
          let isScheduled = false;
          const world = await aReviewWorld(PEOPLE, async (work) => {
            if (isScheduled) await scheduler.schedule(Promise.resolve());
            return work();
          });
          let id = 1;
          const sent: Sent[] = [];
          for (const plans of [first, second]) {
            const requests = plans.map((each) => aRequest(world, each, () => id++));
            isScheduled = true;
            const runs = Promise.all([...requests.map((request, index) => request(plans[index]!.fate)), world.react()]);
            const ended = await scheduler.waitFor(runs);
            isScheduled = false;
            for (const each of ended) if (each) sent.push(each);
            world.clock.nowMs += HALF_A_MINUTE_MS;
            for (const request of requests) sent.push(await request());
          }
          await world.react();
          expect(sent.map(({ outcome }) => outcome).slice(-second.length)).not.toContain('failed');
          await expectSound(world, sent);
        },
      ),
      { numRuns: RUNS },
    ));

  it('award the credit to the request that completed the review, however often that is repeated', async () => {
    const world = await aReviewWorld(PEOPLE);
    const submit = aRequest(
      world,
      { kind: 'submit', userId: EVE, app: 'owned', fate: { effects: 99, ends: 'dies' } },
      () => 1,
    );
    await submit();
    const theirs: Plan = { kind: 'complete', userId: EVE, nth: 0, fate: { effects: 1, ends: 'dies' } };
    const one = aRequest(world, theirs, () => 0);
    const other = aRequest(world, theirs, () => 0);
    const outcomes = [];
    // It dies between the two streams; the other one completes it and gets no award.
    outcomes.push(
      (await one(theirs.fate)).outcome,
      (await other()).outcome,
      (await one()).outcome,
      (await one()).outcome,
    );
    expect(outcomes).toEqual(['failed', 'completed', 'awarded', 'awarded']);
    expect(await awardsIn(world)).toEqual([`credits-${EVE} for 1`]);
  });
});
