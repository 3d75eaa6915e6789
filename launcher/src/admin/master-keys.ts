import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { MASTER_KEY_FILE, masterKeyIn } from '../keys.ts';

/**
 * The configured master keys, else the launcher's stored one. None is created: a new key could not open anything.
 * @throws CannotStart when there is none
 */
export const findMasterKeys = async (
  given: readonly Buffer[] | undefined,
  dataDir: string,
): Promise<readonly Buffer[]> => {
  if (given !== undefined) return given;
  const file = path.join(dataDir, MASTER_KEY_FILE);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotStart(
      `MASTER_KEY is not set, and the one of the launcher, ${file}, cannot be read (${reason}). Set MASTER_KEY, or ` +
        'DATA_DIR to the folder of the launcher that you mean.',
    );
  });
  return [masterKeyIn(text.trim(), file)];
};
