import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { orderCategory } from './category.ts';
import type { FindPaidOrder } from './find-paid-order.ts';
import { PaymentsError, type Payments } from './payments.ts';

export type FollowDispute = (disputeId: string, context: CommandContext) => Promise<void>;

/**
 * Asks the provider for the state of a dispute, and records changes.
 * @throws PaymentsError
 */
export const createFollowDispute = (deps: {
  readonly handle: HandleCommand;
  readonly payments: Payments | undefined;
  readonly findPaidOrder: FindPaidOrder;
  readonly now: () => Date;
}): FollowDispute => {
  const { handle, payments, findPaidOrder, now } = deps;
  return async (disputeId, context) => {
    if (!payments) throw new PaymentsError('payments-failed', 'payments are not set up');
    const asked = await payments.askDispute(disputeId);
    if (asked.status === 'unknown' || !(await findPaidOrder(asked, context))) return;
    const { status, ...dispute } = asked;
    const closed = status === 'open' ? undefined : { outcome: status, closedAt: now().toISOString() };
    const part = partOf(context, `RecordDispute/${disputeId}/${status}`);
    await handle(
      orderCategory,
      asked.orderId,
      { type: 'RecordDispute', data: { ...dispute, disputeId, closed } },
      part,
    );
  };
};
