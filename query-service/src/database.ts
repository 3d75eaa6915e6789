import type { Logger } from '@twofold/http/log';
import pg from 'pg';

/** How the service reaches PostgreSQL: a pool whose connections pipeline, and connections apart for the LISTEN. */
export type Database = { readonly pool: pg.Pool; readonly connectListener: () => pg.Client };

const MAX_CONNECTIONS = 10;
const CONNECT_MS = 3_000;
const QUERY_MS = 5_000;

export const openDatabase = (connectionString: string, log: Logger): Database => {
  const settings = { connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = new pg.Pool({
    ...settings,
    max: MAX_CONNECTIONS,
    pipeline: true,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    application_name: 'twofold-query',
  });
  // Without these two a server that goes away ends the process. Whoever has a client hears of it from its queries.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, connectListener: () => new pg.Client({ ...settings, application_name: 'twofold-query-listen' }) };
};
