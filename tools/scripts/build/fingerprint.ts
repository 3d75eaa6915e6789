import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * A hash of everything in these files and folders, names included: times say nothing after a checkout. What does not
 * exist counts as such.
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
