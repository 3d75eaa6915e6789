import { feedbackEvents, type FeedbackEvent } from '@twofold/contracts/feedback/events';
import type { FeedbackSeatRow } from '@twofold/contracts/feedback/read-model';
import { projection } from '../projection.ts';

/**
 * Every seat of every request. Reads `feedback-<requestId>`. A filled seat stays filled; a reviewer whose claim expired
 * may still fill the seat while it is open.
 */
export const feedbackSeatsProjection = projection<FeedbackSeatRow, typeof feedbackEvents>('feedback_seats', {
  version: 1,
  events: feedbackEvents,
  keys: (event) => seatsIn(event).map((seat) => keyOf(event.data.requestId, seat)),
  apply: {
    FeedbackRequested: (row, { data }, key) =>
      row ?? {
        key: String(key),
        request_id: data.requestId,
        seat: Number(String(key).split('/')[1]),
        product_id: data.productId,
        state: 'open',
        ...EMPTY,
      },
    SeatClaimed: (row, { data }) =>
      row && {
        ...row,
        ...EMPTY,
        state: 'claimed',
        user_id: data.userId,
        claimed_at: data.claimedAt,
        due_at: data.dueAt,
      },
    SeatReopened: (row) => row && { ...row, ...EMPTY, state: 'open' },
    SeatFilled: (row, { data }) =>
      row && {
        ...row,
        state: 'filled',
        user_id: data.userId,
        // A reviewer who fills the seat late may not be the last who claimed it.
        claimed_at: row.user_id === data.userId ? row.claimed_at : null,
        due_at: null,
        review_id: data.reviewId,
        filled_at: data.filledAt,
      },
    FeedbackClosed: (row) => row && { ...row, ...EMPTY, state: 'missing' },
  },
});

const EMPTY = { user_id: null, claimed_at: null, due_at: null, review_id: null, filled_at: null };

const keyOf = (requestId: string, seat: number): string => `${requestId}/${seat}`;

const seatsIn = (event: FeedbackEvent): readonly number[] => {
  switch (event.type) {
    case 'FeedbackRequested':
      return Array.from({ length: event.data.seats }, (_, index) => index + 1);
    case 'SeatClaimed':
    case 'SeatReopened':
    case 'SeatFilled':
      return [event.data.seat];
    case 'FeedbackDelivered':
      return [];
    case 'FeedbackClosed':
      return event.data.missing;
  }
};
