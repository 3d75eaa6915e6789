import type { Router } from 'express';
import type { Receiver } from '../reactors/send-command.ts';
import { noticeMailReceiver, type NoticeMailDeps } from './notice-mails.ts';
import { notificationRoutes, type NotificationRoutesDeps } from './routes.ts';
import { unsubscribeRoutes, type UnsubscribeDeps } from './unsubscribe-routes.ts';

export type NotificationsDeps = NoticeMailDeps & NotificationRoutesDeps & UnsubscribeDeps;

export type Notifications = {
  readonly routes: Router;
  /** Reads forms, so it must be mounted before the checks of writes, which accept only JSON from our own pages. */
  readonly unsubscribe: Router;
  readonly receivers: readonly Receiver[];
};

/** Builds the slice: read marks, mail settings, and mails about notifications. */
export const createNotifications = (deps: NotificationsDeps): Notifications => ({
  routes: notificationRoutes(deps),
  unsubscribe: unsubscribeRoutes(deps),
  receivers: [noticeMailReceiver(deps)],
});
