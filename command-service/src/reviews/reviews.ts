import type { Router } from 'express';
import type { Write } from '../requests/write.ts';
import { createAdmitText, type AdmitTextDeps } from './admission/admit-review.ts';
import { createAssignReview } from './assign-review.ts';
import { createCompleteReview, type EarnFor } from './complete-review.ts';
import { reviewRoutes } from './routes.ts';
import type { SeatOf } from './assignments.ts';
import { createJudgeStatements, type ReportOf } from './statements/judge-statements.ts';
import {
  createSubmitReview,
  type AdmitReviewer,
  type BalanceOf,
  type ClaimAnySeat,
  type SeatSource,
} from './submit-review.ts';

export type ReviewsDeps = AdmitTextDeps & {
  readonly write: Write;
  /** Implemented by other slices. */
  readonly admitReviewer: AdmitReviewer;
  readonly balanceOf: BalanceOf;
  readonly earnFor: EarnFor;
  readonly seatSource: SeatSource;
  readonly seatOf: SeatOf;
  readonly claimAnySeat: ClaimAnySeat;
  readonly reportOf: ReportOf;
};

/** Builds the slice: submitting, completing and judging. */
export const createReviewRoutes = (deps: ReviewsDeps): Router =>
  reviewRoutes({
    ...deps,
    submitReview: createSubmitReview({
      ...deps,
      assignReview: createAssignReview(deps),
      admitText: createAdmitText(deps),
    }),
    completeReview: createCompleteReview(deps),
    judgeStatements: createJudgeStatements(deps),
  });
