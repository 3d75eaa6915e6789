import type { Invariant } from './invariant.ts';
import { comparisonsRestOnReviews } from './invariants/comparisons.ts';
import { complaintsDecidedOnce, withheldAsOwed } from './invariants/complaints.ts';
import { unconfirmedAccountsWait } from './invariants/confirmations.ts';
import { creditSettledOnce, creditsNeverNegative, oneAwardPerReview } from './invariants/credits.ts';
import { askedByOperators } from './invariants/operations.ts';
import { claimsWithinLimit, discoverReviewsWithinLimit } from './invariants/fairness.ts';
import { deliveredWhenAllFilled, seatsAreTakenOnce } from './invariants/feedback.ts';
import { disputesOfPayments } from './invariants/disputes.ts';
import { measuredOnce } from './invariants/measurements.ts';
import { oneOrderPerSession, paidAsOrdered } from './invariants/orders.ts';
import { eventsOnTheirOwnStreams } from './invariants/own-streams.ts';
import { unreadableOnlyWhenErased } from './invariants/erasures.ts';
import { passwordsCommittedOnce } from './invariants/passwords.ts';
import { nothingAfterErasure, nothingPersonalAfterErasure, oneOwnerOfAnAddress } from './invariants/people.ts';
import { tokensAndEndpointsEndOnce } from './invariants/programs.ts';
import { refundsWithinPayments } from './invariants/refunds.ts';
import { remindersOfWhatIsThere } from './invariants/reminders.ts';
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
  complaintsDecidedOnce,
  withheldAsOwed,
  claimsWithinLimit,
  remindersOfWhatIsThere,
  discoverReviewsWithinLimit,
  oneOwnerOfAnAddress,
  nothingAfterErasure,
  tokensAndEndpointsEndOnce,
  askedByOperators,
  secondFactorsAddUp,
  nothingPersonalAfterErasure(now),
  unreadableOnlyWhenErased,
  passwordsCommittedOnce,
];
