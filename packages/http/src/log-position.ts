import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie } from './read-cookie.ts';

/** A place in the log of one store. Positions of one store compare with `<`; positions of two stores never compare. */
export type StorePosition = { readonly storeId: string; readonly position: string };

/** How a reader sees its own writes: a command's answer carries its position, and later requests bring it back. */
export interface LogPosition {
  /** Shows the position in the header `x-log-position` and hands it to the browser, which never goes back by it. */
  write(request: Request, response: Response, written: StorePosition): void;
  /** What the client wrote last, as far as it can prove it: a malformed or badly signed cookie counts as none. */
  read(request: Request): StorePosition | undefined;
}

const COOKIE = 'log-position';
const HEADER = 'x-log-position';
const LIFETIME_MS = 10_000;
const TOKEN = /^(\d{1,64})\.([\w-]{1,128})\.([\w-]{43})$/;

/**
 * Reads and writes the cookie `log-position`. The first of the secrets signs, each of them verifies. Anybody may see the
 * position; the signature keeps a stranger from naming one that never comes and so holding up the query service.
 */
export const createLogPosition = (options: {
  readonly secrets: readonly string[];
  readonly isHttps: boolean;
}): LogPosition => {
  const keys = options.secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', COOKIE, 32)));
  const [signingKey] = keys;
  if (signingKey === undefined) throw new Error('A log position needs at least one secret');

  const read = (request: Request): StorePosition | undefined => {
    const [, position, encodedStore, signature] = TOKEN.exec(readCookie(request, COOKIE) ?? '') ?? [];
    if (position === undefined || encodedStore === undefined || signature === undefined) return undefined;
    const isOurs = keys.some((key) => isEqual(sign(key, `${position}.${encodedStore}`), signature));
    return isOurs ? { position, storeId: Buffer.from(encodedStore, 'base64url').toString() } : undefined;
  };

  const write = (request: Request, response: Response, { storeId, position }: StorePosition): void => {
    response.setHeader(HEADER, position);
    const known = read(request);
    const highest = known?.storeId === storeId && known.position > position ? known.position : position;
    const content = `${highest}.${Buffer.from(storeId).toString('base64url')}`;
    response.cookie(COOKIE, `${content}.${sign(signingKey, content)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: options.isHttps,
      maxAge: LIFETIME_MS,
      path: '/',
    });
  };

  return { read, write };
};

const sign = (key: Buffer, content: string): string => createHmac('sha256', key).update(content).digest('base64url');

const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
