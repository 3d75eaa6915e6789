import { UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import type { RefundView } from '@twofold/contracts/orders/api';
import { shortDate } from '../../../lib/day-of.ts';
import { unbroken } from '../../../lib/unbroken.ts';
import { totalTime, counted, dollars, hoursLeft } from '../words.ts';

/** The common data of an order's seats. */
export type Promised = {
  /** When the seats were opened. */
  readonly since: string | undefined;
  readonly dueAt: string | undefined;
  /** The refunds for empty seats. */
  readonly refunds: readonly RefundView[];
};

type SeatWords = { readonly title: string; readonly details: readonly string[] };

/** The text of one seat, at a time in milliseconds. */
export const seatWords = (seat: RequestedSeat, promised: Promised, nowMs: number): SeatWords => {
  switch (seat.state) {
    case 'open':
      return { title: 'Open', details: [waiting(promised, nowMs)] };
    case 'claimed':
      return { title: 'Claimed', details: [claimed(seat, nowMs)] };
    case 'filled':
      return filled(seat);
    case 'missing':
      return missing(promised.refunds);
  }
};

/** The fraction of a claim's time that is left, from 1 to 0. */
export const shareLeft = ({ claimedAt, claimedUntil }: RequestedSeat, nowMs: number): number => {
  const untilMs = Date.parse(claimedUntil ?? '');
  const share = (untilMs - nowMs) / (untilMs - Date.parse(claimedAt ?? ''));
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
};

const waiting = ({ since, dueAt }: Promised, nowMs: number): string => {
  const left = hoursLeft(dueAt, nowMs);
  if (left === undefined) return 'The deadline has passed.';
  return `Waiting for a reviewer. ${left} left of ${totalTime(since, dueAt)}.`;
};

const claimed = ({ claimedAt, claimedUntil }: RequestedSeat, nowMs: number): string => {
  const left = hoursLeft(claimedUntil, nowMs);
  return left === undefined
    ? 'Time is up: the seat will reopen.'
    : `${left} left of ${totalTime(claimedAt, claimedUntil)}`;
};

const day = (iso: string | undefined): string | undefined => {
  const date = shortDate(iso ?? '');
  return date === undefined ? undefined : unbroken(date);
};

const filled = ({ reviewer, filledAt }: RequestedSeat): SeatWords => ({
  title: reviewer?.name ?? UNNAMED_REVIEWER,
  details: [reviewer?.expertise ?? '', `Delivered ${day(filledAt) ?? ''}`.trim()].filter(Boolean),
});

const MISSING: Readonly<Partial<Record<RefundView['reason'], string>>> = {
  'product-taken-down': 'App taken down',
  'order-cancelled': 'Canceled',
};

const missing = (refunds: Promised['refunds']): SeatWords => {
  const refund = refunds.at(-1);
  if (refund === undefined) return { title: 'No review in time', details: ['It is refunded automatically.'] };
  return { title: MISSING[refund.reason] ?? 'No review in time', details: [refundWords(refund)] };
};

/**
 * The state of a refund: "$3.34 refunded on Jan 7, 2025", pending, or failed. An order has one refund for all missing
 * reviews.
 */
export const refundWords = ({ amountCents, missing, reason, state, at }: RefundView): string => {
  const namesReviews = missing > 1 && reason !== 'order-cancelled';
  const what = `${dollars(amountCents)}${namesReviews ? ` for ${counted(missing, 'missing review')}` : ''}`;
  switch (state) {
    case 'refunded':
      return `${what} refunded on ${day(at) ?? 'an unknown date'}`;
    case 'requested':
      return `${what} is on its way back to you`;
    case 'failed':
      return `The refund of ${what} failed on ${day(at) ?? 'an unknown date'}`;
  }
};
