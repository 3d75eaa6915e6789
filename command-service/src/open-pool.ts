import type { Logger } from '@twofold/http/log';
import pg from 'pg';

const MAX_CONNECTIONS = 12;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

/** The connections to the database that requests and jobs share. They outlive a server that goes away. */
export const openPool = (connectionString: string, log: Logger): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  // Without these two a server that goes away ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
