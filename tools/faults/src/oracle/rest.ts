import type { Observed, Violation } from './observed.ts';
import { eventsOf } from './events-in.ts';

/** I10: after the last fault everything comes to its end on its own, and no one waits indefinitely. */
export const checkRest = (observed: Observed): Violation[] => [
  ...(observed.isAtRest ? [] : [stuck('something never ends')]),
  ...(observed.lostJobs === 0 ? [] : [stuck(`${observed.lostJobs} jobs were given up`)]),
  ...openRequests(observed),
  ...openOrders(observed),
];

const stuck = (what: string): Violation => ({ invariant: 'I10', what });

/** Every promise is over in the end: each request is delivered or closed. */
const openRequests = ({ log }: Observed): Violation[] => {
  const ended = new Set(
    [...eventsOf(log, 'FeedbackDelivered'), ...eventsOf(log, 'FeedbackClosed')].map(({ data }) => data.requestId),
  );
  return eventsOf(log, 'FeedbackRequested')
    .filter(({ data }) => !ended.has(data.requestId))
    .map(({ data }) => stuck(`request ${data.requestId} stays open`));
};

/** Each order is paid or has expired, whether or not its buyer got an answer. */
const openOrders = ({ log }: Observed): Violation[] => {
  const ended = new Set(
    [...eventsOf(log, 'PaymentConfirmed'), ...eventsOf(log, 'CheckoutExpired')].map(({ data }) => data.orderId),
  );
  return eventsOf(log, 'CheckoutStarted')
    .filter(({ data }) => !ended.has(data.orderId))
    .map(({ data }) => stuck(`order ${data.orderId} stays unpaid`));
};
