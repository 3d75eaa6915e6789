import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import type { EventStore } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import { streamOf } from '../category.ts';
import { foldStream } from '../command-handler.ts';
import type { Contact, Mail } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { RequestedFeedback } from './decider.ts';
import { textOf, type SeatMail } from './seat-mail-text.ts';

const RECEIVER = 'seat-mails';

/** What the ids of mails are made in: one mail for each change of a seat. */
const MAILS = '9d1c2f5e-3b7a-4f06-8a41-6e0b5d2c7f93';

/** Where to write to whoever asked for reviews: other slices know. Nowhere once they were erased. */
export type ContactOf = (origin: FeedbackOrigin) => Promise<Contact | undefined>;

export const seatMailOf = (mail: SeatMail): Reaction => ({
  receiver: RECEIVER,
  id: mail.requestId,
  command: { type: 'MailRequester', data: mail },
  at: new Date(mail.at),
});

/** Writes to whoever asked for the reviews, once for each change of a seat. */
export const seatMailReceiver = (deps: {
  readonly store: EventStore;
  readonly contactOf: ContactOf;
  readonly sendOnce: SendOnce;
  readonly mail: Pick<Mail, 'forget'>;
  /** Where links in mails lead. */
  readonly origin: string;
}): Receiver => {
  const { store, contactOf, sendOnce, mail, origin } = deps;
  return {
    name: RECEIVER,
    receive: async ({ command, context }) => {
      const { kind, requestId, seat, at } = command.data as SeatMail;
      const { state } = await foldStream(store, feedbackCategory, streamOf(feedbackCategory, requestId));
      const to = state.status === 'absent' ? undefined : await contactOf(state.request.origin);
      if (state.status === 'absent' || !to) return;
      const link = to.link ?? `${origin}${pathOf(state)}`;
      const mailId = uuidV5(`${kind}/${requestId}/${seat}/${at}`, MAILS);
      await sendOnce({ mailId, kind, to, ...textOf(kind, seat, state, link), context });
      // Somebody who was erased while the mail was made is not to be found in the mails that are kept.
      if (!(await contactOf(state.request.origin))) await mail.forget(to.about);
    },
  };
};

const pathOf = ({ request: { origin, productId } }: RequestedFeedback): string =>
  origin.source === 'paid-order' ? `/orders/${origin.orderId}` : `/analysis/${productId}`;
