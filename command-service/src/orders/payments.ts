import type { Tier } from '@twofold/contracts/orders/events';
import type { DisputeOutcome, DisputeReason, RefundFailure } from '@twofold/contracts/orders/provider-words';
import type { Keyring } from '@twofold/keyring/keyring';
import type { PaidFor } from './order.ts';

/** The terms of a payment. The request to the provider depends on nothing else, so a repeat is identical. */
export type CheckoutToOpen = {
  readonly orderId: number;
  readonly productId: number;
  readonly tier: Tier;
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly startedAt: string;
  readonly expiresAt: string;
};

/** `url` is where the browser pays. */
export type OpenedCheckout = { readonly sessionId: string; readonly url: string };

/** A session as the provider reports it. `email` is the buyer's, if it is a valid address. */
export type AskedPayment =
  | { readonly status: 'unknown' | 'unpaid' | 'expired' }
  | {
      readonly status: 'paid';
      readonly paymentId: string;
      readonly paid: PaidFor;
      readonly email: string | undefined;
    };

export type RefundToMake = {
  readonly refundId: string;
  readonly orderId: number;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly requestedAt: string;
  /** Whether an earlier attempt failed. An operator may have refunded manually in the meantime. */
  readonly isRetry: boolean;
  /** Our other refunds of this payment: none of them counts as this one. */
  readonly otherRefundIds?: readonly string[];
};

/** `failure`: the provider accepted the refund, but it has failed already. */
export type MadeRefund = { readonly providerRefundId: string; readonly failure?: RefundFailure | undefined };

/** The payment that a refund or dispute is about. `orderId` is from the metadata that we sent with the payment. */
type OfPayment = { readonly paymentId: string; readonly orderId: number };

/** A refund as the provider reports it. `refundId` is ours; manual refunds at the provider have none. */
export type AskedRefund =
  | { readonly status: 'unknown' | 'made' }
  | (OfPayment & { readonly status: 'failed'; readonly failure: RefundFailure; readonly refundId: string | undefined });

/** A dispute as the provider reports it. `unknown`: it does not exist, or is not about one of our orders. */
export type AskedDispute =
  | { readonly status: 'unknown' }
  | (OfPayment & {
      readonly status: 'open' | DisputeOutcome;
      readonly amountCents: number;
      readonly currency: string;
      readonly reason: DisputeReason;
      readonly openedAt: string;
    });

/** The subject of a webhook event: a session, refund or dispute (by the provider's ids), or none of these. */
export type PaymentWebhookEvent = {
  readonly eventId: string;
  readonly sessionId: string | undefined;
  readonly providerRefundId?: string | undefined;
  readonly disputeId?: string | undefined;
};

/** Sets the answers of simulated payments about refunds and disputes. */
export interface SimulatedPaymentIssues {
  refund(providerRefundId: string, asked: AskedRefund): void;
  dispute(disputeId: string, asked: AskedDispute): void;
}

/** A payment provider. Two implementations: `stripe-payments.ts` and `simulated-payments.ts`. */
export interface Payments {
  readonly provider: 'stripe' | 'simulated';
  /** Whether real money moves. */
  readonly livemode: boolean;
  /** The same order gives the same session, however often it is opened. @throws PaymentsError */
  open(checkout: CheckoutToOpen): Promise<OpenedCheckout>;
  /** @throws PaymentsError */
  ask(sessionId: string): Promise<AskedPayment>;
  /**
   * Refunds once per `refundId`, however often it is called.
   * @throws PaymentsError
   */
  refund(refund: RefundToMake): Promise<MadeRefund>;
  /** @throws PaymentsError */
  askRefund(providerRefundId: string): Promise<AskedRefund>;
  /** @throws PaymentsError */
  askDispute(disputeId: string): Promise<AskedDispute>;
  /** Only simulated payments outside production have this. */
  readonly simulate?: SimulatedPaymentIssues;
  /** Reads a webhook event. @throws InvalidSignature; InvalidWebhook; PaymentsError if signatures cannot be verified */
  readWebhook(body: Buffer, signature: string | undefined): PaymentWebhookEvent;
}

/** Builds the payments of a service; `undefined` if there are none (D-107). `origin` is where browsers return to. */
export type CreatePayments = (deps: {
  readonly origin: string;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly now: () => Date;
}) => Payments | undefined;

/**
 * The provider refused, failed, was unreachable, or timed out. In the last two cases it may have done the work. It repeats
 * a refusal or failure for the same idempotency key.
 */
export class PaymentsError extends Error {
  readonly code: 'payments-failed' | 'payments-unreachable' | 'payments-timed-out';

  constructor(code: PaymentsError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** A webhook event without a valid signature of the provider. */
export class InvalidSignature extends Error {}

/** A signed webhook event that is not valid. */
export class InvalidWebhook extends Error {}
