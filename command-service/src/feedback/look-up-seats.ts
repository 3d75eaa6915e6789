import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import { feedbackCategory } from './category.ts';
import type { Feedback } from './decider.ts';
import { heldBy, seatToFill } from './seat-decisions.ts';

/** The seats of requests, for other slices. */
export type SeatLookup = {
  /** Whether a user holds a seat of an open request. */
  readonly holdsSeat: (requestId: string, userId: number) => Promise<boolean>;
  /** What paid for the request, if a review submitted by this user now would fill a seat of it. */
  readonly seatSource: (requestId: string, userId: number) => Promise<FeedbackOrigin['source'] | undefined>;
};

export const createSeatLookup = ({ fold }: { readonly fold: FoldStream }): SeatLookup => {
  const find = async (requestId: string): Promise<Feedback> =>
    (await fold(feedbackCategory, streamOf(feedbackCategory, requestId))).state;

  return {
    holdsSeat: async (requestId, userId) => {
      const feedback = await find(requestId);
      return feedback.status === 'open' && heldBy(feedback.seats, userId) !== undefined;
    },
    seatSource: async (requestId, userId) => {
      const feedback = await find(requestId);
      const isAsked = feedback.status === 'open' && seatToFill(feedback.seats, userId) !== undefined;
      return isAsked ? feedback.request.origin.source : undefined;
    },
  };
};
