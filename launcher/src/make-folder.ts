import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing. Everybody may pass through what it makes, whatever the umask says:
 * the database server may run as another user. What may be read inside is up to each file.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.startsWith(path.resolve(first)); made = path.dirname(made)) {
    await chmod(made, 0o755);
  }
};
