import type { RequestedSeat } from '@twofold/contracts/feedback/api';
import type { FeedbackSeatRow } from '@twofold/contracts/feedback/read-model';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import type { Pipelines } from '../pipelines.ts';
import { reviewerOf, type FoundReviewer } from '../reviewer-of.ts';

const SEATS = {
  name: 'seats of requests',
  text: `select s.request_id, s.seat, s.state, s.claimed_at, s.due_at, s.filled_at, u.full_name, u.expertise,
           v.id as review_id, v.rating, v.content
         from read_models.feedback_seats s
         left join read_models.users u on u.id = s.user_id
         left join read_models.reviews v on $2::boolean and v.id = s.review_id and v.status = 'complete'
         where s.request_id = any($1::text[]) order by s.request_id, s.seat`,
};

/**
 * A seat with its reviewer and, if selected, its review; the driver returns a `bigint` as text. The name and the
 * content are null when the reviewer was erased.
 */
type FoundSeat = Pick<FeedbackSeatRow, 'request_id' | 'seat' | 'state' | 'claimed_at' | 'due_at' | 'filled_at'> &
  FoundReviewer & {
    readonly review_id: string | null;
    readonly rating: number | null;
    readonly content: string | null;
  };

/** The seats of these requests, in order, by request. */
export const seatsOf = async (
  database: Pipelines,
  requestIds: readonly string[],
  { withReviews }: { readonly withReviews: boolean },
): Promise<ReadonlyMap<string, readonly FoundSeat[]>> => {
  if (requestIds.length === 0) return new Map();
  const { rows } = await database.query<FoundSeat>({ ...SEATS, values: [requestIds, withReviews] });
  const byRequest = new Map<string, FoundSeat[]>();
  for (const row of rows) byRequest.set(row.request_id, [...(byRequest.get(row.request_id) ?? []), row]);
  return byRequest;
};

/** A seat as its requester sees it: the reviewer is named once the seat is filled. */
export const toRequestedSeat = (row: FoundSeat): RequestedSeat => {
  const { review_id: reviewId, rating, content } = row;
  return {
    seat: row.seat,
    state: row.state,
    ...(row.claimed_at !== null && { claimedAt: row.claimed_at }),
    ...(row.due_at !== null && { claimedUntil: row.due_at }),
    ...(row.filled_at !== null && { filledAt: row.filled_at }),
    ...(row.state === 'filled' && { reviewer: reviewerOf(row) }),
    ...(reviewId !== null &&
      rating !== null && { review: { id: Number(reviewId), rating, content: content ?? REMOVED_TEXT } }),
  };
};
