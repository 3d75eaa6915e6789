import type { RecordedEvent } from '@twofold/event-store/port';
import { eventsOf } from '../oracle/events-in.ts';
import type { Random } from './random.ts';
import type { Action } from './action.ts';

/**
 * Chooses what a user can do about reviews: report one in an order of theirs, appeal a report of a review that they wrote, or
 * decide an appeal. Undefined where none of these is possible.
 */
export const complaintAction = (
  userId: number,
  happened: readonly RecordedEvent[],
  random: Random,
): Action | undefined => {
  const actions = [...reports(userId, happened), ...appeals(userId, happened), ...decisions(userId, happened, random)];
  return actions[random.below(actions.length)];
};

/** The ids in such events, which are not sealed. */
const complaintsIn = (
  happened: readonly RecordedEvent[],
  type: 'ReviewReported' | 'ComplaintAppealed',
): readonly { readonly orderId: number; readonly reviewerId: number }[] =>
  happened
    .filter((event) => event.type === type)
    .map(({ data }) => data as { readonly orderId: number; readonly reviewerId: number });

const ownOrders = (userId: number, happened: readonly RecordedEvent[]): ReadonlySet<number> =>
  new Set([
    ...eventsOf(happened, 'CheckoutStarted').flatMap(({ data }) => (data.requestedBy === userId ? [data.orderId] : [])),
    ...eventsOf(happened, 'OrderClaimed').flatMap(({ data }) => (data.userId === userId ? [data.orderId] : [])),
  ]);

const reports = (userId: number, happened: readonly RecordedEvent[]): Action[] => {
  const own = ownOrders(userId, happened);
  const reported = new Set(complaintsIn(happened, 'ReviewReported').map(({ orderId }) => orderId));
  return eventsOf(happened, 'SeatFilled').flatMap(({ data: { origin, reviewId } }): Action[] => {
    if (origin.source !== 'paid-order' || origin.replaces !== undefined) return [];
    const { orderId } = origin;
    return own.has(orderId) && !reported.has(orderId) ? [{ kind: 'report', userId, orderId, reviewId }] : [];
  });
};

const appeals = (userId: number, happened: readonly RecordedEvent[]): Action[] => {
  const appealed = new Set(complaintsIn(happened, 'ComplaintAppealed').map(({ orderId }) => orderId));
  return complaintsIn(happened, 'ReviewReported').flatMap(({ orderId, reviewerId }): Action[] =>
    reviewerId === userId && !appealed.has(orderId) ? [{ kind: 'appeal', userId, orderId }] : [],
  );
};

const decisions = (userId: number, happened: readonly RecordedEvent[], random: Random): Action[] => {
  const decided = new Set(
    [...eventsOf(happened, 'ComplaintUpheld'), ...eventsOf(happened, 'ComplaintDismissed')].map(
      ({ data }) => data.orderId,
    ),
  );
  return complaintsIn(happened, 'ComplaintAppealed').flatMap(({ orderId }): Action[] =>
    decided.has(orderId) ? [] : [{ kind: random.pick(['uphold', 'dismiss'] as const), userId, orderId }],
  );
};
