import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { SESSION_LIMIT_MS, type SessionDatabase } from './session-store.ts';
import { LIFETIME_MS } from './sessions.ts';
import type { Queryable } from './upkeep.ts';

/** A session as its owner sees it. `id` is a hash: who reads it cannot use the session. */
export type SessionOfAccount = {
  readonly id: string;
  /** Absent for sessions from before devices were kept. */
  readonly device: string | undefined;
  readonly startedAt: string;
  /** To the minute. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
};

/** The maximum length of the list; ending all others needs no list. */
const MAX_LISTED = 100;

/** The id of a session in lists: the SHA-256 of the one in its cookie, in hex. */
const ID = `encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;
const IS_OF_ACCOUNT = `sess #>> '{passport,user}' = $1`;

const LIST = `
select ${ID} as id, sess ->> 'device' as device, sess ->> 'startedAt' as "startedAt", expire as "expiresAt"
from sessions.sessions
where ${IS_OF_ACCOUNT} and expire > $2 and (sess ->> 'startedAt')::timestamptz > $3
order by expire desc, sid limit ${MAX_LISTED}`;

type Row = {
  readonly id: string;
  readonly device: string | null;
  readonly startedAt: string;
  readonly expiresAt: Date;
};

/** The sessions of an account that work, those used last first. */
export const sessionsOf = async (
  database: SessionDatabase,
  accountId: number,
  now: Date,
): Promise<readonly SessionOfAccount[]> => {
  const startedAfter = new Date(now.getTime() - SESSION_LIMIT_MS);
  const { rows } = await database.query(LIST, [String(accountId), now, startedAfter]);
  return (rows as readonly Row[]).map(({ id, device, startedAt, expiresAt }) => ({
    id,
    device: device ?? undefined,
    startedAt,
    // Each use puts the end off to a whole lifetime later.
    lastUsedAt: new Date(expiresAt.getTime() - LIFETIME_MS).toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
};

/** The id in lists of the session that asks. */
export const listedIdOf = (request: Request): string => createHash('sha256').update(request.sessionID).digest('hex');

/** Ends one session of an account by its id in lists. Answers whether there was one. */
export const endListedSession = async (database: Queryable, accountId: number, id: string): Promise<boolean> => {
  const { rowCount } = await database.query(`delete from sessions.sessions where ${IS_OF_ACCOUNT} and ${ID} = $2`, [
    String(accountId),
    id,
  ]);
  return rowCount === 1;
};

/** Ends every session of an account but the current one. */
export const endOtherSessions = async (database: Queryable, accountId: number, request: Request): Promise<void> => {
  await database.query(`delete from sessions.sessions where ${IS_OF_ACCOUNT} and sid <> $2`, [
    String(accountId),
    request.sessionID,
  ]);
};
