import type { Logger } from '@twofold/http/log';
import { openPool } from '@twofold/postgres/pool';
import type { ClientConfig, Pool } from 'pg';

/** The service's connections to PostgreSQL: a pool with pipelining, and a separate connection for the LISTEN. */
export type Database = { readonly pool: Pool; readonly listener: ClientConfig };

const MAX_CONNECTIONS = 10;
const CONNECT_MS = 3_000;

export const openDatabase = (connectionString: string, log: Logger): Database => {
  const settings = { connectionString, connectionTimeoutMillis: CONNECT_MS };
  const pool = openPool({ ...settings, max: MAX_CONNECTIONS, pipeline: true, application_name: 'twofold-query' }, log);
  return { pool, listener: { ...settings, application_name: 'twofold-query-listen' } };
};
