import { isErased } from '@twofold/contracts/personal';
import { eventsOf } from './events-in.ts';
import { violationOf, type Hidden, type Observed, type Violation } from './observed.ts';

/** P2: nothing is left of erased users, nothing of other users is missing, and personal fields are never stored in plain text. */
export const checkErasure = (observed: Observed, hidden: Hidden): Violation[] => [
  ...keys(observed, hidden),
  ...places(observed, hidden),
  ...apps(observed),
  ...words(observed, hidden),
  ...plain(hidden),
];

const wrong = violationOf('P2');

/** The keys of erased users, reports that were taken down, and orders of erased users must be gone, and no others. */
const keys = ({ log }: Observed, { erasedKeys }: Hidden): Violation[] => {
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  const due = new Set([
    ...[...erased].map((userId) => `user-${userId}`),
    ...eventsOf(log, 'ProductTakenDown').map(({ data }) => `report-${data.productId}`),
    ...eventsOf(log, 'OrderClaimed').flatMap(({ data }) => (erased.has(data.userId) ? [`order-${data.orderId}`] : [])),
    ...eventsOf(log, 'GuestErased').map(({ data }) => `order-${data.orderId}`),
    ...eventsOf(log, 'ComplaintTextRemoved').flatMap(({ data }) =>
      data.of === 'buyer' ? [`complaint-${data.orderId}`] : [],
    ),
  ]);
  return [
    ...[...due].filter((subject) => !erasedKeys.has(subject)).map((subject) => wrong(`the key of ${subject} is there`)),
    ...[...erasedKeys].filter((subject) => !due.has(subject)).map((subject) => wrong(`the key of ${subject} is lost`)),
  ];
};

const places = ({ log }: Observed, { placesOf }: Hidden): Violation[] =>
  eventsOf(log, 'UserErased').flatMap(({ data: { userId } }) =>
    placesOf(userId).map((place) => wrong(`${place} know user ${userId}, who was erased`)),
  );

/** No app belongs to an erased user any more, in the log or in the read model. */
const apps = ({ log, snapshots }: Observed): Violation[] => {
  const owners = new Map<number, number | undefined>();
  for (const recorded of log) {
    for (const { data } of eventsOf([recorded], 'AnalysisRequested')) owners.set(data.productId, data.requestedBy);
    for (const { data } of eventsOf([recorded], 'ProductClaimed')) owners.set(data.productId, data.userId);
    for (const { data } of eventsOf([recorded], 'ProductDisowned')) owners.set(data.productId, undefined);
  }
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  const shown = [...(snapshots.at(-1)?.get('products')?.rows.values() ?? [])].map((row) => row?.['owner_id']);
  return [...owners.values(), ...shown]
    .filter((owner) => typeof owner === 'number' && erased.has(owner))
    .map((owner) => wrong(`an app still belongs to user ${String(owner)}, who was erased`));
};

/** Texts of erased users, and their addresses unless another user has the same one now, are found nowhere. */
const words = ({ log, snapshots }: Observed, { everKnown, texts }: Hidden): Violation[] => {
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  if (erased.size === 0) return [];
  const registered = eventsOf(everKnown, 'UserRegistered').map(({ data }) => data);
  const taken = new Set(registered.flatMap(({ userId, email }) => (erased.has(userId) ? [] : [email])));
  const marks = registered.flatMap(({ userId, email }) =>
    erased.has(userId) ? [`user ${userId}.`, ...(taken.has(email) || isErased(email) ? [] : [email])] : [],
  );
  const tables = [...(snapshots.at(-1) ?? [])].map(
    ([name, { rows }]) => [name, JSON.stringify([...rows.values()])] as const,
  );
  return [...texts, ...tables].flatMap(([place, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => wrong(`${place} have "${mark}" of an erased user`)),
  );
};

const PERSONAL = new Set([
  'UserRegistered',
  'ProfileUpdated',
  'ReviewSubmitted',
  'ReviewReported',
  'ComplaintAppealed',
]);

const plain = ({ stored }: Hidden): Violation[] =>
  stored
    .filter(({ type, data }) => PERSONAL.has(type) && /@example\.com|[Uu]ser \d+\./.test(JSON.stringify(data)))
    .map(({ type, position }) => wrong(`${type} at ${position} is stored as it was said`));
