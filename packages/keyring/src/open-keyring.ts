import pg from 'pg';
import { createKeyring, type Keyring } from './keyring.ts';

/** Questions are small and rare: one for each append and each few hundred events read. */
const MAX_CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const QUERY_MS = 5_000;

/** Opens the keyring on connections of its own; `close` lets go of them, after the store that uses it. */
export const openKeyring = ({
  connectionString,
  masterKeys,
  log,
}: {
  readonly connectionString: string;
  readonly masterKeys: readonly Buffer[];
  readonly log: { warn(details: object, message: string): void };
}): Keyring & { readonly close: () => Promise<void> } => {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'twofold keyring',
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
  });
  // Without these two a server that goes away ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the keys was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { ...createKeyring({ pool, masterKeys }), close: () => pool.end() };
};
