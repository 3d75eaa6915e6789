import type { JudgedStatementsRow } from '@twofold/contracts/reviews/read-model';
import type { Table } from '../read-model.ts';

/** The index is for the judgments of one version of a report. */
export const judgedStatementsTable: Table<JudgedStatementsRow> = {
  name: 'judged_statements',
  key: 'review_id',
  columns: { review_id: 'bigint', product_id: 'bigint', user_id: 'bigint', version: 'integer', answers: 'text' },
  indexes: [{ name: 'report', on: '(product_id, version)' }],
  view: { columns: ['review_id', 'product_id', 'user_id', 'version', 'answers'] },
};
