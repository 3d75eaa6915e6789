import type { Reactor } from '../reactors/reactor.ts';
import { eraseAccessOnFeedbackEnded } from './briefs/erase-access-on-feedback-ended.reactor.ts';
import { eraseBriefOnGuestErased } from './briefs/erase-brief-on-guest-erased.reactor.ts';
import { closeRequestOnFeedbackRequested } from './close-request-on-feedback-requested.reactor.ts';
import { closeRequestsOnProductTakenDown } from './close-requests-on-product-taken-down.reactor.ts';
import { COMPLAINT_REACTORS } from './complaints/reactors.ts';
import { compareReviewsOnSeatFilled } from './comparison/compare-reviews-on-seat-filled.reactor.ts';
import { expireClaimOnSeatClaimed } from './expire-claim-on-seat-claimed.reactor.ts';
import { fillSeatOnReviewCompleted } from './fill-seat-on-review-completed.reactor.ts';
import { mailRequesterOnComparisonDelivered } from './mail-requester-on-comparison-delivered.reactor.ts';
import { mailRequesterOnSeatFilled } from './mail-requester-on-seat-filled.reactor.ts';
import { mailRequesterOnSeatReopened } from './mail-requester-on-seat-reopened.reactor.ts';
import { openRequestOnCreditsReserved } from './open-request-on-credits-reserved.reactor.ts';
import { openRequestOnPaymentConfirmed } from './open-request-on-payment-confirmed.reactor.ts';
import { remindOfClaimOnSeatClaimed } from './reminders/remind-of-claim-on-seat-claimed.reactor.ts';
import { suggestSeatOnSeatOpen } from './reminders/suggest-seat-on-seat-open.reactor.ts';
import { settleClaimOnSeatClaimed } from './settle-claim-on-seat-claimed.reactor.ts';

/** The reactors of the slice. */
export const FEEDBACK_REACTORS: readonly Reactor[] = [
  closeRequestOnFeedbackRequested,
  closeRequestsOnProductTakenDown,
  eraseAccessOnFeedbackEnded,
  eraseBriefOnGuestErased,
  compareReviewsOnSeatFilled,
  expireClaimOnSeatClaimed,
  fillSeatOnReviewCompleted,
  mailRequesterOnComparisonDelivered,
  mailRequesterOnSeatFilled,
  mailRequesterOnSeatReopened,
  openRequestOnCreditsReserved,
  openRequestOnPaymentConfirmed,
  remindOfClaimOnSeatClaimed,
  settleClaimOnSeatClaimed,
  ...COMPLAINT_REACTORS,
  suggestSeatOnSeatOpen,
];
