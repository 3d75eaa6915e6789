import type { Tier } from '@twofold/contracts/orders/events';
import type { DisputeOutcome, DisputeReason, RefundFailure } from '@twofold/contracts/orders/provider-words';
import type { Keyring } from '@twofold/keyring/keyring';
import type { PaidFor } from './order.ts';

/** What is to be paid. The times are ISO; what is sent to the provider rests on nothing else, so a repeat is the same. */
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

/** What a provider says of a session. `email` is what a buyer told it, if that is an address. */
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
  /** After an attempt that failed: an operator may have paid back by hand in the meantime. */
  readonly isRetry: boolean;
  /** Other refunds of this payment that we have asked for: none of them stands for this one. */
  readonly otherRefundIds?: readonly string[];
};

/** `failure`: the provider has made the refund, and it has failed already. */
export type MadeRefund = { readonly providerRefundId: string; readonly failure?: RefundFailure | undefined };

/** Which payment something is about. `orderId` is what we told the provider when the payment was made. */
type OfPayment = { readonly paymentId: string; readonly orderId: number };

/** What a provider says of a refund. `refundId` is ours; refunds that people make by hand at the provider have none. */
export type AskedRefund =
  | { readonly status: 'unknown' | 'made' }
  | (OfPayment & { readonly status: 'failed'; readonly failure: RefundFailure; readonly refundId: string | undefined });

/** What a provider says of a dispute. `unknown`: there is none, or it is about nothing of ours. */
export type AskedDispute =
  | { readonly status: 'unknown' }
  | (OfPayment & {
      readonly status: 'open' | DisputeOutcome;
      readonly amountCents: number;
      readonly currency: string;
      readonly reason: DisputeReason;
      readonly openedAt: string;
    });

/** What a webhook event is about: a session, a refund, a dispute (by the ids of the provider), or none of these. */
export type PaymentWebhookEvent = {
  readonly eventId: string;
  readonly sessionId: string | undefined;
  readonly providerRefundId?: string | undefined;
  readonly disputeId?: string | undefined;
};

/** Decides what simulated payments answer from now on when they are asked about a refund or a dispute. */
export interface SimulatedPaymentIssues {
  refund(providerRefundId: string, asked: AskedRefund): void;
  dispute(disputeId: string, asked: AskedDispute): void;
}

/** How money moves. Two implementations: `stripe-payments.ts` and `simulated-payments.ts`. */
export interface Payments {
  readonly provider: 'stripe' | 'simulated';
  /** Whether real money moves. */
  readonly livemode: boolean;
  /** The same order gives the same session, however often it is opened. @throws PaymentsError */
  open(checkout: CheckoutToOpen): Promise<OpenedCheckout>;
  /** @throws PaymentsError */
  ask(sessionId: string): Promise<AskedPayment>;
  /** Pays back once for a `refundId`, however often it is asked to. @throws PaymentsError */
  refund(refund: RefundToMake): Promise<MadeRefund>;
  /** @throws PaymentsError */
  askRefund(providerRefundId: string): Promise<AskedRefund>;
  /** @throws PaymentsError */
  askDispute(disputeId: string): Promise<AskedDispute>;
  /** Only simulated payments outside production have this. */
  readonly simulate?: SimulatedPaymentIssues;
  /** A webhook event of the provider. @throws InvalidSignature; InvalidWebhook; PaymentsError where signatures cannot be verified */
  readWebhook(body: Buffer, signature: string | undefined): PaymentWebhookEvent;
}

/** Builds the payments of a service; `undefined` where there are none (D-107). `origin` is where browsers come back to. */
export type CreatePayments = (deps: {
  readonly origin: string;
  readonly keyring: Pick<Keyring, 'secret'>;
  readonly now: () => Date;
}) => Payments | undefined;

/**
 * A provider that said no or that it failed, could not be reached, or did not answer in time. After the last two it may
 * have done what it was asked; what it said it says again.
 */
export class PaymentsError extends Error {
  readonly code: 'payments-failed' | 'payments-unreachable' | 'payments-timed-out';

  constructor(code: PaymentsError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** News that the provider has not signed. */
export class InvalidSignature extends Error {}

/** News that are signed, and are none all the same. */
export class InvalidWebhook extends Error {}
