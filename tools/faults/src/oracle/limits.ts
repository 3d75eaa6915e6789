import { eventsOf } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

const DAY_MS = 86_400_000;

/** I13 (D-126): no user claims a request twice, or submits more reviews from Discover in 24 hours than allowed. */
export const checkLimits = (observed: Observed): Violation[] => [...claimedOnce(observed), ...withinDay(observed)];

const claimedOnce = ({ log }: Observed): Violation[] => {
  const seen = new Set<string>();
  return eventsOf(log, 'SeatClaimed').flatMap(({ data: { userId, requestId } }) => {
    const claim = `user ${userId} in request ${requestId}`;
    const isAgain = seen.has(claim);
    seen.add(claim);
    return isAgain ? [{ invariant: 'I13', what: `a second claim of ${claim}` }] : [];
  });
};

const withinDay = ({ log }: Observed): Violation[] => {
  const admitted = new Map(eventsOf(log, 'ReviewAdmitted').map(({ data }) => [data.reviewId, data]));
  const counted = eventsOf(log, 'ReviewSubmitted').flatMap(({ data: { reviewId, source } }) => {
    const review = admitted.get(reviewId);
    return source === 'discover' && review ? [review] : [];
  });
  return counted.flatMap(({ userId, perDay, admittedAt }) => {
    const endMs = Date.parse(admittedAt);
    const count = counted.filter((other) => {
      const atMs = Date.parse(other.admittedAt);
      return other.userId === userId && atMs <= endMs && atMs > endMs - DAY_MS;
    }).length;
    const isOver = perDay !== undefined && count > perDay;
    return isOver ? [{ invariant: 'I13', what: `${count} reviews of user ${userId} from Discover in a day` }] : [];
  });
};
