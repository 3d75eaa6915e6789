import type { Logger } from '@twofold/http/log';
import type { StorePosition } from '@twofold/http/log-position';
import { tooMany } from '@twofold/http/too-many';
import type { Request, RequestHandler, Response } from 'express';
import type { SessionDatabase } from '../session-store.ts';
import { createTokenLimits, type TokenLimits, type TokenLimitsOptions } from './token-limits.ts';
import { insufficientScope, invalidToken, type TokenRefusal } from './token-refusals.ts';
import { createTokenDigests, isTokenText, looksLikeToken } from './token-text.ts';

/** What the database says of a token. */
export type FoundToken = {
  readonly id: string;
  readonly userId: number;
  readonly scopes: readonly string[];
  readonly state: 'active' | 'expired' | 'revoked';
  /** What was last written with it, lately. */
  readonly written?: StorePosition | null;
};

/** The token that a request came with. Its account is known once it has been found. */
export type RequestToken = {
  /** Of the token, by each secret, the newest first. */
  readonly digests: readonly Buffer[];
  readonly scope: string;
  readonly userId: number | undefined;
  /** The token and its last write, once it has been found. */
  readonly found: Pick<FoundToken, 'id' | 'written'> | undefined;
  /** Takes what a statement of the caller has found. @throws HttpError 401, 403 */
  readonly settle: (found: FoundToken | null | undefined) => void;
  /** Finds the token in a round trip of its own, once. @throws HttpError 401, 403 */
  readonly find: () => Promise<void>;
};

export type AcceptTokensDeps = {
  readonly database: SessionDatabase;
  /** The session secrets: each of them verifies, and a token in use moves to the first. */
  readonly secrets: readonly string[];
  readonly log: Logger;
  /** The scope that a call needs; `undefined` for one that no token may make. */
  readonly scopeOf: (method: string, path: string) => string | undefined;
  /** Whether a call finds the token itself, in the statement that begins it. Absent: none does. */
  readonly isFoundLater?: (request: Request) => boolean;
  readonly limits: TokenLimitsOptions;
  readonly onRefused?: ((reason: TokenRefusal) => void) | undefined;
  readonly now?: (() => Date) | undefined;
};

const USE = 'select sessions.use_access_token($1, $2) as found';

const tokens = new WeakMap<Request, RequestToken>();

/** The token of a request that came with one. */
export const tokenOf = (request: Request): RequestToken | undefined => tokens.get(request);

export const isByToken = (request: Request): boolean => tokens.has(request);

/**
 * Takes `Authorization: Bearer twf_…`, before anything else asks who somebody is. Such a request has no cookies and gets none.
 * A token is refused where it is not valid, where the call is not for its scope, and anywhere in an address.
 */
export const acceptTokens = (deps: AcceptTokensDeps): RequestHandler => {
  const now = deps.now ?? (() => new Date());
  const digestsOf = createTokenDigests(deps.secrets);
  const limits = createTokenLimits(deps.limits, () => now().getTime());

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
    const addressWaitMs = limits.waitOfAddress(request.ip, digest);
    if (addressWaitMs > 0) refuse('too-many-guesses', tooMany(addressWaitMs));
    if (digest === undefined) {
      limits.countGuess(request.ip, undefined);
      refuse('malformed', invalidToken('malformed'));
    } else {
      const scope =
        deps.scopeOf(request.method, request.path) ?? refuse('not-for-tokens', insufficientScope(undefined));
      const tokenWaitMs = limits.waitOfToken(digest);
      if (tokenWaitMs > 0) refuse('too-many-calls', tooMany(tokenWaitMs));
      limits.countGuess(request.ip, digest);
      const token = createRequestToken({ deps, limits, now, digests, digest, scope, refuse }, response);
      tokens.set(request, token);
      if (deps.isFoundLater?.(request) !== true) await token.find();
    }
    next();
  };
};

type Refuse = (reason: TokenRefusal, error: Error, tokenId?: string) => never;

type Presented = {
  readonly deps: AcceptTokensDeps;
  readonly limits: TokenLimits;
  readonly now: () => Date;
  readonly digests: readonly Buffer[];
  readonly digest: string;
  readonly scope: string;
  readonly refuse: Refuse;
};

const createRequestToken = (presented: Presented, response: Response): RequestToken => {
  const { deps, limits, digests, digest, scope, refuse, now } = presented;
  let accepted: FoundToken | undefined;
  const settle = (found: FoundToken | null | undefined): void => {
    if (!found || found.state !== 'active') {
      limits.forget(digest);
      const reason = found?.state === 'expired' || found?.state === 'revoked' ? found.state : 'unknown';
      refuse(reason, invalidToken(reason), found?.id);
    } else if (!found.scopes.includes(scope)) {
      limits.takeBack(digest);
      refuse('wrong-scope', insufficientScope(scope), found.id);
    } else {
      const quota = limits.countCall(digest);
      if (quota) {
        response.setHeader('RateLimit-Policy', `"token";q=${quota.limit};w=60`);
        response.setHeader(
          'RateLimit',
          `"token";r=${quota.remaining};t=${Math.max(1, Math.ceil(quota.resetMs / 1_000))}`,
        );
      }
      accepted = found;
    }
  };
  return {
    digests,
    scope,
    get userId() {
      return accepted?.userId;
    },
    get found() {
      return accepted;
    },
    settle,
    find: async () => {
      if (accepted) return;
      const { rows } = await deps.database.query(USE, [digests, now()]);
      settle((rows[0] as { found: FoundToken | null } | undefined)?.found);
    },
  };
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

/** What a route sets all the same never reaches the client. */
const dropCookies = (request: Request, response: Response): void => {
  delete request.headers.cookie;
  const writeHead = response.writeHead.bind(response) as (...head: readonly unknown[]) => Response;
  response.writeHead = (...head: readonly unknown[]) => {
    response.removeHeader('set-cookie');
    return writeHead(...head);
  };
};
