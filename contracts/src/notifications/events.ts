import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { MAIL_KIND_NAMES } from './mail-kinds.ts';

const userId = z.int().positive();

/** The id of the causing event and the kind of the notification: the same after every rebuild. */
export const notificationId = z.string().regex(/^[0-9a-f-]{36}\.[a-z-]{1,40}$/);

/**
 * Which notifications a user has read. Stream: `notifications-<userId>`. The notifications themselves are derived from
 * other events.
 */
export const notificationEvents = {
  NotificationRead: z.object({ userId, notificationId, readAt: z.iso.datetime() }),
  /** Everything that happened until `through` is read. */
  NotificationsRead: z.object({ userId, through: z.iso.datetime(), readAt: z.iso.datetime() }),
};
export type NotificationEvent = EventOf<typeof notificationEvents>;

/** The recipient of mails: an account, or the buyer of an order without an account. */
export const mailSubject = z.templateLiteral([z.enum(['user', 'order']), '-', z.int().positive()]);
export type MailSubject = z.infer<typeof mailSubject>;

/** A recipient's mail settings (D-130). Stream: `mailsettings-<subject>`. Kinds that were never set have their default. */
export const mailSettingEvents = {
  /** `link`: through the unsubscribe link in a mail, without a login. */
  MailSettingChanged: z.object({
    subject: mailSubject,
    kind: z.enum(MAIL_KIND_NAMES),
    isOn: z.boolean(),
    by: z.enum(['settings', 'link']),
    changedAt: z.iso.datetime(),
  }),
};
export type MailSettingEvent = EventOf<typeof mailSettingEvents>;
