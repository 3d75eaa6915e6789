import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { feedbackCategory } from './category.ts';
import type { FeedbackCommand } from './commands.ts';
import { requestOfOrder } from './request-id.ts';

/** Gives back what a person has claimed, and closes what they have asked for. */
export type LeaveFeedback = (userId: number, context: CommandContext) => Promise<void>;

const FILTER = {
  types: ['FeedbackRequested', 'SeatClaimed', 'PaymentConfirmed', 'OrderClaimed'],
  streamPrefixes: [`${feedbackCategory.name}-`, 'order-'],
};

/**
 * For a person who is erased (D-39): others may take their seats, and what their requests miss is paid back. All of it is
 * found in the log; that is slow, and rare. Doing it again changes nothing.
 */
export const createLeaveFeedback = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
}): LeaveFeedback => {
  const { store, handle, now, newId } = deps;

  return async (userId, context) => {
    const claimedIn = new Set<string>();
    const requestedIn = new Set<string>();
    for await (const recorded of store.readAll({ filter: FILTER })) {
      const claimed = requestClaimedBy(userId, recorded);
      if (claimed !== undefined) claimedIn.add(claimed);
      const requested = requestOf(userId, recorded);
      if (requested !== undefined) requestedIn.add(requested);
    }
    const at = now().toISOString();
    const send = async (requestId: string, command: FeedbackCommand): Promise<void> => {
      await handle(feedbackCategory, requestId, command, { ...context, id: newId() });
    };
    for (const id of claimedIn) await send(id, { type: 'ReopenSeatsOf', data: { userId, reopenedAt: at } });
    for (const id of requestedIn) {
      await send(id, { type: 'CloseFeedback', data: { reason: 'requester-erased', closedAt: at } });
    }
  };
};

/** The request in which this event gives the person a seat. */
const requestClaimedBy = (userId: number, recorded: RecordedEvent): string | undefined => {
  const event = decodeEvent(feedbackEvents, recorded);
  return event?.type === 'SeatClaimed' && event.data.userId === userId ? event.data.requestId : undefined;
};

/** The request that is the person's by this event: with their credits, or with an order that is theirs. */
const requestOf = (userId: number, recorded: RecordedEvent): string | undefined => {
  const asked = decodeEvent(feedbackEvents, recorded);
  if (asked?.type === 'FeedbackRequested') {
    const { origin, requestId } = asked.data;
    return origin.source === 'credit-request' && origin.userId === userId ? requestId : undefined;
  }
  const bought = decodeEvent(orderEvents, recorded);
  const isTheirs =
    (bought?.type === 'PaymentConfirmed' && bought.data.requestedBy === userId) ||
    (bought?.type === 'OrderClaimed' && bought.data.userId === userId);
  return isTheirs ? requestOfOrder(bought.data.orderId) : undefined;
};
