import type { NotificationMarksRow } from '@twofold/contracts/notifications/read-model';
import type { Table } from '../read-model.ts';

export const notificationMarksTable: Table<NotificationMarksRow> = {
  name: 'notification_marks',
  key: 'user_id',
  columns: { user_id: 'bigint', read_through: 'text', read_ids: 'text' },
  indexes: [],
  view: { columns: ['user_id', 'read_through', 'read_ids'] },
};
