import {
  changeMailSettingBody,
  listNotificationsQuery,
  readNotificationsBody,
} from '@twofold/contracts/notifications/api';
import { giveEmailBody } from '@twofold/contracts/orders/api';
import { PEOPLE, type Call } from '../call.ts';

const read = { service: 'query', method: 'GET', by: 'owner' } as const;

/** What people are told, what of it they have read, and which mails they want. */
export const NOTIFICATION_CALLS: readonly Call[] = [
  {
    service: 'command',
    method: 'POST',
    path: '/api/me/notifications/read',
    body: readNotificationsBody,
    example: ({ event }) => ({ body: { id: `${event.id}.review-received` } }),
    by: 'owner',
    allowed: PEOPLE,
    answers: [200, 400, 401, 404, 409],
  },
  {
    service: 'command',
    method: 'PATCH',
    path: '/api/me/mail-settings',
    body: changeMailSettingBody,
    example: () => ({ body: { kind: 'claim-deadlines', isOn: false } }),
    by: 'owner',
    allowed: PEOPLE,
    answers: [200, 400, 401, 404, 409],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/unsubscribe/:token',
    example: ({ unsubscribeToken }) => ({ params: { token: unsubscribeToken } }),
    answers: [200, 400, 404],
  },
  {
    service: 'command',
    method: 'POST',
    path: '/api/orders/:id/email',
    body: giveEmailBody,
    // The order is an account's: nobody may.
    example: ({ order, emails }) => ({ params: { id: String(order.id) }, body: { email: emails.owner } }),
    answers: [200, 400, 404, 409, 429],
  },
  {
    ...read,
    path: '/api/me/notifications',
    query: listNotificationsQuery,
    example: () => ({ query: { limit: '10' } }),
    answers: [200, 400, 401],
  },
  { ...read, path: '/api/me/notifications/unread', answers: [200, 401] },
  { ...read, path: '/api/me/mail-settings', answers: [200, 401] },
  {
    service: 'query',
    method: 'GET',
    path: '/api/unsubscribe/:token',
    example: ({ unsubscribeToken }) => ({ params: { token: unsubscribeToken } }),
    answers: [303, 404],
  },
];
