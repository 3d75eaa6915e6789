import { randomBytes } from 'node:crypto';
import { readCookie } from '@twofold/http/read-cookie';
import type { Request, Response } from 'express';
import type pg from 'pg';
import { digestOf, TOKEN_BYTES } from '../../link-tokens.ts';
import type { Verified } from '../verify-login.ts';

/** How long a user has for the second factor after the password. */
const LIFETIME_MS = 10 * 60 * 1_000;

/**
 * Logins with a correct password that still need the second factor. A ticket is not a session: only the routes that
 * complete a login read it.
 */
export interface LoginTickets {
  /** Gives the browser a ticket, replacing any earlier one. */
  give(request: Request, response: Response, verified: Pick<Verified, 'userId' | 'hash'>): Promise<void>;
  /** The user whose password was correct in this browser, unless the password has changed since. */
  holderOf(request: Request): Promise<Pick<Verified, 'userId' | 'hash'> | undefined>;
  take(request: Request, response: Response): Promise<void>;
  forgetOld(): Promise<void>;
}

/** Stores tickets in `write_side.login_tickets`, by the SHA-256 of the cookie. */
export const postgresLoginTickets = (deps: { readonly pool: pg.Pool; readonly now: () => Date }): LoginTickets => {
  const { pool, now } = deps;
  const forget = async (request: Request): Promise<void> => {
    const held = readCookie(request, cookieOf(request).name);
    if (held !== undefined)
      await pool.query('delete from write_side.login_tickets where token_hash = $1', [digestOf(held)]);
  };
  return {
    give: async (request, response, { userId, hash }) => {
      await forget(request);
      const token = randomBytes(TOKEN_BYTES.long).toString('base64url');
      await pool.query(
        `insert into write_side.login_tickets (token_hash, user_id, password_digest, expires_at)
         select $1, user_id, $3, $4 from write_side.credentials where user_id = $2`,
        [digestOf(token), userId, digestOf(hash), new Date(now().getTime() + LIFETIME_MS)],
      );
      const { name, options } = cookieOf(request);
      response.cookie(name, token, { ...options, maxAge: LIFETIME_MS });
    },
    holderOf: async (request) => {
      const held = readCookie(request, cookieOf(request).name);
      if (held === undefined) return undefined;
      const { rows } = await pool.query<{ userId: number; hash: string }>(
        `select t.user_id::float8 as "userId", c.hash
         from write_side.login_tickets t join write_side.credentials c using (user_id)
         where t.token_hash = $1 and t.expires_at > $2 and t.password_digest = sha256(convert_to(c.hash, 'UTF8'))`,
        [digestOf(held), now()],
      );
      return rows[0];
    },
    take: async (request, response) => {
      await forget(request);
      const { name, options } = cookieOf(request);
      response.clearCookie(name, options);
    },
    forgetOld: async () => {
      await pool.query('delete from write_side.login_tickets where expires_at < $1', [now()]);
    },
  };
};

const cookieOf = (request: Request) => {
  const secure = request.app.enabled('secure cookies');
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return { name: secure ? '__Host-login' : 'login', options };
};
