import type { CreditEntryRow } from '@twofold/contracts/credits/read-model';
import type { Table } from '../read-model.ts';

/** The index is for a user's ledger, and covers the columns from which the balance is computed. */
export const creditEntriesTable: Table<CreditEntryRow> = {
  name: 'credit_entries',
  key: 'event_id',
  columns: {
    event_id: 'text',
    user_id: 'bigint',
    number: 'integer',
    kind: 'text',
    change: 'integer',
    product_id: 'bigint null',
    review_id: 'bigint null',
    source: 'text null',
    at: 'text',
  },
  indexes: [{ name: 'ledger', on: '(user_id, number) include (change)' }],
  view: {
    columns: ['event_id', 'user_id', 'number', 'kind', 'change', 'product_id', 'review_id', 'source', 'at'],
  },
};
