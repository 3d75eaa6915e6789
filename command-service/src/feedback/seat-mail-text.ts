import type { Reopening } from '@twofold/contracts/feedback/events';
import type { MailText } from '../mail/mail.ts';
import type { RequestedFeedback } from './decider.ts';

/** A change of a seat; `reason` is why it was reopened, if known. */
export type SeatChange = {
  readonly kind: 'seat-reopened' | 'review-delivered';
  readonly seat: number;
  readonly reason?: Reopening;
};

/** What happened to a request: to its seats, or that its reviews were compared. */
export type RequestChange = SeatChange | { readonly kind: 'comparison-ready' };

/** The part of a mail about the seats of a request; `link` leads to all of them. */
export const textOf = (
  changes: readonly RequestChange[],
  { request, seats: { seats } }: RequestedFeedback,
  link: string,
): MailText => {
  const filled = seats.filter(({ status }) => status === 'filled').length;
  const ofSeats = changes.filter((change) => change.kind !== 'comparison-ready');
  const isCompared = ofSeats.length < changes.length;
  const arrived = ofSeats.filter(({ kind }) => kind === 'review-delivered').length;
  const reopened = new Set(ofSeats.filter(({ kind }) => kind === 'seat-reopened').map(({ seat }) => seat)).size;
  const lines = [
    ...linesOf(ofSeats, seats.length),
    ...(isCompared ? ['- The comparison of your reviews is ready'] : []),
  ];
  const rest = filled === seats.length ? '' : ` ${makingGood(request)}`;
  return {
    subject: subjectOf(arrived, reopened, isCompared),
    text: `${lines.join('\n')}

${filled} of ${seats.length} reviews have arrived.${rest}

${arrived > 0 || isCompared ? 'Read them here' : 'See all seats here'}:

${link}
`,
  };
};

const subjectOf = (arrived: number, reopened: number, isCompared: boolean): string => {
  if (arrived === 1) return 'A review for you has arrived';
  if (arrived > 1) return `${arrived} reviews for you have arrived`;
  if (isCompared) return 'The comparison of your reviews is ready';
  return reopened === 1 ? 'A seat is open again' : `${reopened} seats are open again`;
};

const REASONS: Readonly<Record<Reopening, string>> = {
  released: 'its reviewer released it',
  expired: "its reviewer's time ran out",
  'reviewer-erased': 'its reviewer deleted their account',
};

/** One line for each thing that happened to a seat, by seat; what happened to it several times is counted. */
const linesOf = (changes: readonly SeatChange[], seats: number): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { kind, seat, reason } of changes.toSorted((one, other) => one.seat - other.seat)) {
    const why = reason === undefined ? '' : `: ${REASONS[reason]}`;
    const what = kind === 'review-delivered' ? 'a review arrived' : `open again${why}`;
    const line = `- Seat ${seat} of ${seats}: ${what}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
};

/** What happens if a seat is not filled in time. */
const makingGood = ({ origin: { source }, dueAt }: RequestedFeedback['request']): string => {
  const promise = new Date(dueAt).toUTCString();
  return source === 'paid-order'
    ? `A review that is missing on ${promise} is refunded automatically.`
    : `The credit for a review that is missing on ${promise} comes back to you automatically.`;
};
