import type { NotificationRow } from '@twofold/contracts/notifications/read-model';
import type { Table } from '../read-model.ts';

/** The indexes are for the recipients: a user, the buyer of an order, and the owner of an app. */
export const notificationsTable: Table<NotificationRow> = {
  name: 'notifications',
  key: 'id',
  columns: {
    id: 'text',
    kind: 'text',
    to_user: 'bigint null',
    to_buyer_of: 'bigint null',
    to_owner_of: 'bigint null',
    product_id: 'bigint null',
    facts: 'text',
    at: 'text',
  },
  indexes: [
    { name: 'user', on: '(to_user, at desc) where to_user is not null' },
    { name: 'buyer', on: '(to_buyer_of) where to_buyer_of is not null' },
    { name: 'owner', on: '(to_owner_of) where to_owner_of is not null' },
  ],
  view: { columns: ['id', 'kind', 'to_user', 'to_buyer_of', 'to_owner_of', 'product_id', 'facts', 'at'] },
};
