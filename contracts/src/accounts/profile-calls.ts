import { z } from 'zod';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  doneResponse,
  eraseUserBody,
  meQuery,
  personExport,
  sessionsResponse,
  updateProfileBody,
  userView,
} from './api.ts';
import { exampleExport } from './export-example.ts';
import { exampleSession, exampleUser } from './examples.ts';

const params = numberedId('account', 7);
const done = { schema: doneResponse, example: { ok: true } };
const own = { tag: 'Accounts', access: 'account' } as const;
const NOT_YOURS = { 403: 'The account is not yours' };

/** Your own account: profile, sessions, data. */
export const PROFILE_CALLS: readonly ApiCall[] = [
  {
    ...own,
    id: 'getMe',
    method: 'get',
    path: '/api/me',
    summary: 'Read your account',
    query: { schema: meQuery, example: {} },
    scope: 'read',
    seesOwnWrites: true,
    answer: { status: 200, description: 'Your account', schema: userView, example: exampleUser },
    emptyAnswers: { 204: 'The caller is not logged in, and the query has `visitor=empty`' },
  },
  {
    ...own,
    id: 'listSessions',
    method: 'get',
    path: '/api/me/sessions',
    summary: 'List your sessions',
    answer: {
      status: 200,
      description: 'Your sessions, the last used first',
      schema: sessionsResponse,
      example: [exampleSession],
    },
  },
  {
    ...own,
    id: 'endSession',
    method: 'delete',
    path: '/api/me/sessions/{id}',
    summary: 'End one session',
    isWrite: true,
    params: { id: { schema: z.string(), description: 'The id in the list of sessions', example: exampleSession.id } },
    answer: { status: 200, description: 'The session has ended', ...done },
  },
  {
    ...own,
    id: 'getUser',
    method: 'get',
    path: '/api/users/{id}',
    summary: 'Read your account by its id',
    scope: 'read',
    seesOwnWrites: true,
    params,
    answer: { status: 200, description: 'Your account', schema: userView, example: exampleUser },
    refusals: NOT_YOURS,
  },
  {
    ...own,
    id: 'updateProfile',
    method: 'patch',
    path: '/api/users/{id}',
    summary: 'Update your profile',
    description: 'Omitted fields stay as they are. An empty string clears a field.',
    isWrite: true,
    params,
    body: { schema: updateProfileBody, example: { fullName: 'Mara Vogel', expertise: 'Bike repair' } },
    answer: { status: 200, description: 'Your account', schema: userView, example: exampleUser },
    refusals: NOT_YOURS,
  },
  {
    ...own,
    id: 'eraseUser',
    method: 'delete',
    path: '/api/users/{id}',
    summary: 'Delete your account',
    description: 'Permanent. Deletes all the data we hold about you.',
    isWrite: true,
    isLimited: true,
    params,
    body: { schema: eraseUserBody, example: { password: 'Engine1843' } },
    answer: { status: 200, description: 'The account is deleted', ...done },
    refusals: { 401: 'Not logged in, or the password is wrong', ...NOT_YOURS },
  },
  {
    ...own,
    id: 'exportUser',
    method: 'get',
    path: '/api/users/{id}/export',
    summary: 'Export your data',
    seesOwnWrites: true,
    params,
    answer: {
      status: 200,
      description: 'All the data we hold about you',
      schema: personExport,
      example: exampleExport,
    },
    refusals: NOT_YOURS,
  },
];
