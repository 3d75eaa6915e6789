import type { BriefRow } from '@twofold/contracts/feedback/read-model';
import type { Table } from '../read-model.ts';

/** No indexes: a brief is only read by its request. */
export const briefsTable: Table<BriefRow> = {
  name: 'briefs',
  key: 'request_id',
  columns: { request_id: 'text', task: 'text null', questions: 'text', access: 'text null', written_at: 'text' },
  indexes: [],
  view: { columns: ['request_id', 'task', 'questions', 'access', 'written_at'] },
};
