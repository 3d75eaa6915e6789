import { differences, eventsOf, repeated } from './events-in.ts';
import { violationOf, type Observed, type Violation } from './observed.ts';

/**
 * I7: only an upheld report of a review revokes the credit for it, once, and no more is withheld than was revoked. I8: an
 * upheld report opens one replacement. I10: a report without an appeal is decided automatically.
 */
export const checkComplaints = (observed: Observed): Violation[] => [
  ...decisions(observed),
  ...replacements(observed),
  ...revocations(observed),
  ...withheld(observed),
];

const decisions = ({ log }: Observed): Violation[] => {
  const reported = eventsOf(log, 'ReviewReported').map(({ data }) => data.orderId);
  const appealed = new Set(eventsOf(log, 'ComplaintAppealed').map(({ data }) => data.orderId));
  const decided = [...eventsOf(log, 'ComplaintUpheld'), ...eventsOf(log, 'ComplaintDismissed')].map(
    ({ data }) => data.orderId,
  );
  const isOpen = (orderId: number): boolean => !decided.includes(orderId) && !appealed.has(orderId);
  return [
    ...repeated(reported.map(String)).map((id) => ({ invariant: 'I3', what: `order ${id} has two complaints` })),
    ...repeated(decided.map(String)).map((id) => ({ invariant: 'I3', what: `complaint ${id} is decided twice` })),
    ...reported.filter(isOpen).map((id) => ({ invariant: 'I10', what: `complaint ${id} is never decided` })),
  ];
};

const replacements = ({ log }: Observed): Violation[] => {
  const due = eventsOf(log, 'ComplaintUpheld').map(({ data }) => data.replacement.requestId);
  const opened = eventsOf(log, 'FeedbackRequested').flatMap(({ data: { origin, requestId } }) =>
    origin.source === 'paid-order' && origin.replaces !== undefined ? [requestId] : [],
  );
  const wrong = violationOf('I8');
  return differences(
    { due, found: opened },
    {
      twice: (id) => wrong(`request ${id} is opened twice`),
      missing: (id) => wrong(`the replacement ${id} was never opened`),
      unexpected: (id) => wrong(`request ${id} replaces a review that stands`),
    },
  );
};

const revocations = ({ log }: Observed): Violation[] => {
  const due = eventsOf(log, 'ComplaintUpheld').flatMap(({ data }) =>
    data.earns ? [`${data.reviewerId} ${data.reviewId}`] : [],
  );
  const revoked = eventsOf(log, 'CreditRevoked').map(({ data }) => `${data.userId} ${data.reviewId}`);
  const wrong = violationOf('I7');
  return differences(
    { due, found: revoked },
    {
      twice: (credit) => wrong(`credit revoked twice: ${credit}`),
      unexpected: (credit) => wrong(`credit revoked for nothing: ${credit}`),
      missing: (credit) => wrong(`credit never revoked: ${credit}`),
    },
  );
};

const withheld = ({ log }: Observed): Violation[] => {
  const owed = new Map<number, number>();
  const changes = [
    ...eventsOf(log, 'CreditRevoked').flatMap(({ data }) =>
      data.from === 'awards' ? [[data.userId, 1] as const] : [],
    ),
    ...eventsOf(log, 'CreditWithheld').map(({ data }) => [data.userId, -1] as const),
  ];
  for (const [userId, change] of changes) owed.set(userId, (owed.get(userId) ?? 0) + change);
  return [...owed]
    .filter(([, left]) => left < 0)
    .map(([userId]) => ({ invariant: 'I7', what: `more was withheld from user ${userId} than was revoked` }));
};
