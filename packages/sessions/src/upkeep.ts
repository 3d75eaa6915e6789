import type pg from 'pg';

/** A pool, or a client inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

/** Ends every session of an account, wherever it was opened. */
export const endSessionsOf = async (database: Queryable, accountId: number): Promise<void> => {
  await database.query(`delete from sessions.sessions where sess #>> '{passport,user}' = $1`, [String(accountId)]);
};

/** Removes sessions that have run out. For a service that may write sessions, now and then. */
export const forgetOldSessions = async (database: Queryable): Promise<void> => {
  await database.query('delete from sessions.sessions where expire < now()');
};
