import type { FeedbackRequestRow } from '@twofold/contracts/feedback/read-model';
import type { Table } from '../read-model.ts';

/**
 * The indexes are for the request of an order, for a user's requests, and for the earliest deadlines among the open
 * ones.
 */
export const feedbackRequestsTable: Table<FeedbackRequestRow> = {
  name: 'feedback_requests',
  key: 'id',
  columns: {
    id: 'text',
    product_id: 'bigint',
    source: 'text',
    order_id: 'bigint null',
    user_id: 'bigint null',
    seats: 'integer',
    claim_hours: 'integer',
    status: 'text',
    requested_at: 'text',
    due_at: 'text',
    ended_at: 'text null',
    replaces: 'bigint null',
  },
  indexes: [
    { name: 'order', on: '(order_id) where order_id is not null' },
    { name: 'requester', on: '(user_id) where user_id is not null' },
    { name: 'due', on: "(due_at, id) where status = 'open'" },
  ],
  view: {
    columns: [
      'id',
      'product_id',
      'source',
      'order_id',
      'user_id',
      'seats',
      'claim_hours',
      'status',
      'requested_at',
      'due_at',
      'ended_at',
      'replaces',
    ],
  },
};
