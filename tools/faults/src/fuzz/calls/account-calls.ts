import { createTokenBody } from '@twofold/contracts/accounts/access-tokens/api';
import {
  createUserBody,
  eraseUserBody,
  loginBody,
  registerBody,
  requestPasswordResetBody,
  resetPasswordBody,
  updateProfileBody,
} from '@twofold/contracts/accounts/api';
import type { Call, World } from '../call.ts';
import { PASSWORD } from '../password.ts';

const command = 'command';

/** Registering, logging in and out, profiles, erasing, and passwords that were forgotten. */
export const ACCOUNT_CALLS: readonly Call[] = [
  {
    service: command,
    method: 'POST',
    path: '/api/register',
    body: registerBody,
    example: ({ emails }) => ({ body: { email: emails.leaver, password: PASSWORD } }),
    answers: [201, 400, 401, 409, 429],
    isCostly: true,
  },
  {
    service: command,
    method: 'POST',
    path: '/api/users',
    body: createUserBody,
    example: ({ emails }) => ({ body: { email: emails.leaver, password: PASSWORD } }),
    answers: [201, 400, 401, 409, 429],
    isCostly: true,
  },
  {
    service: command,
    method: 'POST',
    path: '/api/login',
    body: loginBody,
    example: ({ emails }) => ({ body: { username: emails.leaver, password: PASSWORD } }),
    answers: [200, 202, 400, 401, 409, 429],
    isCostly: true,
  },
  {
    service: command,
    method: 'POST',
    path: '/api/logout',
    by: 'leaver',
    answers: [200],
    isCostly: true,
  },
  {
    service: command,
    method: 'POST',
    path: '/api/logout/everywhere',
    by: 'leaver',
    answers: [200, 401, 409],
  },
  {
    service: command,
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    example: () => ({ params: { id: 'a'.repeat(64) } }),
    by: 'owner',
    answers: [401, 404, 409],
  },
  {
    service: command,
    method: 'POST',
    path: '/api/me/tokens',
    body: createTokenBody,
    example: () => ({ body: { name: 'Pipeline', scopes: ['read'], lifetimeDays: 30 } }),
    by: 'owner',
    answers: [201, 400, 401, 409],
  },
  {
    service: command,
    method: 'POST',
    path: '/api/me/tokens/revoke-all',
    by: 'owner',
    answers: [200, 401, 409],
  },
  {
    service: command,
    method: 'DELETE',
    path: '/api/me/tokens/:id',
    example: () => ({ params: { id: 'c815c1e4-2c10-4fd8-a21d-9081e1ccd126' } }),
    by: 'owner',
    answers: [401, 404, 409],
  },
  {
    service: command,
    method: 'PATCH',
    path: '/api/users/:id',
    body: updateProfileBody,
    example: ({ ids }) => ({ params: { id: String(ids.owner) } }),
    by: 'owner',
    allowed: ['owner'],
    answers: [200, 400, 401, 403, 404, 409],
  },
  {
    service: command,
    method: 'DELETE',
    path: '/api/users/:id',
    body: eraseUserBody,
    example: ({ ids }) => ({ params: { id: String(ids.leaver) }, body: { password: PASSWORD } }),
    by: 'leaver',
    allowed: ['leaver'],
    answers: [200, 400, 401, 403, 404, 409, 429],
    isCostly: true,
  },
  {
    service: command,
    method: 'POST',
    path: '/api/password-resets',
    body: requestPasswordResetBody,
    example: ({ emails }) => ({ body: { email: emails.leaver } }),
    answers: [200, 400, 409, 429],
  },
  {
    service: command,
    method: 'POST',
    path: '/api/password-resets/:token',
    body: resetPasswordBody,
    example: ({ resetToken }) => ({ params: { token: resetToken }, body: { password: PASSWORD } }),
    answers: [200, 400, 404, 409, 429],
    isCostly: true,
    endsSessions: true,
  },
  {
    service: command,
    method: 'POST',
    path: '/api/email-confirmations',
    by: 'owner',
    answers: [200, 401, 404, 409, 429],
  },
  {
    service: command,
    method: 'POST',
    path: '/api/email-confirmations/:token',
    example: ({ confirmationToken }) => ({ params: { token: confirmationToken } }),
    answers: [200, 404, 409, 429],
  },
  ...ownReads(),
];

function ownReads(): Call[] {
  const ofOwner = ({ ids }: World) => ({ params: { id: String(ids.owner) } });
  const read = { service: 'query', method: 'GET', by: 'owner' } as const;
  return [
    { ...read, path: '/api/me', answers: [200, 401] },
    { ...read, path: '/api/me/sessions', answers: [200, 401] },
    { ...read, path: '/api/me/tokens', answers: [200, 401] },
    { ...read, path: '/api/me/second-factors', answers: [200, 401] },
    { ...read, path: '/api/users/:id', example: ofOwner, allowed: ['owner'], answers: [200, 401, 403, 404] },
    { ...read, path: '/api/users/:id/export', example: ofOwner, allowed: ['owner'], answers: [200, 401, 403, 404] },
  ];
}
