import type { Logger } from '@twofold/http/log';
import { openPool } from '@twofold/postgres/pool';
import pg from 'pg';
import type { AuditSources } from './app.ts';

const MAX_CONNECTIONS = 5;
const CONNECT_MS = 3_000;

/** The service's connections to PostgreSQL: a pool for short queries, and separate connections for verifications. */
export const openDatabase = (connectionString: string, log: Logger): Pick<AuditSources, 'pool' | 'connect'> => {
  const settings = { connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = openPool({ ...settings, max: MAX_CONNECTIONS, application_name: 'twofold-audit' }, log);
  return { pool, connect: () => new pg.Client({ ...settings, application_name: 'twofold-audit-verify' }) };
};
