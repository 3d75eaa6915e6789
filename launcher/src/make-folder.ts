import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its missing parents, with search permission for every user for any umask: the database
 * server may run as another user. Files inside have their own permissions.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.startsWith(path.resolve(first)); made = path.dirname(made)) {
    await chmod(made, 0o755);
  }
};
