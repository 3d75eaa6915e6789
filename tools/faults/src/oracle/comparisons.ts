import { eventsOf } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

/** In the end, all reviews of an order have been compared. Each comparison has more reviews than the one before. */
export const checkComparisons = ({ log }: Observed): Violation[] => {
  const filled = new Map<string, number[]>();
  for (const { data } of eventsOf(log, 'SeatFilled'))
    if (data.origin.source === 'paid-order')
      filled.set(data.requestId, [...(filled.get(data.requestId) ?? []), data.reviewId]);
  const compared = new Map<string, readonly number[]>();
  const violations: Violation[] = [];
  for (const { data } of eventsOf(log, 'ComparisonDelivered')) {
    const { requestId, reviewIds } = data;
    if (reviewIds.length <= (compared.get(requestId)?.length ?? 0))
      violations.push({ invariant: 'I3', what: `request ${requestId} was compared twice` });
    compared.set(requestId, reviewIds);
  }
  const waiting = [...filled].filter(
    ([requestId, reviewIds]) => reviewIds.length > 1 && namesOf(reviewIds) !== namesOf(compared.get(requestId) ?? []),
  );
  return [
    ...violations,
    ...waiting.map(([requestId]) => ({ invariant: 'I10', what: `request ${requestId} is never compared` })),
  ];
};

const namesOf = (reviewIds: readonly number[]): string => reviewIds.toSorted((a, b) => a - b).join();
