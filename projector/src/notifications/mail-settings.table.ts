import type { MailSettingsRow } from '@twofold/contracts/notifications/read-model';
import type { Table } from '../read-model.ts';

export const mailSettingsTable: Table<MailSettingsRow> = {
  name: 'mail_settings',
  key: 'subject',
  columns: { subject: 'text', settings: 'text' },
  indexes: [],
  view: { columns: ['subject', 'settings'] },
};
