import type { SubmissionRow } from '@twofold/contracts/analysis/read-model';
import type { Table } from '../read-model.ts';

/** The indexes are for a browser's submissions and for a user's running analyses, newest first. */
export const submissionsTable: Table<SubmissionRow> = {
  name: 'submissions',
  key: 'id',
  columns: {
    id: 'bigint',
    device: 'text null',
    owner_id: 'bigint null',
    url: 'text',
    state: 'text',
    requested_at: 'text',
    due_at: 'text',
  },
  indexes: [
    { name: 'device', on: '(device, id desc) where device is not null' },
    { name: 'running', on: "(owner_id, id desc) where state = 'running' and owner_id is not null" },
  ],
  view: { columns: ['id', 'device', 'owner_id', 'url', 'state', 'requested_at', 'due_at'] },
};
