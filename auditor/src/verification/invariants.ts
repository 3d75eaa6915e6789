import type { Invariant } from './invariant.ts';
import { comparisonsRestOnReviews } from './invariants/comparisons.ts';
import { unconfirmedAccountsWait } from './invariants/confirmations.ts';
import { creditSettledOnce, creditsNeverNegative, oneAwardPerReview } from './invariants/credits.ts';
import { askedByOperators } from './invariants/operations.ts';
import { claimsWithinLimit, discoverReviewsWithinLimit } from './invariants/fairness.ts';
import { deliveredWhenAllFilled, seatsAreTakenOnce } from './invariants/feedback.ts';
import { disputesOfPayments } from './invariants/disputes.ts';
import { measuredOnce } from './invariants/measurements.ts';
import { oneOrderPerSession, paidAsOrdered } from './invariants/orders.ts';
import { eventsOnTheirOwnStreams } from './invariants/own-streams.ts';
import { nothingAfterErasure, nothingPersonalAfterErasure, oneOwnerOfAnAddress } from './invariants/people.ts';
import { refundsWithinPayments } from './invariants/refunds.ts';
import { secondFactorsAddUp } from './invariants/second-factors.ts';
import { statementsJudgedOnce } from './invariants/statements.ts';
import { completeAfterSubmitted, oneReviewPerPersonAndApp } from './invariants/reviews.ts';

/** Everything that holds in every log; README.md explains each. */
export const invariantsOf = (now: () => Date): readonly Invariant[] => [
  eventsOnTheirOwnStreams,
  creditsNeverNegative,
  oneAwardPerReview,
  creditSettledOnce,
  unconfirmedAccountsWait,
  oneReviewPerPersonAndApp,
  completeAfterSubmitted,
  statementsJudgedOnce,
  measuredOnce,
  oneOrderPerSession,
  paidAsOrdered,
  refundsWithinPayments,
  disputesOfPayments,
  seatsAreTakenOnce,
  deliveredWhenAllFilled,
  comparisonsRestOnReviews,
  claimsWithinLimit,
  discoverReviewsWithinLimit,
  oneOwnerOfAnAddress,
  nothingAfterErasure,
  askedByOperators,
  secondFactorsAddUp,
  nothingPersonalAfterErasure(now),
];
