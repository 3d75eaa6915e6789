import type { OrderEvent, SecurityEvent } from '@twofold/contracts/orders/events';
import type { DisputeOutcome } from '@twofold/contracts/orders/provider-words';
import { refuse } from '../decider.ts';
import type { BuyerCommand } from './buyer-commands.ts';

export type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];

/** `owner` is the account of the buyer, or the one that claimed the order. */
type Buying = {
  readonly request: DataOf<'CheckoutStarted'>;
  readonly owner: number | undefined;
  readonly isGuestErased: boolean;
  readonly sessionId: string | undefined;
};
/** `email` is a guest's address, if known and not erased. */
type Payment = {
  readonly paymentId: string;
  readonly email: string | undefined;
  /** How often the guest may still change the address. */
  readonly emailsLeft: number;
  readonly dueAt: string;
  /** Whether the token in the mails opens the order. */
  readonly hasLink: boolean;
};
/** Disputes by the provider's ids: open, or how they ended. */
type Paid = Buying & {
  readonly payment: Payment;
  readonly disputes: ReadonlyMap<string, 'open' | DisputeOutcome>;
  /** The other refund beside `refund`: an order can have a second one, for an unusable review. */
  readonly otherRefunds: readonly MadeRefund[];
};
/** The current refund attempt. `isRetry`: an operator requested it after a failed one. */
export type Refund = Pick<
  DataOf<'RefundRequested'>,
  'refundId' | 'amountCents' | 'missing' | 'reason' | 'requestedAt'
> & {
  readonly isRetry: boolean;
};
/** A refund and its status. */
export type MadeRefund =
  | { readonly status: 'to-refund' | 'refund-failed'; readonly refund: Refund }
  | { readonly status: 'refunded'; readonly refund: Refund; readonly providerRefundId: string };

export type Order =
  | { readonly status: 'absent' }
  | ({ readonly status: 'unpaid' } & Buying)
  /** `isOver`: the session could no longer be paid when it was recorded. */
  | ({ readonly status: 'expired'; readonly isOver: boolean } & Buying)
  | ({ readonly status: 'paid' } & Paid)
  /** The status is that of the last requested refund. */
  | (MadeRefund & Paid);
export type BegunOrder = Exclude<Order, { status: 'absent' }>;
export type PaidOrder = Extract<Order, Paid>;

/** The payment as the provider reports it; anything may be missing or wrong. */
export type PaidFor = Extract<SecurityEvent, { type: 'PaymentMismatchDetected' }>['data']['paid'];

export type StartCheckout = { readonly type: 'StartCheckout'; readonly data: DataOf<'CheckoutStarted'> };
export type OpenCheckout = { readonly type: 'OpenCheckout'; readonly data: DataOf<'CheckoutSessionOpened'> };
/** Sent if the buyer never reached the provider. */
export type AbandonCheckout = { readonly type: 'AbandonCheckout'; readonly data: DataOf<'CheckoutExpired'> };
/** Sent if the session has expired at the provider. */
export type ExpireCheckout = { readonly type: 'ExpireCheckout'; readonly data: DataOf<'CheckoutExpired'> };
export type ConfirmPayment = {
  readonly type: 'ConfirmPayment';
  readonly data: Pick<
    DataOf<'PaymentConfirmed'>,
    'orderId' | 'sessionId' | 'paymentId' | 'linkHash' | 'confirmedAt'
  > & {
    readonly paid: PaidFor;
    readonly email?: string | undefined;
  };
};
export type RequestRefund = {
  readonly type: 'RequestRefund';
  readonly data: Omit<DataOf<'RefundRequested'>, 'paymentId' | 'amountCents'>;
};
export type RecordRefund = {
  readonly type: 'RecordRefund';
  readonly data: Pick<DataOf<'PaymentRefunded'>, 'orderId' | 'refundId' | 'providerRefundId' | 'refundedAt'>;
};
/** Sent if a refund has failed at the provider. */
export type RecordRefundFailure = {
  readonly type: 'RecordRefundFailure';
  readonly data: Pick<DataOf<'RefundFailed'>, 'orderId' | 'refundId' | 'providerRefundId' | 'reason' | 'failedAt'>;
};
/** The failed attempt is named, so that an operator only retries one they have seen. */
export type RetryRefund = {
  readonly type: 'RetryRefund';
  readonly data: Omit<DataOf<'RefundRetryRequested'>, 'amountCents' | 'forUnusable'>;
};
/** The provider's current state of a dispute; `closed` if it has ended. */
export type RecordDispute = {
  readonly type: 'RecordDispute';
  readonly data: Omit<DataOf<'DisputeOpened'>, 'livemode'> & {
    readonly closed: Pick<DataOf<'DisputeClosed'>, 'outcome' | 'closedAt'> | undefined;
  };
};
export type OrderCommand =
  | StartCheckout
  | OpenCheckout
  | AbandonCheckout
  | ExpireCheckout
  | ConfirmPayment
  | BuyerCommand
  | RequestRefund
  | RecordRefund
  | RecordRefundFailure
  | RetryRefund
  | RecordDispute;

export const isPaid = (order: Order): order is PaidOrder => 'payment' in order;

/** @throws Refusal `order-not-found` */
export const begun = (order: Order): BegunOrder => (order.status === 'absent' ? refuse('order-not-found') : order);
