import type pg from 'pg';

/** A pool, or a client inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

/** Ends every session of an account, on all devices. */
export const endSessionsOf = async (database: Queryable, accountId: number): Promise<void> => {
  await database.query(`delete from sessions.sessions where sess #>> '{passport,user}' = $1`, [String(accountId)]);
};

/** Ends the sessions of an account that were opened at or before a time. */
export const endSessionsUntil = async (database: Queryable, accountId: number, at: Date): Promise<void> => {
  await database.query(
    `delete from sessions.sessions where sess #>> '{passport,user}' = $1 and (sess ->> 'startedAt')::timestamptz <= $2`,
    [String(accountId), at],
  );
};

/** Deletes expired sessions and outdated guesses of tokens. For a service that may write sessions. */
export const forgetOldSessions = async (database: Queryable): Promise<void> => {
  await database.query('delete from sessions.sessions where expire < now()');
  await database.query('delete from sessions.token_guesses where ends_at < now()');
};
