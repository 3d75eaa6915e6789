import { compareByRules, type ComparedApp } from '@twofold/comparison/compare-by-rules';
import type { ReviewToCompare } from '@twofold/comparison/reading/opinions';
import type { Comparison } from '@twofold/contracts/feedback/comparison';
import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../../category.ts';
import type { HandleCommand } from '../../command-handler.ts';
import type { FoldStream } from '../../fold-stream.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import { feedbackCategory } from '../category.ts';
import type { Feedback } from '../decider.ts';
import { comparisonCategory } from './category.ts';
import { COMPARISON_RECEIVER } from './compare-reviews-on-seat-filled.reactor.ts';
import { isNewer } from './decider.ts';
import { readApp, readReview } from './read-compared.ts';

/** Compares reviews of one app, in any order, by rules or with a model. */
export type CompareReviews = (reviews: readonly ReviewToCompare[], app: ComparedApp) => Promise<Comparison>;

/** Used without a model, and when a model fails. */
export const byRules: CompareReviews = (reviews, app) => Promise.resolve(compareByRules(reviews, app));

export type ComparisonDeps = {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly compareReviews: CompareReviews;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** A comparison needs two reviews (D-65). */
const MIN_REVIEWS = 2;

/**
 * Compares the completed reviews of a request and records the result, unless there is one. Safe to repeat and to run in
 * two processes: the decider keeps the first comparison of the same reviews.
 */
export const comparisonReceiver = (deps: ComparisonDeps): Receiver => {
  const { store, fold, handle, compareReviews, now, newId } = deps;
  return {
    name: COMPARISON_RECEIVER,
    receive: async ({ id, context }) => {
      const requestId = String(id);
      const { state: feedback } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
      const reviewIds = reviewsIn(feedback);
      if (feedback.status === 'absent' || reviewIds.length < MIN_REVIEWS) return;
      const { productId, origin } = feedback.request;
      if (origin.source !== 'paid-order') return;
      const { state: compared } = await fold(comparisonCategory, streamOf(comparisonCategory, requestId));
      if (!isNewer(compared, reviewIds)) return;
      const reviews = await Promise.all(reviewIds.map((reviewId) => readReview(store, reviewId)));
      const comparison = await compareReviews(
        reviews.filter((review) => review !== undefined),
        await readApp(store, productId),
      );
      const data = { ...comparison, requestId, productId, orderId: origin.orderId, deliveredAt: now().toISOString() };
      // A model may answer differently next time, so each run's command has its own id.
      const sent = { ...context, id: newId(), causationId: context.id };
      await handle(comparisonCategory, requestId, { type: 'DeliverComparison', data }, sent);
    },
  };
};

const reviewsIn = (feedback: Feedback): number[] =>
  feedback.status === 'absent'
    ? []
    : feedback.seats.seats
        .flatMap((seat) => (seat.status === 'filled' ? [seat.reviewId] : []))
        .toSorted((a, b) => a - b);
