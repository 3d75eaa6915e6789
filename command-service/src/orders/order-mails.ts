import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream } from '../fold-stream.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { Buyers } from './buyers.ts';
import { orderCategory } from './category.ts';
import { textOf, type OrderMail } from './order-mail-text.ts';

const RECEIVER = 'order-mails';

/** A mail to the buyer about a change of an order. */
export const orderMailOf = (orderId: number, mail: OrderMail, at: string): Reaction => ({
  receiver: RECEIVER,
  id: orderId,
  command: { type: 'MailBuyer', data: mail },
  at: new Date(at),
});

/** Mails buyers, once per event. */
export const orderMailReceiver = (deps: {
  readonly store: EventStore;
  readonly contactOfBuyer: Buyers['contactOfBuyer'];
  readonly sendOnce: SendOnce;
}): Receiver => {
  const { store, contactOfBuyer, sendOnce } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const orderId = Number(id);
      const content = command.data as OrderMail;
      const { state: order } = await foldStream(store, orderCategory, streamOf(orderCategory, orderId));
      if (order.status === 'absent') return;
      await sendOnce({
        kind: content.kind,
        // A mistyped address may belong to another person, who can unsubscribe.
        ...(content.kind === 'email-given' && { setting: 'request-progress' as const }),
        contactOf: () => contactOfBuyer(orderId),
        write: ({ link = '' }) => textOf(order.request, content, link),
        context,
      });
    },
  };
};
