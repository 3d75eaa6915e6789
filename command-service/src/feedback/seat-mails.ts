import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import { streamOf } from '../category.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { Contact } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { RequestedFeedback } from './decider.ts';
import { textOf, type SeatMail } from './seat-mail-text.ts';

const RECEIVER = 'seat-mails';

/** Where to write to whoever asked for reviews: other slices know. Nowhere once they were erased. */
export type ContactOf = (origin: FeedbackOrigin) => Promise<Contact | undefined>;

/** A mail that goes out at once, and not before `at`. */
export const seatMailOf = (mail: SeatMail, at: string): Reaction => ({
  receiver: RECEIVER,
  id: mail.requestId,
  command: { type: 'MailRequester', data: mail },
  at: new Date(at),
});

/** Writes to whoever asked for the reviews, once for each change of a seat. */
export const seatMailReceiver = (deps: {
  readonly fold: FoldStream;
  readonly contactOf: ContactOf;
  readonly sendOnce: SendOnce;
  /** Where links in mails lead. */
  readonly origin: string;
}): Receiver => {
  const { fold, contactOf, sendOnce, origin } = deps;
  return {
    name: RECEIVER,
    receive: async ({ command, context }) => {
      const { kind, requestId, seat } = command.data as SeatMail;
      const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
      if (state.status === 'absent') return;
      await sendOnce({
        kind,
        contactOf: () => contactOf(state.request.origin),
        write: ({ link = `${origin}${pathOf(state)}` }) => textOf(kind, seat, state, link),
        context,
      });
    },
  };
};

const pathOf = ({ request: { origin, productId } }: RequestedFeedback): string =>
  origin.source === 'paid-order' ? `/orders/${origin.orderId}` : `/analysis/${productId}`;
