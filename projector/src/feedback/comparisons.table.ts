import type { ComparisonRow } from '@twofold/contracts/feedback/read-model';
import type { Table } from '../read-model.ts';

export const comparisonsTable: Table<ComparisonRow> = {
  name: 'comparisons',
  key: 'request_id',
  columns: { request_id: 'text', order_id: 'bigint', comparison: 'text', delivered_at: 'text' },
  indexes: [],
  view: { columns: ['request_id', 'order_id', 'comparison', 'delivered_at'] },
};
