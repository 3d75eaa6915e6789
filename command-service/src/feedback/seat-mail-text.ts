import type { Reopening } from '@twofold/contracts/feedback/events';
import type { MailText } from '../mail/mail.ts';
import { timeInWords } from '../mail/time-in-words.ts';
import type { RequestedFeedback } from './decider.ts';

/** A change of a seat; `reason` is why it was reopened, if known. */
export type SeatChange = {
  readonly kind: 'seat-reopened' | 'review-delivered';
  readonly seat: number;
  readonly reason?: Reopening;
};

/** A change of a request: of one of its seats, or a new comparison of its reviews. */
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

${filled} of ${seats.length === 1 ? '1 review' : `${seats.length} reviews`} ${filled === 1 ? 'has' : 'have'} arrived.${rest}

${wayTo(arrived, isCompared)}:

${link}
`,
  };
};

const wayTo = (arrived: number, isCompared: boolean): string => {
  if (arrived === 1 || (arrived === 0 && isCompared)) return 'Read it here';
  return arrived > 1 ? 'Read them here' : 'See all seats here';
};

const subjectOf = (arrived: number, reopened: number, isCompared: boolean): string => {
  if (arrived === 1) return 'You have a new review';
  if (arrived > 1) return `You have ${arrived} new reviews`;
  if (isCompared) return 'The comparison of your reviews is ready';
  return reopened === 1 ? 'A seat is open again' : `${reopened} seats are open again`;
};

const REASONS: Readonly<Record<Reopening, string>> = {
  released: 'its reviewer released it',
  expired: "its reviewer's time ran out",
  'reviewer-erased': 'its reviewer deleted their account',
};

/** One line per kind of change, ordered by seat; repeated changes of a seat are counted. */
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
  const promise = timeInWords(dueAt);
  return source === 'paid-order'
    ? `If a review is still missing on ${promise}, we refund it automatically.`
    : `If a review is still missing on ${promise}, its credit comes back to you automatically.`;
};
