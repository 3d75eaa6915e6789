import type { Logger } from '@twofold/http/log';
import type { StorePosition } from '@twofold/http/log-position';
import { narrowestTier } from '@twofold/http/address-tiers';
import { tooMany } from '@twofold/http/too-many';
import type { Request, RequestHandler, Response } from 'express';
import type { SessionDatabase } from '../session-store.ts';
import { createLimitedTokens, type LimitedTokens, type TokenLimitsOptions } from './token-limits.ts';
import { insufficientScope, invalidToken, type TokenRefusal } from './token-refusals.ts';
import { createTokenDigests, isTokenText, looksLikeToken } from './token-text.ts';

/** The database's record of a token. */
export type FoundToken = {
  readonly id: string | null;
  readonly userId: number | null;
  readonly scopes: readonly string[] | null;
  readonly state: 'active' | 'limited' | 'expired' | 'revoked' | 'unknown';
  /** Its remaining calls in this minute, if they are limited. */
  readonly remaining: number | null;
  /** Milliseconds until its minute ends; for a refused token, until its address may guess again. */
  readonly waitMs: number | null;
  /** Its last write, if recent. */
  readonly written: StorePosition | null;
};

/** A request's token. Its account is known once it has been found. */
export type RequestToken = {
  /** The token's digests, one for each secret, newest first. */
  readonly digests: readonly Buffer[];
  readonly scope: string;
  /** The limits, and the network for which guesses are counted. */
  readonly counted: TokenLimitsOptions & { readonly address: string };
  readonly userId: number | undefined;
  /** The token and its last write, once it has been found. */
  readonly found: { readonly id: string; readonly written: StorePosition | undefined } | undefined;
  /**
   * Processes the result of the caller's statement.
   * @throws HttpError 401, 403
   */
  readonly settle: (found: FoundToken | null | undefined) => void;
  /**
   * Finds the token in a separate round trip, once.
   * @throws HttpError 401, 403
   */
  readonly find: () => Promise<void>;
};

export type AcceptTokensDeps = {
  readonly database: SessionDatabase;
  /** The session secrets: each of them verifies, and a token in use moves to the first. */
  readonly secrets: readonly string[];
  readonly log: Logger;
  /** The scope that a call needs; `undefined` for one that accepts no token. */
  readonly scopeOf: (method: string, path: string) => string | undefined;
  /** Whether a call looks the token up itself, in its first statement. Default: no. */
  readonly isFoundLater?: (request: Request) => boolean;
  readonly limits: TokenLimitsOptions;
  readonly onRefused?: ((reason: TokenRefusal) => void) | undefined;
  readonly now?: (() => Date) | undefined;
};

/** The commit does not wait for the disk: a crash loses the last use and the counts of a minute. */
const USE = `select set_config('synchronous_commit', 'off', true), sessions.use_access_token($1, $2, $3, $4, $5, $6) as found`;
const COUNT_GUESS = 'select sessions.count_token_guess($1, $2) as "waitMs"';

const tokens = new WeakMap<Request, RequestToken>();

/** The token of a request, if it has one. */
export const tokenOf = (request: Request): RequestToken | undefined => tokens.get(request);

export const isByToken = (request: Request): boolean => tokens.has(request);

/**
 * Accepts `Authorization: Bearer twf_…`, before any other authentication. Cookies of such a request are ignored, and its
 * answer sets none. A token is refused if it is invalid, if its scope does not cover the call, or if it is in a URL.
 */
export const acceptTokens = (deps: AcceptTokensDeps): RequestHandler => {
  const now = deps.now ?? (() => new Date());
  const digestsOf = createTokenDigests(deps.secrets);
  const limited = createLimitedTokens(() => performance.now());
  const countGuess = async (ip: string | undefined): Promise<number> => {
    const { rows } = await deps.database.query(COUNT_GUESS, [narrowestTier(ip).key, deps.limits.guessesPerMinute]);
    return Number((rows[0] as { waitMs: string } | undefined)?.waitMs ?? 0);
  };

  return async (request, response, next) => {
    const refuse = createRefuse(deps, request, response);
    if (hasTokenInQuery(request)) refuse('in-query', invalidToken('in-query'));
    const [, text] = /^Bearer +(\S+) *$/i.exec(request.get('authorization') ?? '') ?? [];
    if (text === undefined) {
      next();
      return;
    }
    dropCookies(request, response);
    const digests = isTokenText(text) ? digestsOf(text) : [];
    const digest = digests[0]?.toString('base64');
    const refuseGuess = (waitMs: number): void => {
      if (waitMs > 0) refuse('too-many-guesses', tooMany(waitMs));
    };
    refuseGuess(limited.waitOfAddress(request.ip, digest));
    if (digest === undefined) {
      const waitMs = await countGuess(request.ip);
      if (waitMs > 0) limited.limitAddress(request.ip, waitMs);
      refuseGuess(waitMs);
      refuse('malformed', invalidToken('malformed'));
    } else {
      const scope =
        deps.scopeOf(request.method, request.path) ?? refuse('not-for-tokens', insufficientScope(undefined));
      const tokenWaitMs = limited.waitOfToken(digest);
      if (tokenWaitMs > 0) refuse('too-many-calls', tooMany(tokenWaitMs));
      const token = createRequestToken({ deps, limited, now, digests, digest, scope, refuse }, request, response);
      tokens.set(request, token);
      if (deps.isFoundLater?.(request) !== true) await token.find();
    }
    next();
  };
};

