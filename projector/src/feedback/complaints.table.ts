import type { ComplaintRow } from '@twofold/contracts/feedback/read-model';
import type { Table } from '../read-model.ts';

const columns: Table<ComplaintRow>['columns'] = {
  order_id: 'bigint',
  request_id: 'text',
  product_id: 'bigint',
  review_id: 'bigint',
  reviewer_id: 'bigint',
  reported_by: 'bigint null',
  seat: 'integer',
  reason: 'text',
  note: 'text null',
  earned: 'boolean',
  state: 'text',
  reported_at: 'text',
  appeal_by: 'text',
  appeal: 'text null',
  appealed_at: 'text null',
  because: 'text null',
  decided_at: 'text null',
};

/** The indexes are for a reviewer's complaints, for pending appeals, and for recent decisions. */
export const complaintsTable: Table<ComplaintRow> = {
  name: 'complaints',
  key: 'order_id',
  columns,
  indexes: [
    { name: 'reviewer', on: '(reviewer_id)' },
    { name: 'waiting', on: "(appealed_at) where state = 'appealed'" },
    { name: 'decided', on: '(decided_at desc) where decided_at is not null' },
  ],
  view: { columns: Object.keys(columns) as (keyof ComplaintRow)[] },
};
