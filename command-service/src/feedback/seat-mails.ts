import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import type { CommandContext } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { Contact } from '../mail/mail.ts';
import type { SendOnce } from '../mail/send-once.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { RequestedFeedback } from './decider.ts';
import { changesIn, QUARTER_MS, quarterOf } from './seat-changes.ts';
import { textOf, type RequestChange, type SeatChange } from './seat-mail-text.ts';

const RECEIVER = 'seat-mails';

/** An event is appended a moment after the time it states, so the mail waits a little longer than the quarter. */
const LATE_MS = 30_000;

/** The requester's contact; `undefined` once they were erased. Implemented by other slices. */
export type ContactOf = (origin: FeedbackOrigin) => Promise<Contact | undefined>;

/** The changes of a request in the 15 minutes that begin at `from`. */
type Digest = { readonly requestId: string; readonly from: string };
/** Jobs of an earlier release cover one change each. */
type SingleMail = SeatChange & { readonly requestId: string };

/** One mail about all changes of a request in a quarter of an hour, sent after its end (D-130). */
export const digestOf = (requestId: string, { metadata }: Pick<RecordedEvent, 'metadata'>): Reaction => {
  const fromMs = quarterOf(metadata.occurredAt);
  const from = new Date(fromMs).toISOString();
  const data: Digest = { requestId, from };
  return {
    receiver: RECEIVER,
    id: requestId,
    command: { type: 'MailDigest', data },
    at: new Date(fromMs + QUARTER_MS + LATE_MS),
    once: `seat-digest/${requestId}/${from}`,
  };
};

/** Mails the requester once per quarter of an hour with changes. */
export const seatMailReceiver = (deps: {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly contactOf: ContactOf;
  readonly sendOnce: SendOnce;
  /** Where links in mails lead. */
  readonly origin: string;
}): Receiver => {
  const { store, fold, contactOf, sendOnce, origin } = deps;

  const send = async (
    requestId: string,
    kind: string,
    changes: readonly RequestChange[],
    context: CommandContext,
  ): Promise<void> => {
    const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
    if (state.status === 'absent' || changes.length === 0) return;
    await sendOnce({
      kind,
      setting: 'request-progress',
      contactOf: () => contactOf(state.request.origin),
      write: ({ link = `${origin}${pathOf(state)}` }) => textOf(changes, state, link),
      context,
    });
  };

  return {
    name: RECEIVER,
    receive: async ({ command, context }) => {
      if (command.type === 'MailRequester') {
        const { requestId, ...change } = command.data as SingleMail;
        return send(requestId, change.kind, [change], context);
      }
      const { requestId, from } = command.data as Digest;
      const changes = await changesIn(store, requestId, Date.parse(from));
      // The mail's id derives from the interval's job, not from the first event in it.
      return send(requestId, 'seat-digest', changes, { ...context, causationId: context.id });
    },
  };
};

const pathOf = ({ request: { origin, productId } }: RequestedFeedback): string =>
  origin.source === 'paid-order' ? `/orders/${origin.orderId}` : `/analysis/${productId}`;
