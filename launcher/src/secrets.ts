import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart, reasonOf } from './cannot-start.ts';
import { makeFolder } from './make-folder.ts';

/** A secret of 32 random bytes. `madeIn` is its file, if it was created just now. */
export type KeptSecret = { readonly secret: string; readonly madeIn?: string };

/**
 * A secret that is not configured: created once below the data folder, readable by its owner only.
 * @throws CannotStart when it can be neither read nor written
 */
export const keepSecret = async (dataDir: string, name: string): Promise<KeptSecret> => {
  const file = path.join(dataDir, name);
  try {
    const known = (await readFile(file, 'utf8').catch(ifMissing)).trim();
    if (known) return { secret: known };
    const secret = randomBytes(32).toString('base64');
    await makeFolder(dataDir);
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return { secret, madeIn: file };
  } catch (error) {
    throw new CannotStart(
      `The secret ${file} can be neither read nor written (${reasonOf(error)}). Set DATA_DIR to a folder of yours.`,
      { cause: error },
    );
  }
};

/** The content of a missing file. @throws any other error */
export const ifMissing = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
};
