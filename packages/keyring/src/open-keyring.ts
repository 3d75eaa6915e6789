import { type Log, openPool, UNLIMITED } from '@twofold/postgres/pool';
import { createKeyring, type Keyring } from './keyring.ts';

/** Queries are small and rare: one for each append, and one for every few hundred events read. */
const MAX_CONNECTIONS = 4;

/** Opens the keyring on its own connections, which `close` closes. Close the store that uses the keyring first. */
export const openKeyring = ({
  connectionString,
  masterKeys,
  log,
  isPatient = false,
}: {
  readonly connectionString: string;
  readonly masterKeys: readonly Buffer[];
  readonly log: Log;
  /** No time limit for queries: no user is waiting, and the process itself is busy. */
  readonly isPatient?: boolean;
}): Keyring & { readonly close: () => Promise<void> } => {
  const pool = openPool(
    { connectionString, application_name: 'twofold keyring', max: MAX_CONNECTIONS, ...(isPatient && UNLIMITED) },
    log,
  );
  return { ...createKeyring({ pool, masterKeys }), close: () => pool.end() };
};
