import { type Log, openPool } from '@twofold/postgres/pool';
import { createKeyring, type Keyring } from './keyring.ts';

/** Questions are small and rare: one for each append and each few hundred events read. */
const MAX_CONNECTIONS = 4;

/** Opens the keyring on its own connections; `close` closes them; close the store that uses it first. */
export const openKeyring = ({
  connectionString,
  masterKeys,
  log,
}: {
  readonly connectionString: string;
  readonly masterKeys: readonly Buffer[];
  readonly log: Log;
}): Keyring & { readonly close: () => Promise<void> } => {
  const pool = openPool({ connectionString, application_name: 'twofold keyring', max: MAX_CONNECTIONS }, log);
  return { ...createKeyring({ pool, masterKeys }), close: () => pool.end() };
};
