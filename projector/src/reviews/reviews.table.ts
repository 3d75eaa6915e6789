import type { ReviewRow } from '@twofold/contracts/reviews/read-model';
import type { Table } from '../read-model.ts';

/** The indexes are for a user's reviews and for the reviews of an app, newest first. */
export const reviewsTable: Table<ReviewRow> = {
  name: 'reviews',
  key: 'id',
  columns: {
    id: 'bigint',
    product_id: 'bigint',
    user_id: 'bigint',
    content: 'text null',
    rating: 'integer',
    status: 'text',
    created_at: 'text',
    completed_at: 'text null',
    earns: 'boolean',
  },
  indexes: [
    { name: 'author', on: '(user_id, id desc)' },
    { name: 'product', on: '(product_id, id desc)' },
  ],
  view: {
    columns: ['id', 'product_id', 'user_id', 'content', 'rating', 'status', 'created_at', 'completed_at', 'earns'],
  },
};
