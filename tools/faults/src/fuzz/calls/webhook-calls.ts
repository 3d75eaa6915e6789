import { addWebhookBody } from '@twofold/contracts/webhooks/api';
import type { Call } from '../call.ts';

const ENDPOINT = 'c815c1e4-2c10-4fd8-a21d-9081e1ccd126';
const MESSAGE = 'msg_c815c1e42c104fd8a21d9081e1ccd126';

const unknown = { service: 'command', by: 'owner', example: () => ({ params: { id: ENDPOINT } }) } as const;

/** Webhook endpoints, and what was sent to them. */
export const WEBHOOK_CALLS: readonly Call[] = [
  {
    service: 'command',
    method: 'POST',
    path: '/api/me/webhooks',
    body: addWebhookBody,
    example: () => ({ body: { url: 'https://hooks.example/twofold', types: ['analysis.completed'] } }),
    by: 'owner',
    answers: [201, 400, 401, 404, 409],
  },
  { service: 'command', method: 'GET', path: '/api/me/webhooks', by: 'owner', answers: [200, 401] },
  { ...unknown, method: 'GET', path: '/api/me/webhooks/:id/deliveries', answers: [401, 404] },
  { ...unknown, method: 'DELETE', path: '/api/me/webhooks/:id', answers: [401, 404, 409] },
  { ...unknown, method: 'POST', path: '/api/me/webhooks/:id/enable', answers: [401, 404, 409] },
  { ...unknown, method: 'POST', path: '/api/me/webhooks/:id/test', answers: [401, 404, 409] },
  {
    service: 'command',
    method: 'POST',
    path: '/api/me/webhooks/:id/deliveries/:delivery/again',
    example: () => ({ params: { id: ENDPOINT, delivery: MESSAGE } }),
    by: 'owner',
    answers: [401, 404, 409],
  },
];
