import { tokenScopeOf } from '@twofold/contracts/accounts/access-tokens/calls';
import { acceptWrites } from '@twofold/http/accept-writes';
import type { Logger } from '@twofold/http/log';
import { acceptTokens, isByToken } from '@twofold/sessions/access-tokens/accept-tokens';
import { TOKEN_LIMITS, UNLIMITED_TOKENS } from '@twofold/sessions/access-tokens/token-limits';
import type { TokenRefusal } from '@twofold/sessions/access-tokens/token-refusals';
import type { Request, RequestHandler } from 'express';
import type pg from 'pg';
import type { ServiceLimits } from './limits/service-limits.ts';

export type EntryDeps = {
  readonly sessionSecrets: readonly string[];
  readonly publicOrigin: string | undefined;
  readonly limits: Pick<ServiceLimits, 'loginsPerHour'>;
  readonly log: Logger;
  readonly onTokenRefused?: ((reason: TokenRefusal) => void) | undefined;
};

/** Runs before every route: checks the token, if there is one, then the origin of writes, then the cookies. */
export const connectEntry = (
  { sessionSecrets: secrets, publicOrigin, limits, log, onTokenRefused }: EntryDeps,
  { pool, now, cookies }: { readonly pool: pg.Pool; readonly now: () => Date; readonly cookies: RequestHandler },
): RequestHandler[] => [
  acceptTokens({
    database: pool,
    secrets,
    log,
    scopeOf: tokenScopeOf,
    isFoundLater: isWrite,
    limits: limits.loginsPerHour > 0 ? TOKEN_LIMITS : UNLIMITED_TOKENS,
    onRefused: onTokenRefused,
    now,
  }),
  acceptWrites({ publicOrigin, isByToken }),
  cookies,
];

/** Declared writes look up the token in the statement that begins them. */
const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';
