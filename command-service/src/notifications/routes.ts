import { changeMailSettingBody, readNotificationsBody } from '@twofold/contracts/notifications/api';
import { Router } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import { mailSettingsCategory } from '../mail/settings/category.ts';
import type { Write } from '../requests/write.ts';
import { notificationsCategory } from './category.ts';
import type { MarkCommand } from './decider.ts';

export type NotificationRoutesDeps = { readonly write: Write; readonly handle: HandleCommand };

/** Marking notifications as read, and changing mail settings (D-130). */
export const notificationRoutes = ({ write, handle }: NotificationRoutesDeps): Router => {
  const read = write({
    who: 'account',
    body: readNotificationsBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ userId, body, at, context }) => {
      const readAt = at.toISOString();
      const command: MarkCommand =
        'id' in body
          ? { type: 'ReadNotification', data: { userId, notificationId: body.id, readAt } }
          : { type: 'ReadNotifications', data: { userId, through: body.through, readAt } };
      const { position } = await handle(notificationsCategory, userId, command, context);
      return { body: { ok: true }, position };
    },
  });

  const changeSetting = write({
    who: 'account',
    body: changeMailSettingBody,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ userId, body, at, context }) => {
      const subject = `user-${userId}` as const;
      const data = { subject, ...body, by: 'settings', changedAt: at.toISOString() } as const;
      const { position } = await handle(mailSettingsCategory, subject, { type: 'ChangeMailSetting', data }, context);
      return { body: { ok: true }, position };
    },
  });

  return Router().post('/api/me/notifications/read', read).patch('/api/me/mail-settings', changeSetting);
};
