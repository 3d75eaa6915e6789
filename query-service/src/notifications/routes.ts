import { listNotificationsQuery, type UnreadView } from '@twofold/contracts/notifications/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import type { RouteDeps } from '../route-deps.ts';
import { mailSettingsOf } from './mail-settings.ts';
import { notificationsOf, OF_NOTIFICATIONS, unreadOf } from './queries.ts';

/** The format of unsubscribe tokens. Only the command service can verify one. */
const TOKEN = /^[a-z0-9.\w-]{1,60}$/;

/** Notifications, the number of unread ones, and the mail settings (D-130). */
export const notificationRoutes = ({ database, sessions, seesOwnWrites }: RouteDeps): Router =>
  Router()
    .get('/api/me/notifications', sessions, seesOwnWrites(...OF_NOTIFICATIONS), async (request, response) => {
      const userId = requireAccountId(request);
      const page = parseInput(listNotificationsQuery, request.query);
      response.json(await notificationsOf(database, userId, page));
    })
    .get('/api/me/notifications/unread', sessions, seesOwnWrites(...OF_NOTIFICATIONS), async (request, response) => {
      const unread = await unreadOf(database, requireAccountId(request));
      response.json({ unread } satisfies UnreadView);
    })
    .get('/api/me/mail-settings', sessions, seesOwnWrites('mail_settings'), async (request, response) => {
      response.json(await mailSettingsOf(database, requireAccountId(request)));
    })
    // Mail programs that do not support RFC 8058, and scanners, open the same address with GET: it changes nothing.
    .get('/api/unsubscribe/:token', (request, response) => {
      const { token } = request.params;
      if (!TOKEN.test(token)) throw new HttpError(404, 'This link is not valid');
      response.status(303).location(`/unsubscribe?token=${token}`).end();
    });
