import type { EventStore } from '@twofold/event-store/port';
import type { RequestHandler, Router } from 'express';
import type pg from 'pg';
import type { HandleCommand } from '../command-handler.ts';
import { sequenceIds } from '../next-id.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { createAssignReview } from './assign-review.ts';
import { createCompleteReview, type EarnFor } from './complete-review.ts';
import { reviewRoutes } from './routes.ts';
import type { SeatOf } from './seats.ts';
import { createSubmitReview, type AdmitReviewer, type BalanceOf, type SeatSource } from './submit-review.ts';

export type ReviewsDeps = {
  readonly store: EventStore;
  readonly pool: pg.Pool;
  readonly handle: HandleCommand;
  readonly sessions: RequestHandler;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  /** What other slices do for this one. */
  readonly admitReviewer: AdmitReviewer;
  readonly balanceOf: BalanceOf;
  readonly earnFor: EarnFor;
  readonly seatSource: SeatSource;
  readonly seatOf: SeatOf;
  readonly now: () => Date;
};

/** Puts the slice together: how reviews are submitted and completed. */
export const createReviewRoutes = (deps: ReviewsDeps): Router =>
  reviewRoutes({
    ...deps,
    submitReview: createSubmitReview({ ...deps, assignReview: createAssignReview(deps) }),
    completeReview: createCompleteReview(deps),
    nextReviewId: sequenceIds(deps.pool, 'review_ids'),
  });
