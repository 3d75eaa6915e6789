import type { MailKind } from '@twofold/contracts/notifications/mail-kinds';
import type { RecordedEvent } from '@twofold/event-store/port';
import { eventsOf, repeated } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

/** A mail that is due. `reader` is undefined for a buyer without an account. `isSure`: nothing may stop the mail. */
type Due = { readonly reader: number | undefined; readonly setting?: MailKind; readonly isSure: boolean };

/** One mail is recorded for each notice that the user has not turned off. After a crash, it may have been sent twice. */
export const checkMails = ({ log, mailsSent, hidden }: Observed): Violation[] => {
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  const touched = new Set(eventsOf(log, 'MailSettingChanged').map(({ data }) => `${data.subject} ${data.kind}`));
  const toTell = [aboutOrders, aboutRequests, aboutComplaints, aboutPeople, aboutApps].flatMap((about) => about(log));
  // The simulation sends no mails about the security of accounts.
  if (!hidden) toTell.push(...aboutSecurity(log));
  // Users who were erased or who changed the setting may have got the mail or not.
  const due = toTell.filter(
    ({ reader, setting, isSure }) =>
      isSure && (reader === undefined || !(erased.has(reader) || touched.has(`user-${reader} ${setting}`))),
  );
  const sent = log.filter(({ type }) => type === 'MailSent');
  return [
    ...(sent.length >= due.length && sent.length <= toTell.length && mailsSent >= sent.length
      ? []
      : [{ invariant: 'I10', what: `${due.length} mails were due, ${sent.length} recorded and ${mailsSent} sent` }]),
    ...repeated(sent.map(({ stream }) => stream)).map((stream) => ({ invariant: 'I3', what: `${stream} twice` })),
  ];
};

const buyersIn = (log: readonly RecordedEvent[]): ReadonlyMap<number, number | undefined> => {
  const buyers = new Map<number, number | undefined>();
  for (const { data } of eventsOf(log, 'CheckoutStarted')) buyers.set(data.orderId, data.requestedBy);
  for (const { data } of eventsOf(log, 'OrderClaimed')) buyers.set(data.orderId, data.userId);
  return buyers;
};

/** Mails about payments are sent regardless of the settings. */
const aboutOrders = (log: readonly RecordedEvent[]): Due[] => {
  const buyers = buyersIn(log);
  return [...eventsOf(log, 'PaymentConfirmed'), ...eventsOf(log, 'PaymentRefunded')].map(({ data }) => ({
    reader: buyers.get(data.orderId),
    isSure: true,
  }));
};

/** There is one mail about everything that happens to a request in a quarter of an hour. */
const aboutRequests = (log: readonly RecordedEvent[]): Due[] => {
  const buyers = buyersIn(log);
  const readers = new Map(
    eventsOf(log, 'FeedbackRequested').map(({ data: { requestId, origin } }) => [
      requestId,
      origin.source === 'paid-order' ? buyers.get(origin.orderId) : origin.userId,
    ]),
  );
  const quarters = new Map(
    [...eventsOf(log, 'SeatFilled'), ...eventsOf(log, 'SeatReopened'), ...eventsOf(log, 'ComparisonDelivered')].map(
      ({ data: { requestId }, recorded }) => [`${requestId} ${quarterOf(recorded.metadata)}`, requestId],
    ),
  );
  return [...quarters.values()].map((requestId) => ({
    reader: readers.get(requestId),
    setting: 'request-progress',
    isSure: true,
  }));
};

/** Both sides of a complaint get a mail about each of its steps. */
const aboutComplaints = (log: readonly RecordedEvent[]): Due[] => {
  const buyers = buyersIn(log);
  const steps = [
    ...eventsOf(log, 'ReviewReported'),
    ...eventsOf(log, 'ComplaintAppealed'),
    ...eventsOf(log, 'ComplaintUpheld'),
    ...eventsOf(log, 'ComplaintDismissed'),
  ];
  return steps.flatMap(({ data: { orderId, reviewerId } }) =>
    [buyers.get(orderId), reviewerId].map((reader): Due => ({ reader, setting: 'review-reports', isSure: true })),
  );
};

const QUARTER_MS = 15 * 60_000;
const quarterOf = ({ occurredAt }: { readonly occurredAt: string }): number =>
  Math.floor(Date.parse(occurredAt) / QUARTER_MS);

const aboutPeople = (log: readonly RecordedEvent[]): Due[] => {
  const of = (reader: number, setting: MailKind): Due => ({ reader, setting, isSure: true });
  return [
    ...eventsOf(log, 'ClaimReminded').map(({ data }) => of(data.userId, 'claim-deadlines')),
    ...eventsOf(log, 'SeatSuggested').map(({ data }) => of(data.userId, 'fitting-seats')),
    ...eventsOf(log, 'CreditReturned').map(({ data }) => of(data.userId, 'returned-credits')),
  ];
};

/** Mails about security are sent regardless of the settings. */
const aboutSecurity = (log: readonly RecordedEvent[]): Due[] =>
  [
    ...eventsOf(log, 'LoggedInFromNewDevice'),
    ...eventsOf(log, 'SecondFactorAdded'),
    ...eventsOf(log, 'RecoveryCodesCreated'),
    ...eventsOf(log, 'RecoveryCodeUsed'),
  ].map(({ data }) => ({ reader: data.userId, isSure: true }));

/** Mails go to the owner of an app at that time. They are sure only if the app never had another owner. */
const aboutApps = (log: readonly RecordedEvent[]): Due[] => {
  const owners = new Map<number, (number | undefined)[]>();
  const note = (productId: number, owner: number | undefined): void =>
    void owners.set(productId, [...(owners.get(productId) ?? []), owner]);
  for (const { data } of eventsOf(log, 'AnalysisRequested')) note(data.productId, data.requestedBy);
  for (const { data } of eventsOf(log, 'ProductClaimed')) note(data.productId, data.userId);
  for (const { data } of [...eventsOf(log, 'ProductDisowned'), ...eventsOf(log, 'ProductTakenDown')])
    note(data.productId, undefined);
  const told = [
    ...eventsOf(log, 'ReviewCompleted').flatMap(({ data }) =>
      data.source === 'discover' ? [{ productId: data.productId, setting: 'app-reviews' as const }] : [],
    ),
    ...eventsOf(log, 'ReanalysisCompleted').map(({ data }) => ({
      productId: data.productId,
      setting: 'report-versions' as const,
    })),
  ];
  return told.flatMap(({ productId, setting }) => {
    const all = owners.get(productId) ?? [];
    const [reader] = all;
    if (all.every((owner) => owner === undefined)) return [];
    return [{ reader, setting, isSure: all.length === 1 }];
  });
};
