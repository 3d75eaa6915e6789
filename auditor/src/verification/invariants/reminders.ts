import { faults, HOLDS, invariant } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';

/** Of a claim: its end, and whether a reminder was sent. Of a request: that it exists. Of a reviewer: the last suggestion. */
type RemindersNote = { readonly dueAt?: string; readonly isReminded?: boolean; readonly suggestedAt?: string };

type Claim = Pick<DataOf<'ClaimReminded'>, 'userId' | 'requestId' | 'claimedAt'>;

const ofClaim = ({ userId, requestId, claimedAt }: Claim): string => `claim ${userId} ${requestId} ${claimedAt}`;
const ofReviewer = (userId: number): string => `reviewer ${userId}`;
const ofRequest = (requestId: string): string => `request ${requestId}`;

const DAY_MS = 24 * 3_600_000;

/** Notes each claim, each request, and the last suggestion of a seat to a reviewer. */
export const remindersOfWhatIsThere = invariant<RemindersNote>({
  name: 'reminders-of-what-is-there',
  claim:
    'a reviewer is reminded once of their own claim, before its end, and a seat is suggested to them once a day at most',
  keys: ({ type, data }) => {
    switch (type) {
      case 'FeedbackRequested':
        return [ofRequest(data.requestId)];
      case 'SeatClaimed':
      case 'ClaimReminded':
        return [ofClaim(data)];
      case 'SeatSuggested':
        return [ofRequest(data.requestId), ofReviewer(data.userId)];
      default:
        return undefined;
    }
  },
  take: ({ type, data }, notes) => {
    if (type === 'FeedbackRequested') notes.set(ofRequest(data.requestId), { dueAt: data.dueAt });
    if (type === 'SeatClaimed') notes.set(ofClaim(data), { dueAt: data.dueAt });
    if (type === 'ClaimReminded') {
      const { dueAt, isReminded = false } = notes.get(ofClaim(data)) ?? {};
      notes.set(ofClaim(data), { ...(dueAt !== undefined && { dueAt }), isReminded: true });
      return faults(
        [dueAt !== data.dueAt, 'reminds of a claim that is not there'],
        [isReminded, 'reminds of a claim a second time'],
        [data.remindedAt >= data.dueAt, 'reminds of a claim that is over'],
      );
    }
    if (type !== 'SeatSuggested') return HOLDS;
    const before = notes.get(ofReviewer(data.userId))?.suggestedAt;
    notes.set(ofReviewer(data.userId), { suggestedAt: data.suggestedAt });
    return faults(
      [
        notes.get(ofRequest(data.requestId)) === undefined,
        `suggests a seat of request ${data.requestId}, which is not there`,
      ],
      [
        before !== undefined && Date.parse(data.suggestedAt) < Date.parse(before) + DAY_MS,
        'suggests a second seat within a day',
      ],
    );
  },
});
