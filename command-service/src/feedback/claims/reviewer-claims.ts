import type { ClaimEnding } from '@twofold/contracts/feedback/events';
import type { Belongings } from '../../belongings/belongings.ts';
import { streamOf } from '../../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import { refuse } from '../../decider.ts';
import type { FoldStream } from '../../fold-stream.ts';
import { feedbackCategory } from '../category.ts';
import type { Feedback } from '../decider.ts';
import type { ReviewerAssignments } from '../reviewer-assignments.ts';
import { heldBy, seatOfPerson } from '../seat-decisions.ts';
import { claimsCategory } from './category.ts';
import { isSameClaim, type Claims, type Ended, type OpenClaim } from './decider.ts';

/** A claim that is not in its request after this time never will be: its process died in between. */
const UNFINISHED_MS = 30_000;

export type ReviewerClaims = {
  /**
   * Counts a claim before its request grants the seat. Idempotent.
   * @throws Refusal `too-many-claims`, `claims-paused`; `claim-lost` if it was withdrawn in the meantime
   */
  readonly begin: (claim: OpenClaim & { readonly userId: number }, context: CommandContext) => Promise<void>;
  /** Ends a claim for which its request did not grant a seat. Otherwise the request records the end. */
  readonly withdraw: (userId: number, claim: OpenClaim, context: CommandContext) => Promise<void>;
  /** Whether a claim was withdrawn. A seat that its request granted later must be released. */
  readonly isWithdrawn: (userId: number, claim: Pick<OpenClaim, 'requestId' | 'claimedAt'>) => Promise<boolean>;
};

export type ReviewerClaimsDeps = {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly belongings: Belongings;
  readonly assignments: Pick<ReviewerAssignments, 'completedReviewOf'>;
  /** How many open claims one account may have (D-126); undefined means no limit. */
  readonly mayHold: number | undefined;
  readonly now: () => Date;
};

/**
 * Counts the open claims of a reviewer. Each new claim looks up the outcome of the earlier ones in their requests. No
 * reactor writes to this stream, so a late reactor neither blocks nor admits a claim.
 */
export const createReviewerClaims = (deps: ReviewerClaimsDeps): ReviewerClaims => {
  const { fold, handle, belongings, assignments, mayHold, now } = deps;

  const claimsOf = async (userId: number): Promise<Claims> =>
    (await fold(claimsCategory, streamOf(claimsCategory, userId))).state;

  const requestOf = async (requestId: string): Promise<Feedback> =>
    (await fold(feedbackCategory, streamOf(feedbackCategory, requestId))).state;

  /** The user's seats that were claimed in an earlier release, before claims were counted. */
  const heldBefore = async (userId: number): Promise<OpenClaim[]> => {
    const held: OpenClaim[] = [];
    for (const requestId of await belongings.idsOf(`user-${userId}`, 'seat')) {
      const feedback = await requestOf(requestId);
      const seat = feedback.status === 'open' ? heldBy(feedback.seats, userId) : undefined;
      if (feedback.status === 'absent' || !seat) continue;
      held.push({ requestId, productId: feedback.request.productId, claimedAt: seat.claimedAt });
    }
    return held;
  };

  const isDead = ({ claimedAt }: OpenClaim): boolean => now().getTime() - Date.parse(claimedAt) >= UNFINISHED_MS;

  const endingOf = async (userId: number, claim: OpenClaim): Promise<Ended[]> => {
    const { requestId, productId, claimedAt } = claim;
    const end = (ending: ClaimEnding, endedAt = now().toISOString()): Ended[] => [
      { userId, requestId, claimedAt, ending, endedAt },
    ];
    const found = endingIn(await requestOf(requestId), userId, claimedAt);
    if (found === 'unknown') return isDead(claim) ? end('withdrawn') : [];
    if (found !== 'held') return end(found.ending, found.endedAt);
    // A completed review fills its seat a moment later.
    return (await assignments.completedReviewOf(productId, userId)) ? end('filled') : [];
  };

  return {
    begin: async ({ userId, ...claim }, context) => {
      const claims = await claimsOf(userId);
      const earlier = claims.isKnown ? [] : await heldBefore(userId);
      const ended = (await Promise.all([...claims.open, ...earlier].map((each) => endingOf(userId, each)))).flat();
      const judgedAt = now().toISOString();
      const data = { ...claim, userId, earlier, ended, judgedAt, ...(mayHold !== undefined && { mayHold }) };
      const part = partOf(context, `BeginClaim/${claim.requestId}`);
      const { state } = await handle(claimsCategory, userId, { type: 'BeginClaim', data }, part);
      if (!state.open.some((open) => isSameClaim(open, claim))) return refuse('claim-lost');
    },
    withdraw: async (userId, { requestId, claimedAt }, context) => {
      if (endingIn(await requestOf(requestId), userId, claimedAt) !== 'unknown') return;
      const data = { userId, requestId, claimedAt, endedAt: now().toISOString() };
      const part = partOf(context, `WithdrawClaim/${requestId}/${claimedAt}`);
      await handle(claimsCategory, userId, { type: 'WithdrawClaim', data }, part);
    },
    isWithdrawn: async (userId, claim) =>
      (await claimsOf(userId)).ended.some((each) => each.ending === 'withdrawn' && isSameClaim(each, claim)),
  };
};

/** How a claim ended, and when if the reviewer lost the seat; `unknown` if the request granted no seat for it. */
type Found = 'held' | 'unknown' | { readonly ending: ClaimEnding; readonly endedAt?: string };

/** The end of a claim according to its request. */
const endingIn = (feedback: Feedback, userId: number, claimedAt: string): Found => {
  if (feedback.status === 'absent') return 'unknown';
  const seat = seatOfPerson(feedback.seats, userId);
  if (seat?.status === 'filled') return { ending: 'filled' };
  if (seat?.status === 'claimed' && seat.claimedAt === claimedAt)
    return feedback.status === 'open' ? 'held' : { ending: 'closed' };
  const lost = feedback.seats.lost.find((claim) => claim.userId === userId && claim.claimedAt === claimedAt);
  if (!lost) return 'unknown';
  return lost.reason === 'reviewer-erased' ? { ending: 'closed' } : { ending: lost.reason, endedAt: lost.lostAt };
};
