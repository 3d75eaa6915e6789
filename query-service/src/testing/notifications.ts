import type { NotificationRow } from '@twofold/contracts/notifications/read-model';
import type { Client } from 'pg';

/** The id of the nth notification of a kind. */
export const notificationId = (number: number, kind = 'seat-claimed'): string =>
  `00000000-0000-5000-8000-${String(number).padStart(12, '0')}.${kind}`;

/** When the nth notification happened. */
export const timeOf = (number: number): string => new Date(Date.UTC(2030, 0, 1, 12, number)).toISOString();

/** Writes the rows of notifications, as the projector does. */
export const notificationRows = (client: Client) => ({
  /** The nth notification, a minute after the previous one. */
  addNotification: (number: number, row: Partial<NotificationRow>) => {
    const { kind = 'seat-claimed', to_user = null, to_buyer_of = null, to_owner_of = null } = row;
    const { product_id = 11, facts = '{}', at = timeOf(number) } = row;
    return client.query('insert into read_models.notifications_v1 values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      notificationId(number, kind),
      kind,
      to_user,
      to_buyer_of,
      to_owner_of,
      product_id,
      facts,
      at,
    ]);
  },
  addMarks: (userId: number, { through = '', ids = [] as readonly string[] }) =>
    client.query('insert into read_models.notification_marks_v1 values ($1, $2, $3)', [
      userId,
      through,
      JSON.stringify(ids),
    ]),
  addMailSettings: (subject: string, settings: Readonly<Record<string, boolean>>) =>
    client.query('insert into read_models.mail_settings_v1 values ($1, $2)', [subject, JSON.stringify(settings)]),
});
