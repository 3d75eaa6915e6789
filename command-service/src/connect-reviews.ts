import type { EventStore } from '@twofold/event-store/port';
import { createAdmitReviewer } from './analysis/admit-reviewer.ts';
import { createReportOf } from './analysis/report-of.ts';
import { createLedger } from './credits/ledger.ts';
import type { ServiceLimits } from './limits/service-limits.ts';
import { createReviewRoutes, type ReviewsDeps } from './reviews/reviews.ts';
import type { Assignments } from './reviews/assignments.ts';

type FromOthers = 'perDay' | 'admitReviewer' | 'balanceOf' | 'earnFor' | 'reportOf' | 'seatOf';

/** Slices do not import each other: the reviews slice's dependencies are passed here. */
export const connectReviews = (
  parts: Omit<ReviewsDeps, FromOthers> &
    Parameters<typeof createLedger>[0] & {
      readonly assignments: Pick<Assignments, 'seatOf'>;
      readonly store: Pick<EventStore, 'readStream'>;
    },
  { discoverReviewsPerDay }: Pick<ServiceLimits, 'discoverReviewsPerDay'>,
) =>
  createReviewRoutes({
    ...parts,
    perDay: discoverReviewsPerDay || undefined,
    ...createLedger(parts),
    admitReviewer: createAdmitReviewer(parts),
    reportOf: createReportOf(parts.store),
    seatOf: parts.assignments.seatOf,
  });
