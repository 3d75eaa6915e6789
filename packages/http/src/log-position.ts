import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie } from './read-cookie.ts';

/** A position in the log of one store. Positions of one store compare with `<`; those of different stores do not compare. */
export type StorePosition = { readonly storeId: string; readonly position: string };

/** How a client reads its own writes (D-94): a command's answer contains its position, and later requests return it. */
export interface LogPosition {
  /**
   * Sets the position in the header `x-log-position`, and a signed copy: for browsers as a cookie, for other clients in
   * the header `x-log-position-token`. A client's position never decreases.
   */
  write(request: Request, response: Response, written: StorePosition): void;
  /** The position of the client's last write, from the cookie or the header. Malformed or badly signed ones are ignored. */
  read(request: Request): StorePosition | undefined;
}

/** A browser keeps it for a few seconds after a write, while read models may be behind. */
export const LOG_POSITION_COOKIE = 'log-position';
const HEADER = 'x-log-position';
/** In both answers and requests. */
const TOKEN_HEADER = 'x-log-position-token';
const LIFETIME_MS = 10_000;
const TOKEN = /^(\d{1,64})\.([\w-]{1,128})\.([\w-]{43})$/;

/**
 * Reads and writes the cookie `log-position`, and the header for clients without cookies. The first of the secrets signs,
 * each of them verifies. The position is public; the signature prevents a made-up future position from blocking the
 * query service.
 */
export const createLogPosition = (options: {
  readonly secrets: readonly string[];
  readonly isHttps: boolean;
}): LogPosition => {
  const keys = options.secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', LOG_POSITION_COOKIE, 32)));
  const [signingKey] = keys;
  if (signingKey === undefined) throw new Error('A log position needs at least one secret');

  const open = (token: string | string[] | undefined): StorePosition | undefined => {
    const [, position, encodedStore, signature] = TOKEN.exec(String(token ?? '')) ?? [];
    if (position === undefined || encodedStore === undefined || signature === undefined) return undefined;
    const isOurs = keys.some((key) => isEqual(sign(key, `${position}.${encodedStore}`), signature));
    return isOurs ? { position, storeId: Buffer.from(encodedStore, 'base64url').toString() } : undefined;
  };

  const read = (request: Request): StorePosition | undefined =>
    later(open(request.headers[TOKEN_HEADER]), open(readCookie(request, LOG_POSITION_COOKIE)));

  const write = (request: Request, response: Response, written: StorePosition): void => {
    response.setHeader(HEADER, written.position);
    const known = read(request);
    const { storeId, position } = later(written, known) ?? written;
    const content = `${position}.${Buffer.from(storeId).toString('base64url')}`;
    const token = `${content}.${sign(signingKey, content)}`;
    response.setHeader(TOKEN_HEADER, token);
    response.cookie(LOG_POSITION_COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: options.isHttps,
      maxAge: LIFETIME_MS,
      path: '/',
    });
  };

  return { read, write };
};

/** The later position. Positions of different stores do not compare: then it is the first argument. */
const later = (one: StorePosition | undefined, other: StorePosition | undefined): StorePosition | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  return one.storeId === other.storeId && other.position > one.position ? other : one;
};

const sign = (key: Buffer, content: string): string => createHmac('sha256', key).update(content).digest('base64url');

const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
