import { sketchOf, sketchText } from '@twofold/contracts/reviews/sketch';
import type { ReviewSource } from '@twofold/contracts/reviews/source';
import type { EventStore } from '@twofold/event-store/port';
import type { Belongings } from '../../belongings/belongings.ts';
import { streamOf } from '../../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import type { FoldStream } from '../../fold-stream.ts';
import { reviewCategory } from '../category.ts';
import { createFindAbandonedReview } from '../find-abandoned-review.ts';
import { reviewerCategory } from './category.ts';
import { alikeIn, countedIn, MAX_COMPARED, type AdmitReview, type AdmittedReview, type Reviewer } from './decider.ts';

export type ReviewToAdmit = {
  readonly reviewId: number;
  readonly productId: number;
  readonly userId: number;
  readonly content: string;
  readonly source: ReviewSource;
  readonly context: CommandContext;
};

export type AdmitText = (review: ReviewToAdmit) => Promise<void>;

export type AdmitTextDeps = {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly belongings: Belongings;
  /** How many reviews from Discover one account may send in 24 hours (D-126); undefined means no limit. */
  readonly perDay: number | undefined;
  readonly now: () => Date;
};

type Earlier = AdmitReview['data']['earlier'][number];

/**
 * Counts a review in its author's stream before it is submitted. Idempotent. If earlier admitted reviews that were never
 * submitted would cause a refusal, they are abandoned first.
 * @throws Refusal `near-duplicate`, `discover-limit`
 */
export const createAdmitText = (deps: AdmitTextDeps): AdmitText => {
  const { fold, handle, belongings, perDay, now } = deps;
  const findAbandonedReview = createFindAbandonedReview(deps);

  const earlierOf = async (reviewId: number): Promise<readonly Earlier[]> => {
    const { state } = await fold(reviewCategory, streamOf(reviewCategory, reviewId));
    if (!('content' in state) || state.content === undefined) return [];
    const { productId, userId, source, content, submittedAt: admittedAt } = state;
    return [{ reviewId, productId, userId, source, sketch: sketchText(sketchOf(content)), admittedAt }];
  };

  /** The newest reviews from an earlier release, which are also compared and counted. */
  const findEarlier = async (userId: number): Promise<readonly Earlier[]> => {
    const ids = (await belongings.idsOf(`user-${userId}`, 'review')).map(Number).toSorted((one, other) => one - other);
    return (await Promise.all(ids.slice(-MAX_COMPARED).map(earlierOf))).flat();
  };

  const abandonedAmong = async (reviews: readonly AdmittedReview[], context: CommandContext): Promise<number[]> => {
    const found: number[] = [];
    for (const review of reviews) {
      const id = await findAbandonedReview({ ...review, assignedAt: review.admittedAt }, context);
      if (id !== undefined) found.push(id);
    }
    return found;
  };

  /** The earlier reviews because of which this one would be refused. */
  const conflicting = ({ reviews }: Reviewer, review: ReviewToAdmit, sketch: string, at: string): AdmittedReview[] => {
    const counted = review.source === 'discover' ? countedIn(reviews, at) : [];
    const isFull = perDay !== undefined && counted.length >= perDay;
    const standing = new Set([...alikeIn(reviews, sketch), ...(isFull ? counted : [])]);
    return [...standing].filter(({ reviewId }) => reviewId !== review.reviewId);
  };

  return async (review) => {
    const { reviewId, productId, userId, content, source, context } = review;
    const { state } = await fold(reviewerCategory, streamOf(reviewerCategory, userId));
    const earlier = state.isKnown ? [] : await findEarlier(userId);
    const sketch = sketchText(sketchOf(content));
    const admittedAt = now().toISOString();
    const abandoned = await abandonedAmong(conflicting(state, review, sketch, admittedAt), context);
    const limit = perDay !== undefined && { perDay };
    const data = { reviewId, productId, userId, source, sketch, admittedAt, ...limit, earlier, abandoned };
    const part = partOf(context, `AdmitReview/${reviewId}`);
    await handle(reviewerCategory, userId, { type: 'AdmitReview', data }, part);
  };
};
