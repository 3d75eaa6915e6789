import { aText } from '@twofold/testing/a-text';
import { Refusal } from '../decider.ts';
import type { BriefText } from '../feedback/briefs/decider.ts';
import { aFeedbackWorld, BUYER, OWNER, type Mutant } from './a-feedback-world.ts';
import { browserOf, newContext, type Fate } from './a-review-world.ts';
import { requestsIn } from './feedback-soundness.ts';

const BY_BUYER = { userId: BUYER, browser: undefined, token: undefined };

/** A feedback world in which a test can run something just before the nth append from now on. */
export const aFeedbackScene = async (mutant: Mutant = {}) => {
  let appendsLeft = Infinity;
  let intrude = (): Promise<unknown> => Promise.resolve();
  const world = await aFeedbackWorld(mutant, async (work) => {
    if (--appendsLeft === 0) await intrude();
    return work();
  });
  const at = () => new Date(world.clock.nowMs).toISOString();
  const code = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  const { anonymous, owned } = world.products;
  const idOf = async (nth: number) => (await requestsIn(world))[nth]!.request.requestId;
  return {
    world,
    at,
    /** Two orders for the unowned app. */
    open: async (): Promise<void> => {
      await world.pay(1, 'QUICK', anonymous);
      await world.pay(2, 'QUICK', anonymous);
      await world.react();
    },
    beforeAppend: (nth: number, what: () => Promise<unknown>): void => {
      appendsLeft = nth;
      intrude = what;
    },
    claim: async (userId: number, nth: number, context = newContext(), claimedAt = at()) => {
      const claim = { requestId: await idOf(nth), userId, device: browserOf(userId), claimedAt };
      return code(world.aProcess().claimSeat({ ...claim, context }));
    },
    release: async (userId: number, nth: number, context = newContext()) => {
      const seat = { requestId: await idOf(nth), seat: 1, userId, releasedAt: at() };
      return code(world.aProcess().releaseSeat({ ...seat, context }));
    },
    /** The buyer cancels the order, or writes a brief. */
    cancel: async (nth: number, context = newContext(), fate?: Fate) => {
      const about = { requestId: await idOf(nth), requester: BY_BUYER, cancelledAt: at() };
      return code(world.aProcess(fate).cancelRequest({ ...about, context }));
    },
    brief: async (nth: number, brief: BriefText, context = newContext()) => {
      const about = { requestId: await idOf(nth), requester: BY_BUYER, writtenAt: at() };
      return code(world.aProcess().writeBrief({ ...about, brief, context }));
    },
    submit: (userId: number, reviewId: number) => {
      const about = { reviewId, productId: anonymous, userId, device: browserOf(userId) };
      const said = { content: aText(anonymous), rating: 4, submittedAt: at() };
      return code(world.aProcess().submit({ ...about, ...said, context: newContext() }));
    },
    complete: (userId: number, reviewId: number) =>
      world.aProcess().complete({ reviewId, userId, completedAt: at(), context: newContext() }),
    ask: (context = newContext()) => {
      const about = { productId: owned, userId: OWNER, reviewers: 1, requestedAt: at() };
      return code(world.aProcess().requestFeedback({ ...about, context }));
    },
    seatsOf: async (nth: number) => (await requestsIn(world))[nth]!.seats.seats.map(({ status }) => status),
    statusOf: async (nth: number) => (await requestsIn(world))[nth]!.status,
    assignmentOf: (userId: number) => world.aProcess().assignments.seatOf(anonymous, userId),
    idOf,
  };
};
