import path from 'node:path';
import { isUnknownMasterKey } from '@twofold/keyring/errors';
import type { Keyring } from '@twofold/keyring/keyring';
import { openKeyring } from '@twofold/keyring/open-keyring';
import type { Logger } from '@twofold/http/log';
import { CannotStart } from './cannot-start.ts';
import type { Closers } from './closers.ts';
import { keepSecret } from './secrets.ts';

/** The name of the file below the data folder. */
export const MASTER_KEY_FILE = 'master-key';

/** `source` says in the error message for wrong keys where they come from. */
export type KeptMasterKeys = { readonly masterKeys: readonly Buffer[]; readonly source: string };

/**
 * The configured master keys, else one that is created once below the data folder.
 * @throws CannotStart when the file cannot be used
 */
export const keepMasterKeys = async (options: {
  readonly given: readonly Buffer[] | undefined;
  readonly dataDir: string;
  readonly say: (line: string) => void;
}): Promise<KeptMasterKeys> => {
  const { given, dataDir, say } = options;
  if (given !== undefined) return { masterKeys: given, source: 'the one in MASTER_KEY' };
  const { secret, madeIn } = await keepSecret(dataDir, MASTER_KEY_FILE);
  if (madeIn !== undefined) say(`Made a master key, kept in ${madeIn}: without it no user's data can be read`);
  const file = path.join(dataDir, MASTER_KEY_FILE);
  return { masterKeys: [masterKeyIn(secret, file)], source: `the one in ${file}` };
};

/** @throws CannotStart when the file holds something else */
export const masterKeyIn = (text: string, file: string): Buffer => {
  const key = Buffer.from(text, 'base64');
  if (key.length === 32) return key;
  throw new CannotStart(`The file ${file} does not hold a master key of 32 bytes in base64. Restore it from a backup.`);
};

/**
 * Opens the keyring of a migrated database, and wraps the keys in it with the first master key.
 * @throws CannotStart when the keys were wrapped with a master key that is not here
 */
export const openKeys = async (
  options: KeptMasterKeys & { readonly connectionString: string; readonly log: Logger },
  closers: Closers,
): Promise<Keyring> => {
  const { log, source } = options;
  const keyring = openKeyring(options);
  closers.add('keyring', () => keyring.close());
  const renewed = await keyring.rotate().catch((error: unknown) => refuseOtherMasterKey(error, source));
  if (renewed > 0) log.warn({ keys: renewed }, 'keys are wrapped with the first master key now');
  return keyring;
};

const refuseOtherMasterKey = (error: unknown, source: string): never => {
  if (!isUnknownMasterKey(error)) throw error;
  throw new CannotStart(
    `The data were sealed under another master key than ${source} (${error.message}). Set MASTER_KEY to that one, or to ` +
      'the new one, a comma and that one.',
    { cause: error },
  );
};
