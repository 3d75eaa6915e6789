import type { EventStore } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import { foldStream } from '../command-handler.ts';
import type { Mail } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { Buyers } from './buyers.ts';
import { orderCategory } from './category.ts';
import { textOf, type OrderMail } from './order-mail-text.ts';

const RECEIVER = 'order-mails';

/** A mail to the buyer of an order about what has just happened to it. */
export const orderMailOf = (orderId: number, mail: OrderMail, at: string): Reaction => ({
  receiver: RECEIVER,
  id: orderId,
  command: { type: 'MailBuyer', data: mail },
  at: new Date(at),
});

/** Writes to buyers, once for each event that there is to tell of. */
export const orderMailReceiver = (deps: {
  readonly store: EventStore;
  readonly contactOfBuyer: Buyers['contactOfBuyer'];
  readonly sendOnce: SendOnce;
  readonly mail: Pick<Mail, 'forget'>;
}): Receiver => {
  const { store, contactOfBuyer, sendOnce, mail } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const orderId = Number(id);
      const told = command.data as OrderMail;
      const to = await contactOfBuyer(orderId);
      const { state: order } = await foldStream(store, orderCategory, streamOf(orderCategory, orderId));
      if (!to || order.status === 'absent') return;
      const mailId = uuidV5(told.kind, context.causationId);
      await sendOnce({ mailId, kind: told.kind, to, ...textOf(order.request, told, to.link ?? ''), context });
      // Somebody who was erased while the mail was made is not to be found in the mails that are kept.
      if (!(await contactOfBuyer(orderId))) await mail.forget(to.about);
    },
  };
};
