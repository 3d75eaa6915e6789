import { partOf, type HandleCommand } from '../command-handler.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { orderCategory } from './category.ts';
import type { Settle } from './settle.ts';

const RECEIVER = 'settlement';

type SettlePayment = { readonly orderId: number; readonly sessionId: string; readonly isLast: boolean };

/** Polls a checkout session at the scheduled time. By the last poll, the checkout has ended in any case. */
export const settlementOf = (data: SettlePayment, at: Date): Reaction => ({
  receiver: RECEIVER,
  id: data.orderId,
  command: { type: 'SettlePayment', data },
  at,
});

/** @throws Error, which causes a retry, if the provider cannot be reached or has not closed the session yet */
export const settlementReceiver = (deps: {
  readonly handle: HandleCommand;
  readonly settle: Settle;
  readonly now: () => Date;
}): Receiver => {
  const { handle, settle, now } = deps;
  return {
    name: RECEIVER,
    receive: async ({ command, context }) => {
      const { orderId, sessionId, isLast } = command.data as SettlePayment;
      const { status } = await settle(sessionId, context);
      if (!isLast) return;
      if (status === 'unpaid') throw new Error(`The session of order ${orderId} is still open`);
      if (status !== 'unknown') return;
      const data = { orderId, expiredAt: now().toISOString() };
      const part = partOf(context, `ExpireCheckout/${orderId}`);
      await handle(orderCategory, orderId, { type: 'ExpireCheckout', data }, part);
    },
  };
};
