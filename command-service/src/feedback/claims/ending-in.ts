import type { ClaimEnding } from '@twofold/contracts/feedback/events';
import type { Feedback } from '../decider.ts';
import { seatOfPerson } from '../seat-decisions.ts';

/** How a claim ended, and when where the reviewer gave the seat up; `unknown` where the request gave no seat for it. */
type Found = 'held' | 'unknown' | { readonly ending: ClaimEnding; readonly endedAt?: string };

/** The end of a claim according to its request. */
export const endingIn = (feedback: Feedback, userId: number, claimedAt: string): Found => {
  if (feedback.status === 'absent') return 'unknown';
  const seat = seatOfPerson(feedback.seats, userId);
  if (seat?.status === 'filled') return { ending: 'filled' };
  if (seat?.status === 'claimed' && seat.claimedAt === claimedAt)
    return feedback.status === 'open' ? 'held' : { ending: 'closed' };
  const lost = feedback.seats.lost.find((claim) => claim.userId === userId && claim.claimedAt === claimedAt);
  if (!lost) return 'unknown';
  return lost.reason === 'reviewer-erased' ? { ending: 'closed' } : { ending: lost.reason, endedAt: lost.lostAt };
};
