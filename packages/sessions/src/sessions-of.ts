import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { SESSION_LIMIT_MS, type SessionDatabase } from './session-store.ts';
import { LIFETIME_MS } from './sessions.ts';
import type { Queryable } from './upkeep.ts';

/** A session as its owner sees it. `id` is a hash, which does not give access to the session. */
export type SessionOfAccount = {
  readonly id: string;
  /** Absent in sessions that began before devices were stored. */
  readonly device: string | undefined;
  readonly startedAt: string;
  /** To the minute. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
};

/** The maximum length of the list. Ending all other sessions does not depend on it. */
const MAX_LISTED = 100;

/** The id of a session in lists: the SHA-256 of its secret id, in hex. */
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

/** The valid sessions of an account, last used first. */
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
    // Each use extends the session by a whole lifetime.
    lastUsedAt: new Date(expiresAt.getTime() - LIFETIME_MS).toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
};

/** The id in lists of the session of this request. */
export const listedIdOf = (request: Request): string => createHash('sha256').update(request.sessionID).digest('hex');

/** Ends one session of an account by its id in lists. Returns whether it existed. */
export const endListedSession = async (database: Queryable, accountId: number, id: string): Promise<boolean> => {
  const { rowCount } = await database.query(`delete from sessions.sessions where ${IS_OF_ACCOUNT} and ${ID} = $2`, [
    String(accountId),
    id,
  ]);
  return rowCount === 1;
};

/** Ends every session of an account except the current one. */
export const endOtherSessions = async (database: Queryable, accountId: number, request: Request): Promise<void> => {
  await database.query(`delete from sessions.sessions where ${IS_OF_ACCOUNT} and sid <> $2`, [
    String(accountId),
    request.sessionID,
  ]);
};
