import { violationOf, type Observed, type Violation } from './observed.ts';
import { eventsOf } from './events-in.ts';

/** I10: after the last fault everything ends on its own, and no one waits forever. */
export const checkRest = (observed: Observed): Violation[] => [
  ...(observed.isAtRest ? [] : [stuck('something never ends')]),
  ...(observed.lostJobs === 0 ? [] : [stuck(`${observed.lostJobs} jobs were given up`)]),
  ...openRequests(observed),
  ...openOrders(observed),
];

const stuck = violationOf('I10');

/** Each request is delivered or closed in the end. */
const openRequests = ({ log }: Observed): Violation[] => {
  const ended = new Set(
    [...eventsOf(log, 'FeedbackDelivered'), ...eventsOf(log, 'FeedbackClosed')].map(({ data }) => data.requestId),
  );
  return eventsOf(log, 'FeedbackRequested')
    .filter(({ data }) => !ended.has(data.requestId))
    .map(({ data }) => stuck(`request ${data.requestId} stays open`));
};

/** Each order is paid or expired in the end, whether or not its buyer got an answer. */
const openOrders = ({ log }: Observed): Violation[] => {
  const ended = new Set(
    [...eventsOf(log, 'PaymentConfirmed'), ...eventsOf(log, 'CheckoutExpired')].map(({ data }) => data.orderId),
  );
  return eventsOf(log, 'CheckoutStarted')
    .filter(({ data }) => !ended.has(data.orderId))
    .map(({ data }) => stuck(`order ${data.orderId} stays unpaid`));
};
