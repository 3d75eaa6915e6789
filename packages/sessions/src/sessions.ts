import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { createSessionStore, type SessionDatabase } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** Written by passport: the account. */
    passport?: { user?: number };
    /** ISO time at which the session was opened. */
    startedAt?: string;
  }
}

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Finds the session of a request (D-31). Mount it on those routes only that ask who somebody is: a request with a cookie
 * costs a query. What is no session of ours, or no longer, is nobody's: no error, and nothing is stored. The first of
 * the secrets signs, each of them verifies.
 */
export const createSessions = (deps: {
  readonly database: SessionDatabase;
  readonly secrets: readonly string[];
  readonly isHttps: boolean;
  readonly now?: () => Date;
}): RequestHandler => {
  const { database, secrets, isHttps, now = () => new Date() } = deps;
  const sessions = session({
    name: sessionCookieName(isHttps),
    secret: [...secrets],
    store: createSessionStore({ database, now }),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: LIFETIME_MS },
  });
  if (!isHttps) return sessions;
  return (request, response, next) => {
    // Browsers come over https: the operator says so with the product's origin. The last hop may be plain all the same,
    // and express-session would silently keep its cookie back there.
    Object.defineProperty(request, 'secure', { value: true, configurable: true });
    sessions(request, response, next);
  };
};

/** The name with the prefix is kept by browsers from every other host, and from plain http. */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-sid' : 'sid');

/** Says when a session was opened, which its absolute limit counts from. A session without that is nobody's. */
export const startSession = (request: Request, at: Date): void => {
  request.session.startedAt = at.toISOString();
};

/**
 * The account that is logged in, if one is.
 * @throws Error when the route was built without `createSessions`: nobody may pass for a visitor by mistake.
 */
export const accountIdOf = (request: Request): number | undefined => {
  const { session } = request as Partial<Pick<Request, 'session'>>;
  if (!session) throw new Error('This route asks for the account, and has no session');
  return session.passport?.user;
};

/** @throws HttpError 401 when nobody is logged in. */
export const requireAccountId = (request: Request): number => {
  const accountId = accountIdOf(request);
  if (accountId === undefined) throw new HttpError(401, 'Not logged in');
  return accountId;
};
