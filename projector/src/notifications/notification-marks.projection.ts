import { accountEvents } from '@twofold/contracts/accounts/events';
import { notificationEvents } from '@twofold/contracts/notifications/events';
import type { NotificationMarksRow } from '@twofold/contracts/notifications/read-model';
import { projection } from '../projection.ts';

const { UserErased } = accountEvents;
const events = { ...notificationEvents, UserErased };

/** The notifications that users have read. Reads `notifications-<userId>`, and `user-<userId>` for erasures. */
export const notificationMarksProjection = projection<NotificationMarksRow, typeof events>('notification_marks', {
  version: 1,
  events,
  keys: ({ data }) => [data.userId],
  apply: {
    NotificationRead: (row, { data: { userId, notificationId } }) => {
      const { read_through = '', read_ids = '[]' } = row ?? {};
      const ids = JSON.parse(read_ids) as readonly string[];
      if (ids.includes(notificationId)) return row;
      return { user_id: userId, read_through, read_ids: JSON.stringify([...ids, notificationId]) };
    },
    NotificationsRead: (row, { data: { userId, through } }) => ({
      user_id: userId,
      read_through: through,
      read_ids: row?.read_ids ?? '[]',
    }),
    UserErased: () => undefined,
  },
});
