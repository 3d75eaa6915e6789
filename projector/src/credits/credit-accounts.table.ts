import type { CreditAccountRow } from '@twofold/contracts/credits/read-model';
import type { Table } from '../read-model.ts';

export const creditAccountsTable: Table<CreditAccountRow> = {
  name: 'credit_accounts',
  key: 'user_id',
  columns: { user_id: 'bigint', available: 'integer', pending: 'integer' },
  indexes: [],
  view: { columns: ['user_id', 'available', 'pending'] },
};
