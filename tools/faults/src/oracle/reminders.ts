import { eventsOf, repeated } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

const DAY_MS = 24 * 3_600_000;

/** There is at most one reminder of a claim, and only of one that exists. A user gets at most one suggestion of a seat a day. */
export const checkReminders = ({ log }: Observed): Violation[] => {
  const nameOf = (claim: { readonly userId: number; readonly requestId: string; readonly claimedAt: string }) =>
    `claim of ${claim.requestId} by user ${claim.userId} at ${claim.claimedAt}`;
  const claims = new Set(eventsOf(log, 'SeatClaimed').map(({ data }) => nameOf(data)));
  const reminded = eventsOf(log, 'ClaimReminded').map(({ data }) => nameOf(data));
  const suggested = eventsOf(log, 'SeatSuggested').map(({ data }) => data);
  return [
    ...repeated(reminded).map((name) => ({ invariant: 'I3', what: `reminds twice of the ${name}` })),
    ...reminded
      .filter((name) => !claims.has(name))
      .map((name) => ({ invariant: 'I7', what: `reminds of the ${name}, which is not there` })),
    ...suggested
      .filter(({ userId, suggestedAt }, index) =>
        suggested
          .slice(0, index)
          .some(
            (before) => before.userId === userId && Date.parse(suggestedAt) - Date.parse(before.suggestedAt) < DAY_MS,
          ),
      )
      .map(({ userId }) => ({ invariant: 'I7', what: `suggests two seats within a day to user ${userId}` })),
  ];
};
