import { z } from 'zod';
import type { EventOf } from '../../event-of.ts';
import { personal } from '../../personal.ts';
import { tokenScope } from './scope.ts';

const token = z.object({ userId: z.int().positive(), tokenId: z.uuid() });

/**
 * The personal access tokens of one account. Stream: `tokens-<userId>`. No event contains the token; the sessions package
 * stores a digest of it.
 */
export const accessTokenEvents = {
  AccessTokenCreated: token.extend({
    name: personal(z.string().max(100), { sealedWith: 'user', of: 'userId' }),
    scopes: z.array(tokenScope).min(1),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  /** The owner revoked it, or changed the password. Tokens of an erased account end without an event. */
  AccessTokenRevoked: token.extend({
    reason: z.enum(['owner', 'password-changed']),
    revokedAt: z.iso.datetime(),
  }),
};
export type AccessTokenEvent = EventOf<typeof accessTokenEvents>;
