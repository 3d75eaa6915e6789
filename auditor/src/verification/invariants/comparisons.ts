import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/**
 * Of a request: the order that pays for it, the reviews in its seats, and those of its last comparison. Of a review:
 * that it is complete.
 */
type Note = {
  readonly orderId?: number | undefined;
  readonly filled?: readonly number[];
  readonly compared?: readonly number[];
  readonly isComplete?: boolean;
};

const reviewKey = (reviewId: number): string => `review ${reviewId}`;

const fill = ({ requestId, reviewId, origin }: DataOf<'SeatFilled'>, notes: Section<Note>): readonly Fault[] => {
  const before = notes.get(requestId) ?? {};
  const orderId = origin.source === 'paid-order' ? origin.orderId : undefined;
  notes.set(requestId, { ...before, orderId, filled: [...(before.filled ?? []), reviewId] });
  return HOLDS;
};

const compare = (data: DataOf<'ComparisonDelivered'>, notes: Section<Note>): readonly Fault[] => {
  const { requestId, orderId, reviewIds, lines } = data;
  const before = notes.get(requestId) ?? {};
  const { filled = [], compared = [] } = before;
  notes.set(requestId, { ...before, compared: reviewIds });
  const isLost = compared.some((id) => !reviewIds.includes(id));
  const people = lines.map(({ sides }) => new Set(sides.flatMap(({ quotes }) => quotes.map((each) => each.reviewId))));
  const foreign = people.flatMap((each) => [...each]).find((id) => !reviewIds.includes(id));
  return [
    ...reviewIds.flatMap((id) =>
      faults(
        [!filled.includes(id), `compares review ${id}, which its request has not got`],
        [notes.get(reviewKey(id))?.isComplete !== true, `compares review ${id}, which is not complete`],
      ),
    ),
    ...faults(
      [before.orderId !== orderId, `speaks of order ${orderId}, which does not pay for its request`],
      [isLost || reviewIds.length <= compared.length, 'rests on no more reviews than the comparison before it'],
      [foreign !== undefined, `quotes review ${foreign}, which it does not compare`],
      [people.some(({ size }) => size < 2), 'has a line that fewer than two people wrote'],
    ),
  ];
};

/** Notes the reviews of each request, and of each review that it is complete. */
export const comparisonsRestOnReviews = invariant<Note>({
  name: 'comparisons-rest-on-reviews',
  claim:
    'a comparison names completed reviews of its own order only, rests on more of them than the one before, and quotes two people in each line',
  keys: ({ type, data }) => {
    if (type === 'SeatFilled') return [data.requestId];
    if (type === 'ReviewCompleted') return [reviewKey(data.reviewId)];
    return type === 'ComparisonDelivered' ? [data.requestId, ...data.reviewIds.map(reviewKey)] : undefined;
  },
  take: ({ type, data }, notes) => {
    if (type === 'SeatFilled') return fill(data, notes);
    if (type === 'ComparisonDelivered') return compare(data, notes);
    if (type === 'ReviewCompleted') notes.set(reviewKey(data.reviewId), { isComplete: true });
    return HOLDS;
  },
});
