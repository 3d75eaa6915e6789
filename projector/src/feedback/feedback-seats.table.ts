import type { FeedbackSeatRow } from '@twofold/contracts/feedback/read-model';
import type { Table } from '../read-model.ts';

/**
 * The indexes are for the seats of a request, for counting the open seats of an app, and for the seats that a user
 * holds or has filled.
 */
export const feedbackSeatsTable: Table<FeedbackSeatRow> = {
  name: 'feedback_seats',
  key: 'key',
  columns: {
    key: 'text',
    request_id: 'text',
    seat: 'integer',
    product_id: 'bigint',
    state: 'text',
    user_id: 'bigint null',
    claimed_at: 'text null',
    due_at: 'text null',
    review_id: 'bigint null',
    filled_at: 'text null',
  },
  indexes: [
    { name: 'request', on: '(request_id, seat)' },
    { name: 'open', on: "(product_id, request_id) where state = 'open'" },
    { name: 'holder', on: '(user_id) where user_id is not null' },
  ],
  view: {
    columns: [
      'key',
      'request_id',
      'seat',
      'product_id',
      'state',
      'user_id',
      'claimed_at',
      'due_at',
      'review_id',
      'filled_at',
    ],
  },
};
