import type { PaymentIssueRow } from '@twofold/contracts/orders/issue-row';
import type { Table } from '../read-model.ts';

const columns: Table<PaymentIssueRow>['columns'] = {
  key: 'text',
  order_id: 'bigint',
  kind: 'text',
  state: 'text',
  reference: 'text',
  payment_id: 'text',
  livemode: 'boolean',
  amount_cents: 'integer',
  currency: 'text',
  reason: 'text',
  opened_at: 'text',
  closed_at: 'text null',
};

/** The indexes are for the open issues, and for those of one order. */
export const paymentIssuesTable: Table<PaymentIssueRow> = {
  name: 'payment_issues',
  key: 'key',
  columns,
  indexes: [
    { name: 'open', on: '(opened_at) where closed_at is null' },
    { name: 'order', on: '(order_id)' },
  ],
  view: { columns: Object.keys(columns) as (keyof PaymentIssueRow)[] },
};
