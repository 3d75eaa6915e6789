import { z } from 'zod';
import { typedLine } from '../../typed-text.ts';
import { tokenScope } from './scope.ts';

/** The lifetimes that a token can have, in days. */
export const TOKEN_LIFETIMES_DAYS = [7, 30, 90, 365] as const;

/** The maximum number of working tokens per account. */
export const MAX_TOKENS = 25;

/** Body of `POST /api/me/tokens`. */
export const createTokenBody = z.object({
  name: typedLine('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(100, 'The name can have at most 100 characters'),
  scopes: z
    .array(tokenScope, 'Choose what the token may do')
    .min(1, 'Choose what the token may do')
    .transform((scopes) => tokenScope.options.filter((scope) => scopes.includes(scope))),
  lifetimeDays: z.literal(TOKEN_LIFETIMES_DAYS, 'Choose when the token expires'),
});
export type CreateTokenBody = z.infer<typeof createTokenBody>;

/** A token as its owner sees it. */
export const tokenView = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(tokenScope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; absent while it has not been used. */
  lastUsedAt: z.iso.datetime().optional(),
});
export type TokenView = z.infer<typeof tokenView>;

/** Answer of `GET /api/me/tokens`, newest first. Revoked tokens are not listed. */
export const tokensResponse = z.array(tokenView);

/** Answer of `POST /api/me/tokens`: the only one that contains the token. */
export const createdToken = tokenView.extend({ token: z.string() });
export type CreatedToken = z.infer<typeof createdToken>;
