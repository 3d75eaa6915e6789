import type { OrderRow } from '@twofold/contracts/orders/read-model';
import type { Table } from '../read-model.ts';

/** The indexes are for an account's and a browser's orders, newest first. */
export const ordersTable: Table<OrderRow> = {
  name: 'orders',
  key: 'id',
  columns: {
    id: 'bigint',
    product_id: 'bigint',
    tier: 'text',
    amount_cents: 'integer',
    provider: 'text',
    session_id: 'text null',
    status: 'text',
    user_id: 'bigint null',
    browser: 'text',
    link_hash: 'text null',
    started_at: 'text',
    paid_at: 'text null',
    due_at: 'text null',
    refunds: 'text',
  },
  indexes: [
    { name: 'account', on: '(user_id, id desc) where user_id is not null' },
    { name: 'browser', on: '(browser, id desc)' },
  ],
  view: {
    columns: [
      'id',
      'product_id',
      'tier',
      'amount_cents',
      'provider',
      'session_id',
      'status',
      'user_id',
      'browser',
      'link_hash',
      'started_at',
      'paid_at',
      'due_at',
      'refunds',
    ],
  },
};
