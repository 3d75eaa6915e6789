import type { Logger } from '@twofold/http/log';
import pg from 'pg';

const MAX_CONNECTIONS = 12;
const CONNECT_MS = 5_000;
/** A server that says nothing is not waited for: whoever asks is told to come again. */
const QUERY_MS = 5_000;

/** The connections to the database that requests and jobs share. They outlive a server that goes away. */
export const openPool = (connectionString: string, log: Logger): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
  });
  // Without these two a server that goes away ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
