import { z } from 'zod';
import { doneResponse } from '../accounts/api.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import {
  changeMailSettingBody,
  listNotificationsQuery,
  mailSettingsView,
  notificationsView,
  oneClickForm,
  readNotificationsBody,
  unreadView,
} from './api.ts';

const id = '0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30.review-received';
const read = { method: 'get', tag: 'Notifications', access: 'account', seesOwnWrites: true } as const;
const write = { tag: 'Notifications', access: 'account', isWrite: true } as const;
const done = { schema: doneResponse, example: { ok: true } };
const params = {
  token: {
    schema: z.string(),
    description: 'The token of the link in the email',
    example: 'u7.rp.q1w2e3r4t5y6u7i8o9p0az',
  },
};
const NOT_VALID = { 404: 'The link is not valid' };

/** Notifications, and the settings for emails. */
export const NOTIFICATION_CALLS: readonly ApiCall[] = [
  {
    ...read,
    id: 'listNotifications',
    path: '/api/me/notifications',
    summary: 'List your notifications',
    query: { schema: listNotificationsQuery, example: { limit: 30 } },
    answer: {
      status: 200,
      description: 'Newest first',
      schema: notificationsView,
      example: {
        items: [
          {
            id,
            kind: 'review-received',
            at: '2030-05-05T08:00:00.000Z',
            isRead: false,
            productId: 42,
            appTitle: 'Benchbook',
            orderId: 12,
            reviewId: 31,
          },
        ],
        next: `2030-05-05T08:00:00.000Z_${id}`,
      },
    },
  },
  {
    ...read,
    id: 'countUnread',
    path: '/api/me/notifications/unread',
    summary: 'Count your unread notifications',
    answer: {
      status: 200,
      description: 'The number of unread notifications; 100 means 100 or more',
      schema: unreadView,
      example: { unread: 3 },
    },
  },
  {
    ...write,
    id: 'readNotifications',
    method: 'post',
    path: '/api/me/notifications/read',
    summary: 'Mark notifications as read',
    description: 'Marks one by its id, or all up to a time.',
    body: { schema: readNotificationsBody, example: { id } },
    answer: { status: 200, description: 'The notifications are marked as read', ...done },
    refusals: { 404: 'The account was deleted' },
  },
  {
    ...read,
    id: 'getMailSettings',
    path: '/api/me/mail-settings',
    summary: 'List which emails you get',
    answer: {
      status: 200,
      description: 'Every kind of email',
      schema: mailSettingsView,
      example: { settings: [{ kind: 'fitting-seats', isOn: false }] },
    },
  },
  {
    ...write,
    id: 'changeMailSetting',
    method: 'patch',
    path: '/api/me/mail-settings',
    summary: 'Turn a kind of email on or off',
    body: { schema: changeMailSettingBody, example: { kind: 'fitting-seats', isOn: true } },
    answer: { status: 200, description: 'The setting is changed', ...done },
    refusals: { 404: 'The account was deleted' },
  },
  {
    id: 'unsubscribe',
    method: 'post',
    path: '/api/unsubscribe/{token}',
    tag: 'Notifications',
    summary: 'Unsubscribe from a kind of email',
    description: 'The one-click form of RFC 8058. Requests without a form are accepted, too.',
    access: 'open',
    params,
    body: {
      schema: oneClickForm,
      example: { 'List-Unsubscribe': 'One-Click' },
      contentTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
      isOptional: true,
    },
    answer: { status: 200, description: 'No more emails of this kind are sent', ...done },
    refusals: NOT_VALID,
  },
  {
    id: 'openUnsubscribePage',
    method: 'get',
    path: '/api/unsubscribe/{token}',
    tag: 'Notifications',
    summary: 'Open the unsubscribe page',
    description: 'Changes nothing, because programs that scan emails open links.',
    access: 'open',
    params,
    answer: { status: 303, description: 'The page is at the address in `Location`' },
    refusals: NOT_VALID,
  },
];
