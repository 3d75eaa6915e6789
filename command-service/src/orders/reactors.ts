import type { Reactor } from '../reactors/reactor.ts';
import { abandonCheckoutOnCheckoutStarted } from './abandon-checkout-on-checkout-started.reactor.ts';
import { checkDisputeOnDisputeOpened } from './check-dispute-on-dispute-opened.reactor.ts';
import { checkRefundOnPaymentRefunded } from './check-refund-on-payment-refunded.reactor.ts';
import { forgetOrderOnGuestErased } from './forget-order-on-guest-erased.reactor.ts';
import { forgetOrderOnOrderClaimed } from './forget-order-on-order-claimed.reactor.ts';
import { mailBuyerOnGuestEmailGiven } from './mail-buyer-on-guest-email-given.reactor.ts';
import { mailBuyerOnPaymentConfirmed } from './mail-buyer-on-payment-confirmed.reactor.ts';
import { mailBuyerOnPaymentRefunded } from './mail-buyer-on-payment-refunded.reactor.ts';
import { payBackOnRefundRequested } from './pay-back-on-refund-requested.reactor.ts';
import { requestRefundOnFeedbackClosed } from './request-refund-on-feedback-closed.reactor.ts';
import { settlePaymentOnCheckoutSessionOpened } from './settle-payment-on-checkout-session-opened.reactor.ts';

/** The reactors of the slice. */
export const ORDER_REACTORS: readonly Reactor[] = [
  abandonCheckoutOnCheckoutStarted,
  checkDisputeOnDisputeOpened,
  checkRefundOnPaymentRefunded,
  forgetOrderOnGuestErased,
  forgetOrderOnOrderClaimed,
  mailBuyerOnGuestEmailGiven,
  mailBuyerOnPaymentConfirmed,
  mailBuyerOnPaymentRefunded,
  payBackOnRefundRequested,
  requestRefundOnFeedbackClosed,
  settlePaymentOnCheckoutSessionOpened,
];
