import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { orderCategory } from './category.ts';
import type { FindPaidOrder } from './find-paid-order.ts';
import type { PaidOrder } from './order.ts';
import { PaymentsError, type Payments } from './payments.ts';
import { refundsOf } from './refund-decisions.ts';

export type FollowRefund = (providerRefundId: string, context: CommandContext) => Promise<void>;

/**
 * Asks the provider for the state of a refund, and records a failure. Manual refunds at the provider are ignored,
 * unless they replace one of ours.
 * @throws PaymentsError
 */
export const createFollowRefund = (deps: {
  readonly handle: HandleCommand;
  readonly payments: Payments | undefined;
  readonly findPaidOrder: FindPaidOrder;
  readonly now: () => Date;
}): FollowRefund => {
  const { handle, payments, findPaidOrder, now } = deps;
  return async (providerRefundId, context) => {
    if (!payments) throw new PaymentsError('payments-failed', 'payments are not set up');
    const asked = await payments.askRefund(providerRefundId);
    if (asked.status !== 'failed') return;
    const order = await findPaidOrder(asked, context);
    const refundId = asked.refundId ?? (order && refundReplacedBy(order, providerRefundId));
    if (order === undefined || refundId === undefined) return;
    const { orderId } = order.request;
    const data = { orderId, refundId, providerRefundId, reason: asked.failure, failedAt: now().toISOString() };
    const part = partOf(context, `RecordRefundFailure/${providerRefundId}`);
    await handle(orderCategory, orderId, { type: 'RecordRefundFailure', data }, part);
  };
};

/** The id of the refund of ours for which a manual refund at the provider counts. */
const refundReplacedBy = (order: PaidOrder, providerRefundId: string): string | undefined =>
  refundsOf(order).find((made) => made.status === 'refunded' && made.providerRefundId === providerRefundId)?.refund
    .refundId;
