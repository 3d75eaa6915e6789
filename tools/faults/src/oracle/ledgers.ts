import type { RecordedEvent } from '@twofold/event-store/port';
import { differences, eventsOf, repeated } from './events-in.ts';
import { violationOf, type Observed, type Violation } from './observed.ts';

/** I7: no balance is ever negative, each completed review earns once, and each reserved credit is spent or returned once. */
export const checkLedgers = (observed: Observed): Violation[] => [
  ...balances(observed),
  ...awards(observed),
  ...reservations(observed),
  ...reviewsOfSeats(observed),
];

const wrong = violationOf('I7');

type Change = { readonly amount?: number; readonly from?: string };

const CHANGES: Readonly<Record<string, (data: Change) => number>> = {
  CreditsGranted: ({ amount = 0 }) => amount,
  CreditEarned: ({ amount = 0 }) => amount,
  CreditsReserved: ({ amount = 0 }) => -amount,
  CreditReturned: () => 1,
  CreditRevoked: ({ amount = 0, from }) => (from === 'balance' ? -amount : 0),
  CreditWithheld: ({ amount = 0 }) => -amount,
};

const balances = ({ log, snapshots }: Observed): Violation[] => {
  const available = new Map<string, number>();
  const violations: Violation[] = [];
  for (const { stream, type, data, position } of log) {
    const change = CHANGES[type]?.(data as Change);
    if (change === undefined) continue;
    const after = (available.get(stream) ?? 0) + change;
    available.set(stream, after);
    if (after < 0) violations.push(wrong(`${stream} is at ${after} at ${position}`));
  }
  const shown = snapshots.at(-1)?.get('credit_accounts')?.rows ?? new Map();
  for (const [stream, amount] of available) {
    const row = shown.get(Number(stream.slice('credits-'.length)));
    if (row?.['available'] !== amount)
      violations.push({ invariant: 'I5', what: `${stream} is at ${amount}, and shown as ${row?.['available']}` });
  }
  return violations;
};

const awards = ({ log }: Observed): Violation[] => {
  const due = new Set(
    eventsOf(log, 'ReviewCompleted').flatMap(({ data }) => (data.earns ? [`${data.userId} ${data.reviewId}`] : [])),
  );
  const earned = eventsOf(log, 'CreditEarned')
    .filter(({ recorded }) => recorded.metadata.actor !== FOUNDED)
    .map(({ data }) => `${data.userId} ${data.reviewId}`);
  const pending = new Set([...pendingIn(log), ...revokedWhilePending(log)]);
  return [
    ...repeated(earned).map((award) => wrong(`award twice: ${award}`)),
    ...earned.filter((award) => !due.has(award)).map((award) => wrong(`award for nothing: ${award}`)),
    ...[...due]
      .filter((award) => !earned.includes(award) && !pending.has(award))
      .map((award) => wrong(`no award: ${award}`)),
  ];
};

/** Credits that were revoked before they were earned are never earned. */
const revokedWhilePending = (log: readonly RecordedEvent[]): readonly string[] =>
  eventsOf(log, 'CreditRevoked').flatMap(({ data }) =>
    data.from === 'pending' ? [`${data.userId} ${data.reviewId}`] : [],
  );

/** The credits that are pending because the address was never confirmed. */
const pendingIn = (log: readonly RecordedEvent[]): ReadonlySet<string> => {
  const confirmed = new Set(eventsOf(log, 'EmailConfirmed').map(({ data }) => data.userId));
  const pending = eventsOf(log, 'CreditPending').filter(({ data }) => !confirmed.has(data.userId));
  return new Set(pending.map(({ data }) => `${data.userId} ${data.reviewId}`));
};

/** The actor who recorded the state in which the run began. */
const FOUNDED = 'founder';

const creditsOf = (log: readonly RecordedEvent[], type: 'CreditSpent' | 'CreditReturned'): string[] =>
  eventsOf<'CreditSpent' | 'CreditReturned'>(log, type).map(
    ({ data }) => `${data.userId} ${data.reservationId} ${data.seat}`,
  );

const reservations = ({ log }: Observed): Violation[] => {
  const reserved = eventsOf(log, 'CreditsReserved').flatMap(({ data }) =>
    Array.from({ length: data.amount }, (_, index) => `${data.userId} ${data.reservationId} ${index + 1}`),
  );
  const settled = [...creditsOf(log, 'CreditSpent'), ...creditsOf(log, 'CreditReturned')];
  return differences(
    { due: reserved, found: settled },
    {
      twice: (credit) => wrong(`credit settled twice: ${credit}`),
      missing: (credit) => wrong(`credit never returned: ${credit}`),
      unexpected: (credit) => wrong(`credit from nowhere: ${credit}`),
    },
  );
};

/** A seat is filled by a completed review of its app, and no review fills two seats, and no seat is filled twice. */
const reviewsOfSeats = ({ log }: Observed): Violation[] => {
  const completed = new Set(
    eventsOf(log, 'ReviewCompleted').map(({ data }) => `${data.reviewId} ${data.productId} ${data.userId}`),
  );
  const filled = eventsOf(log, 'SeatFilled').map(({ data }) => data);
  const assignments = eventsOf(log, 'ReviewCompleted').map(({ data }) => `${data.productId} ${data.userId}`);
  return [
    ...filled
      .filter(({ reviewId, productId, userId }) => !completed.has(`${reviewId} ${productId} ${userId}`))
      .map(({ requestId, seat }) => wrong(`seat ${seat} of ${requestId} is filled by no review`)),
    ...repeated(filled.map(({ reviewId }) => `review ${reviewId} fills two seats`)).map(wrong),
    ...repeated(filled.map(({ requestId, seat }) => `seat ${seat} of ${requestId} is filled twice`)).map(wrong),
    ...repeated(assignments.map((each) => `two reviews of app and person ${each}`)).map(wrong),
  ];
};
