import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * A hash of the contents and names of these files and folders. Modification times mean nothing after a checkout. A missing
 * file changes the hash, too.
 */
export const fingerprint = async (root: string, inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesIn(path.join(root, input))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
};

const filesIn = async (input: string): Promise<string[]> => {
  const found = await stat(input).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [input];
  const entries = await readdir(input, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
};
