import { createTokenBody, type CreatedToken, type TokenView } from '@twofold/contracts/accounts/access-tokens/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request } from 'express';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { HandleCommand } from '../../command-handler.ts';
import type { Limit } from '../../limits/limit.ts';
import type { Write } from '../../requests/write.ts';
import { accessTokenCategory } from './category.ts';
import type { TokenTable } from './token-table.ts';

const DAY_MS = 86_400_000;
const DONE = { ok: true };

export type AccessTokenRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly tokenTable: TokenTable;
  /** Tokens per account and day: each one stays in the stream, which is read to create the next. */
  readonly tokenLimits: readonly Limit[];
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Creates and revokes the caller's personal access tokens. A token itself cannot call these. */
export const accessTokenRoutes = (deps: AccessTokenRoutesDeps): Router => {
  const { write, handle, tokenTable, now, newId } = deps;

  const create = write({
    who: 'account',
    // `after` needs the account even if the answer was recorded.
    isKnownFirst: true,
    body: createTokenBody,
    accountLimits: deps.tokenLimits,
    content: ({ body }) => JSON.stringify(body),
    handler: async ({ userId, body: { name, scopes, lifetimeDays }, at, commandId, context }) => {
      // The key of a request is the client's choice, so the id is bound to the account too.
      const tokenId = uuidV5(`access-token/${userId}`, commandId);
      const expiresAt = new Date(at.getTime() + lifetimeDays * DAY_MS);
      const token = { id: tokenId, userId, name, scopes, createdAt: at, expiresAt };
      if (!(await tokenTable.reserve(token))) throw new HttpError(404, 'User not found');
      const times = { createdAt: at.toISOString(), expiresAt: expiresAt.toISOString() };
      const command = { type: 'CreateAccessToken', data: { userId, tokenId, name, scopes, ...times } } as const;
      try {
        const { position } = await handle(accessTokenCategory, userId, command, context);
        return { status: 201, body: { id: tokenId, name, scopes, ...times } satisfies TokenView, position };
      } catch (error) {
        await tokenTable.drop(tokenId);
        throw error;
      }
    },
    // The recorded answer has no token: each answer creates a new one, and only the last one works.
    after: async ({ userId }, answer) => {
      const view = JSON.parse(answer.body) as TokenView;
      const token = userId === undefined ? undefined : await tokenTable.mint(view.id, userId);
      if (token === undefined) throw new HttpError(409, 'This token was already used or revoked. Create another one.');
      return { ...answer, body: JSON.stringify({ ...view, token } satisfies CreatedToken) };
    },
  });

  const revokeOne = write({
    who: 'account',
    isAlwaysOpen: true,
    path: tokenIdInPath,
    handler: async ({ userId, path: tokenId, context }) => {
      const data = { userId, tokenId, reason: 'owner', revokedAt: now().toISOString() } as const;
      const by = { ...context, id: newId() };
      const { position } = await handle(accessTokenCategory, userId, { type: 'RevokeAccessToken', data }, by);
      await tokenTable.revoke(tokenId, userId);
      return { body: DONE, position };
    },
  });

  const revokeAll = write({
    who: 'account',
    isAlwaysOpen: true,
    handler: async ({ userId, context }) => {
      const data = { userId, reason: 'owner', revokedAt: now().toISOString() } as const;
      const by = { ...context, id: newId() };
      const { position } = await handle(accessTokenCategory, userId, { type: 'RevokeAccessTokens', data }, by);
      await tokenTable.revokeAll(userId);
      return { body: DONE, position };
    },
  });

  return Router()
    .post('/api/me/tokens', create)
    .delete('/api/me/tokens/:id', revokeOne)
    .post('/api/me/tokens/revoke-all', revokeAll);
};

const tokenIdInPath = (request: Request): string => {
  const id = z.uuid().safeParse(request.params['id']);
  if (!id.success) throw new HttpError(404, 'Token not found');
  return id.data;
};
