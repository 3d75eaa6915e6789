import type { ClaimView } from '@twofold/contracts/feedback/api';

type Times = Pick<ClaimView, 'claimedAt' | 'dueAt'>;

/** The duration of a claim, and the remaining time: in milliseconds, and as a fraction from 0 to 1. */
export const timeOfSeat = ({ claimedAt, dueAt }: Times, nowMs: number) => {
  const endsMs = Date.parse(dueAt);
  const wholeMs = Math.max(endsMs - Date.parse(claimedAt), 1);
  const leftMs = Math.min(Math.max(endsMs - nowMs, 0), wholeMs);
  return { wholeMs, leftMs, shareLeft: leftMs / wholeMs };
};
