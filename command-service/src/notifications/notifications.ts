import type { Router } from 'express';
import type { Receiver } from '../reactors/send-command.ts';
import { noticeMailReceiver, type NoticeMailDeps } from './notice-mails.ts';
import { notificationRoutes, type NotificationRoutesDeps } from './routes.ts';
import { unsubscribeRoutes, type UnsubscribeDeps } from './unsubscribe-routes.ts';

export type NotificationsDeps = NoticeMailDeps & NotificationRoutesDeps & UnsubscribeDeps;

export type Notifications = {
  readonly routes: Router;
  /** Reads forms: it must come before the entry point of writes, which takes JSON from our own pages only. */
  readonly unsubscribe: Router;
  readonly receivers: readonly Receiver[];
};

/** Puts the slice together: what people have read, which mails they want, and mails about notifications. */
export const createNotifications = (deps: NotificationsDeps): Notifications => ({
  routes: notificationRoutes(deps),
  unsubscribe: unsubscribeRoutes(deps),
  receivers: [noticeMailReceiver(deps)],
});
