import type { Logger } from '@twofold/http/log';
import pg from 'pg';
import type { AuditSources } from './app.ts';

const MAX_CONNECTIONS = 5;
const CONNECT_MS = 3_000;
const QUERY_MS = 5_000;

/** How the service reaches PostgreSQL: a pool for what is short, and connections apart for verifications. */
export const openDatabase = (connectionString: string, log: Logger): Pick<AuditSources, 'pool' | 'connect'> => {
  const settings = { connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = new pg.Pool({
    ...settings,
    max: MAX_CONNECTIONS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    application_name: 'twofold-audit',
  });
  // Without these two a server that goes away ends the process. Whoever has a client hears of it from its queries.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, connect: () => new pg.Client({ ...settings, application_name: 'twofold-audit-verify' }) };
};