type Refuse = (reason: TokenRefusal, error: Error, tokenId?: string) => never;

type PresentedToken = {
  readonly deps: AcceptTokensDeps;
  readonly limited: LimitedTokens;
  readonly now: () => Date;
  readonly digests: readonly Buffer[];
  readonly digest: string;
  readonly scope: string;
  readonly refuse: Refuse;
};

const createRequestToken = (presented: PresentedToken, { ip }: Request, response: Response): RequestToken => {
  const { deps, limited, digests, digest, scope, refuse, now } = presented;
  const counted = { ...deps.limits, address: narrowestTier(ip).key };
  let accepted:
    | { readonly id: string; readonly userId: number; readonly written: StorePosition | undefined }
    | undefined;
  const settle = (found: FoundToken | null | undefined): void => {
    const { id, userId, scopes, state, waitMs } = found ?? UNKNOWN;
    const known = id ?? undefined;
    if (state === 'limited') {
      limited.limitToken(digest, waitMs ?? 0);
      refuse('too-many-calls', tooMany(waitMs ?? 0), known);
    } else if (state !== 'active' || id === null || userId === null) {
      limited.forget(digest);
      if (waitMs !== null && waitMs > 0) {
        limited.limitAddress(ip, waitMs);
        refuse('too-many-guesses', tooMany(waitMs), known);
      }
      const reason = state === 'active' ? 'unknown' : state;
      refuse(reason, invalidToken(reason), known);
    } else if (scopes?.includes(scope) !== true) {
      refuse('wrong-scope', insufficientScope(scope), id);
    } else {
      limited.trust(digest);
      setRateLimitHeaders(response, deps.limits, found);
      accepted = { id, userId, written: found?.written ?? undefined };
    }
  };
  return {
    digests,
    scope,
    counted,
    get userId() {
      return accepted?.userId;
    },
    get found() {
      return accepted;
    },
    settle,
    find: async () => {
      if (accepted) return;
      const { address, perMinute, guessesPerMinute } = counted;
      const { rows } = await deps.database.query(USE, [digests, now(), scope, address, perMinute, guessesPerMinute]);
      settle((rows[0] as { found: FoundToken | null } | undefined)?.found);
    },
  };
};

const UNKNOWN: FoundToken = {
  id: null,
  userId: null,
  scopes: null,
  state: 'unknown',
  remaining: null,
  waitMs: null,
  written: null,
};

const setRateLimitHeaders = (
  response: Response,
  { perMinute }: TokenLimitsOptions,
  found: Pick<FoundToken, 'remaining' | 'waitMs'> | null | undefined,
): void => {
  if (typeof found?.remaining !== 'number') return;
  const seconds = Math.max(1, Math.ceil((found.waitMs ?? 0) / 1_000));
  response.setHeader('RateLimit-Policy', `"token";q=${perMinute};w=60`);
  response.setHeader('RateLimit', `"token";r=${found.remaining};t=${seconds}`);
};

/** Every refusal is logged and counted. */
const createRefuse =
  ({ log, onRefused }: AcceptTokensDeps, { method }: Request, response: Response): Refuse =>
  (reason, error, tokenId) => {
    log.warn(
      { requestId: response.getHeader('x-request-id'), method, reason, ...(tokenId && { tokenId }) },
      'a token was refused',
    );
    onRefused?.(reason);
    throw error;
  };

const hasTokenInQuery = ({ originalUrl }: Request): boolean => {
  const start = originalUrl.indexOf('?');
  if (start === -1) return false;
  return [...new URLSearchParams(originalUrl.slice(start)).values()].some(looksLikeToken);
};

/** Cookies that a route sets are removed from the answer. */
const dropCookies = (request: Request, response: Response): void => {
  delete request.headers.cookie;
  const writeHead = response.writeHead.bind(response) as (...head: readonly unknown[]) => Response;
  response.writeHead = (...head: readonly unknown[]) => {
    response.removeHeader('set-cookie');
    return writeHead(...head);
  };
};
