import { type Log, openPool, UNLIMITED } from '@twofold/postgres/pool';
import { createKeyring, type Keyring } from './keyring.ts';

/** Questions are small and rare: one for each append and each few hundred events read. */
const MAX_CONNECTIONS = 4;

/** Opens the keyring on its own connections; `close` closes them; close the store that uses it first. */
export const openKeyring = ({
  connectionString,
  masterKeys,
  log,
  isPatient = false,
}: {
  readonly connectionString: string;
  readonly masterKeys: readonly Buffer[];
  readonly log: Log;
  /** A question may take as long as it takes: no one waits at a screen, and the process is busy itself. */
  readonly isPatient?: boolean;
}): Keyring & { readonly close: () => Promise<void> } => {
  const pool = openPool(
    { connectionString, application_name: 'twofold keyring', max: MAX_CONNECTIONS, ...(isPatient && UNLIMITED) },
    log,
  );
  return { ...createKeyring({ pool, masterKeys }), close: () => pool.end() };
};
