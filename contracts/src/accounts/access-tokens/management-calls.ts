import type { ApiCall } from '../../openapi/api-call.ts';
import { uuidParam } from '../../openapi/path-parameters.ts';
import { doneResponse } from '../api.ts';
import { exampleToken } from '../examples.ts';
import { createdToken, createTokenBody, tokensResponse } from './api.ts';

const own = { tag: 'Access tokens', access: 'account' } as const;
const revoked = { status: 200, schema: doneResponse, example: { ok: true } } as const;

/** Calls by which a user manages their personal access tokens. They need a session. */
export const ACCESS_TOKEN_CALLS: readonly ApiCall[] = [
  {
    ...own,
    id: 'listAccessTokens',
    method: 'get',
    path: '/api/me/tokens',
    summary: 'List your access tokens',
    answer: { status: 200, description: 'Newest first', schema: tokensResponse, example: [exampleToken] },
  },
  {
    ...own,
    id: 'createAccessToken',
    method: 'post',
    path: '/api/me/tokens',
    summary: 'Create an access token',
    isWrite: true,
    body: { schema: createTokenBody, example: { name: 'Nightly report', scopes: ['read'], lifetimeDays: 30 } },
    answer: {
      status: 201,
      description: 'The token. No other response contains it',
      schema: createdToken,
      example: { ...exampleToken, token: 'twf_0123456789ABCDEFGHIJabcdefghij012' },
    },
    refusals: {
      404: 'The account was deleted',
      409: 'You have the maximum number of tokens, or this token was already used',
    },
  },
  {
    ...own,
    id: 'revokeAccessToken',
    method: 'delete',
    path: '/api/me/tokens/{id}',
    summary: 'Revoke an access token',
    isWrite: true,
    params: uuidParam('access token', exampleToken.id),
    answer: { ...revoked, description: 'The token no longer works' },
  },
  {
    ...own,
    id: 'revokeAccessTokens',
    method: 'post',
    path: '/api/me/tokens/revoke-all',
    summary: 'Revoke all access tokens',
    isWrite: true,
    answer: { ...revoked, description: 'All your tokens are revoked' },
  },
];
