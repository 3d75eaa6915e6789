import type { Observed, Violation } from './observed.ts';
import { eventsOf, repeated } from './events-in.ts';

/** I10: after the last fault everything comes to its end by itself, and nobody waits for ever. */
export const checkRest = (observed: Observed): Violation[] => [
  ...(observed.isAtRest ? [] : [stuck('something goes on for ever')]),
  ...(observed.lostJobs === 0 ? [] : [stuck(`${observed.lostJobs} jobs were given up`)]),
  ...openRequests(observed),
  ...openOrders(observed),
  ...mails(observed),
];

const stuck = (what: string): Violation => ({ invariant: 'I10', what });

/** Every promise is over in the end: each request is delivered or closed. */
const openRequests = ({ log }: Observed): Violation[] => {
  const ended = new Set(
    [...eventsOf(log, 'FeedbackDelivered'), ...eventsOf(log, 'FeedbackClosed')].map(({ data }) => data.requestId),
  );
  return eventsOf(log, 'FeedbackRequested')
    .filter(({ data }) => !ended.has(data.requestId))
    .map(({ data }) => stuck(`request ${data.requestId} is open for ever`));
};

/** Whoever was told where to pay, or was not told any more: each order is paid or has expired. */
const openOrders = ({ log }: Observed): Violation[] => {
  const ended = new Set(
    [...eventsOf(log, 'PaymentConfirmed'), ...eventsOf(log, 'CheckoutExpired')].map(({ data }) => data.orderId),
  );
  return eventsOf(log, 'CheckoutStarted')
    .filter(({ data }) => !ended.has(data.orderId))
    .map(({ data }) => stuck(`order ${data.orderId} is unpaid for ever`));
};

/** One mail is recorded for what somebody is to be told; a crash may have sent it twice, and never not at all. */
const mails = ({ log, mailsSent }: Observed): Violation[] => {
  const readers = readersIn(log);
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  const toTell = [...readers].flatMap(([stream, reader]) => {
    const told = log.filter((event) => event.stream === stream);
    const alone = told.filter(({ type }) => TOLD_ALONE.has(type)).map(() => reader);
    const together = told.filter(({ type }) => TOLD_TOGETHER.has(type)).map(({ metadata }) => quarterOf(metadata));
    return [...alone, ...[...new Set(together)].map(() => reader)];
  });
  toTell.push(...toldOfComplaints(log, readers));
  // Who was erased in the end may have been told before.
  const due = toTell.filter((reader) => reader === undefined || !erased.has(reader));
  const sent = log.filter(({ type }) => type === 'MailSent');
  return [
    ...(sent.length >= due.length && sent.length <= toTell.length && mailsSent >= sent.length
      ? []
      : [stuck(`${due.length} mails were due, ${sent.length} recorded and ${mailsSent} sent`)]),
    ...repeated(sent.map(({ stream }) => stream)).map((stream) => ({ invariant: 'I3', what: `${stream} twice` })),
  ];
};

/** Both sides of a complaint are told of each of its steps. */
const toldOfComplaints = (
  log: Observed['log'],
  readers: ReadonlyMap<string, number | undefined>,
): (number | undefined)[] =>
  [
    ...eventsOf(log, 'ReviewReported'),
    ...eventsOf(log, 'ComplaintAppealed'),
    ...eventsOf(log, 'ComplaintUpheld'),
    ...eventsOf(log, 'ComplaintDismissed'),
  ].flatMap(({ data: { orderId, reviewerId } }) => [readers.get(`order-${orderId}`), reviewerId]);

const TOLD_ALONE = new Set(['PaymentConfirmed', 'PaymentRefunded']);
/** What happens to the seats of a request in a quarter of an hour is one mail. */
const TOLD_TOGETHER = new Set(['SeatFilled', 'SeatReopened']);
const QUARTER_MS = 15 * 60_000;
const quarterOf = ({ occurredAt }: { readonly occurredAt: string }): number =>
  Math.floor(Date.parse(occurredAt) / QUARTER_MS);

/** Who is told of what happens in a stream, if an account at all: of an order its buyer, of a request who has asked. */
const readersIn = (log: Observed['log']): ReadonlyMap<string, number | undefined> => {
  const readers = new Map<string, number | undefined>();
  for (const { data } of eventsOf(log, 'CheckoutStarted')) readers.set(`order-${data.orderId}`, data.requestedBy);
  for (const { data } of eventsOf(log, 'OrderClaimed')) readers.set(`order-${data.orderId}`, data.userId);
  for (const { data, recorded } of eventsOf(log, 'FeedbackRequested')) {
    const { origin } = data;
    const reader = origin.source === 'paid-order' ? readers.get(`order-${origin.orderId}`) : origin.userId;
    readers.set(recorded.stream, reader);
  }
  return readers;
};
