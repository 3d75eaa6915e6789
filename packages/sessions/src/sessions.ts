import type { StorePosition } from '@twofold/http/log-position';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { NextFunction, Request, RequestHandler } from 'express';
import session from 'express-session';
import { isByToken, tokenOf, type RequestToken } from './access-tokens/accept-tokens.ts';
import { deviceName } from './device-name.ts';
import { createSessionStore, type LoadSession, type SessionDatabase } from './session-store.ts';

export type { SessionData } from 'express-session';

declare module 'express-session' {
  interface SessionData {
    /** Written by passport: the account. */
    passport?: { user?: number };
    /** ISO time at which the session was opened. */
    startedAt?: string;
    /** A position in the log at which the account exists. */
    accountSeenAt?: StorePosition;
    /** The families of browser and operating system. */
    device?: string;
  }
}

/** A session ends this long after it was last used. */
export const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/** `foundBy` finds the session with a statement of the caller. */
export type Sessions = RequestHandler & { readonly foundBy: (load: LoadSession) => RequestHandler };

/**
 * Finds the session of a request (D-31), or the account of its token. Mount it only on routes that need the user: a
 * request with a cookie costs a query. Invalid and expired sessions are ignored without an error or a new row.
 * The first of the secrets signs, each of them verifies.
 */
export const createSessions = (deps: {
  readonly database: SessionDatabase;
  readonly secrets: readonly string[];
  readonly isHttps: boolean;
  readonly now?: () => Date;
}): Sessions => {
  const { database, secrets, isHttps, now = () => new Date() } = deps;
  const store = createSessionStore({ database, now });
  const find = session({
    name: sessionCookieName(isHttps),
    secret: [...secrets],
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: LIFETIME_MS },
  });
  const sessions: RequestHandler = (request, response, next) => {
    const token = tokenOf(request);
    if (token) {
      void findToken(token, next);
      return;
    }
    // Browsers use https, as the operator's configured origin states. The last hop may still be plain HTTP, where
    // express-session would silently omit its cookie.
    if (isHttps) Object.defineProperty(request, 'secure', { value: true, configurable: true });
    find(request, response, next);
  };
  const foundBy =
    (load: LoadSession): RequestHandler =>
    (request, response, next) =>
      store.lookUpBy(load, () => sessions(request, response, next));
  return Object.assign(sessions, { foundBy });
};

const findToken = async (token: RequestToken, next: NextFunction): Promise<void> => {
  try {
    await token.find();
  } catch (error) {
    next(error);
    return;
  }
  next();
};

/** Browsers protect a name with this prefix from other hosts and from plain http. */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-sid' : 'sid');

/**
 * Records when a session was opened, for its absolute limit: a session without this time is invalid. Also records the
 * device for its owner's list, and a position in the log at which its account exists, if known: a read model behind that
 * position may lack the account.
 */
export const startSession = (request: Request, at: Date, accountSeenAt?: StorePosition): void => {
  request.session.startedAt = at.toISOString();
  request.session.device = deviceName(request.get('user-agent'));
  if (accountSeenAt) request.session.accountSeenAt = accountSeenAt;
};

/**
 * The position from which read models contain the account of this request. `undefined` for visitors, for sessions that
 * did not record it, and on routes without `createSessions`.
 */
export const accountSeenAt = (request: Request): StorePosition | undefined => {
  const { session } = request as Partial<Pick<Request, 'session'>>;
  return session?.passport?.user === undefined ? undefined : session.accountSeenAt;
};

/**
 * The logged-in account, if any.
 * @throws Error when the route was built without `createSessions`: a user must not be mistaken for a visitor.
 */
export const accountIdOf = (request: Request): number | undefined => {
  if (isByToken(request)) return accountOfToken(request);
  const { session } = request as Partial<Pick<Request, 'session'>>;
  if (!session) throw new Error('This route needs an account but has no session');
  return session.passport?.user;
};

const accountOfToken = (request: Request): number => {
  const userId = tokenOf(request)?.userId;
  if (userId === undefined) throw new Error('This route needs the account before its token was looked up');
  return userId;
};

/** Whether the session or token of the request was looked up, even if it is a visitor's. */
export const isIdentified = (request: Request): boolean =>
  isByToken(request)
    ? tokenOf(request)?.userId !== undefined
    : (request as Partial<Pick<Request, 'session'>>).session !== undefined;

/** @throws HttpError 401 without a login. */
export const requireAccountId = (request: Request): number => {
  const accountId = accountIdOf(request);
  if (accountId === undefined) throw new HttpError(401, 'Not logged in');
  return accountId;
};
