import type { ClaimView } from '@twofold/contracts/feedback/api';

type Times = Pick<ClaimView, 'claimedAt' | 'dueAt'>;

/** How long a seat is somebody's, and how much of that is left: in milliseconds, and as a share from 0 to 1. */
export const timeOfSeat = ({ claimedAt, dueAt }: Times, nowMs: number) => {
  const endsMs = Date.parse(dueAt);
  const wholeMs = Math.max(endsMs - Date.parse(claimedAt), 1);
  const leftMs = Math.min(Math.max(endsMs - nowMs, 0), wholeMs);
  return { wholeMs, leftMs, shareLeft: leftMs / wholeMs };
};
