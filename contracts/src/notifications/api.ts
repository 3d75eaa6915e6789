import { z } from 'zod';
import { NOTIFICATION_KIND_NAMES } from './kinds.ts';
import { MAIL_KIND_NAMES } from './mail-kinds.ts';

const id = z.int().positive();
const notificationId = z.string('Please name the notification').regex(/^[0-9a-f-]{36}\.[a-z-]{1,40}$/);

/** Query of `GET /api/me/notifications`: newest first; `before` is `next` of the page before. */
export const listNotificationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  before: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z_[0-9a-f-]{36}\.[a-z-]{1,40}$/)
    .optional(),
});
export type ListNotificationsQuery = z.infer<typeof listNotificationsQuery>;

/** One notification. The app is named as long as the recipient may see it. */
export const notificationView = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  productId: id.optional(),
  appTitle: z.string().optional(),
  orderId: id.optional(),
  reviewId: id.optional(),
  version: id.optional(),
  amountCents: id.optional(),
  dueAt: z.iso.datetime().optional(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** Answer of `GET /api/me/notifications`. `next` is present if there are older ones. */
export const notificationsView = z.object({ items: z.array(notificationView), next: z.string().optional() });
export type NotificationsView = z.infer<typeof notificationsView>;

/** More unread notifications than this are not counted. */
export const MAX_UNREAD = 100;

/** Answer of `GET /api/me/notifications/unread`: `MAX_UNREAD` means that or more. */
export const unreadView = z.object({ unread: z.int().nonnegative().max(MAX_UNREAD) });
export type UnreadView = z.infer<typeof unreadView>;

/** Body of `POST /api/me/notifications/read`: one notification, or all until a time, that of the newest one shown. */
export const readNotificationsBody = z.union(
  [z.strictObject({ id: notificationId }), z.strictObject({ through: z.iso.datetime() })],
  'Please name a notification, or a time',
);
export type ReadNotificationsBody = z.infer<typeof readNotificationsBody>;

/** Whether mails of a kind are wanted. */
export const mailSetting = z.object({
  kind: z.enum(MAIL_KIND_NAMES, 'Please name a kind of email'),
  isOn: z.boolean(),
});

/** Body of `PATCH /api/me/mail-settings`. */
export const changeMailSettingBody = z.strictObject(mailSetting.shape);
export type ChangeMailSettingBody = z.infer<typeof changeMailSettingBody>;

/** Answer of `GET /api/me/mail-settings`: every kind, in the order of the table. */
export const mailSettingsView = z.object({ settings: z.array(mailSetting) });
export type MailSettingsView = z.infer<typeof mailSettingsView>;

/** Form of `POST /api/unsubscribe/{token}`, as mail programs send it (RFC 8058). */
export const oneClickForm = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
