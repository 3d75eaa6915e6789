import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';

const NAME = 'browser';
const WELL_FORMED = /^[0-9a-f]{32}$/;
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/**
 * The browser a write comes from (D-117), as the SHA-256 in hex of its random cookie, which is set here at its first
 * write. The session id changes at login, this does not; events keep only the hash.
 */
export const browserOf = (request: Request, response: Response): string => {
  const known = readCookie(request, NAME) ?? response.locals.newBrowser;
  if (known !== undefined && WELL_FORMED.test(known)) return sha256(known);
  const fresh = randomBytes(16).toString('hex');
  response.locals.newBrowser = fresh;
  const secure = request.app.enabled('secure cookies');
  response.cookie(NAME, fresh, { httpOnly: true, sameSite: 'lax', secure, maxAge: A_YEAR_MS, path: '/' });
  return sha256(fresh);
};

/** The browser a read comes from, if it has ever written: nothing is set here. */
export const knownBrowserOf = (request: Request): string | undefined => {
  const known = readCookie(request, NAME);
  return known !== undefined && WELL_FORMED.test(known) ? sha256(known) : undefined;
};

/** The text of the first cookie of this name, as sent: values of ours need no decoding. */
export const readCookie = (request: Request, name: string): string | undefined => {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
