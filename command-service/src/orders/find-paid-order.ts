import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { streamOf } from '../category.ts';
import type { CommandContext } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { orderCategory } from './category.ts';
import { isPaid, type PaidOrder } from './order.ts';
import type { Payments } from './payments.ts';
import type { Settle } from './settle.ts';

export type FindPaidOrder = (
  payment: { readonly orderId: number; readonly paymentId: string },
  context: CommandContext,
) => Promise<PaidOrder | undefined>;

/**
 * Finds the order of a payment in our log. An unconfirmed payment is settled first. Payments of other installations that
 * use the same provider account are only logged.
 * @throws PaymentsError
 */
export const createFindPaidOrder = (deps: {
  readonly store: EventStore;
  readonly settle: Settle;
  readonly payments: Payments | undefined;
  readonly log: Logger;
}): FindPaidOrder => {
  const { store, settle, payments, log } = deps;
  const read = async (orderId: number) =>
    (await foldStream(store, orderCategory, streamOf(orderCategory, orderId))).state;

  return async ({ orderId, paymentId }, context) => {
    let order = await read(orderId);
    if (order.status !== 'absent' && !isPaid(order) && order.sessionId !== undefined) {
      await settle(order.sessionId, context);
      order = await read(orderId);
    }
    const isOurs =
      isPaid(order) && order.payment.paymentId === paymentId && order.request.provider === payments?.provider;
    if (isOurs) return order as PaidOrder;
    log.warn({ orderId, paymentId }, 'refund or dispute of an unknown payment');
    return undefined;
  };
};
