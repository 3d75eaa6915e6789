import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import { reviewCategory } from './category.ts';

/** A review, as other slices see it. */
export type ReviewFacts = { readonly earns: boolean; readonly isTextRemoved: boolean };

/** Finds a review, for other slices; undefined if there is none. */
export const createReviewOf =
  ({ fold }: { readonly fold: FoldStream }) =>
  async (reviewId: number): Promise<ReviewFacts | undefined> => {
    const { state } = await fold(reviewCategory, streamOf(reviewCategory, reviewId));
    if (state.status === 'absent' || state.status === 'abandoned') return undefined;
    return { earns: state.earns, isTextRemoved: state.isTextRemoved };
  };
