import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, '..', '..', 'results');

/** Writes what a benchmark measured as JSON, and returns the path of the file. */
export const writeResults = async (name: string, results: object): Promise<string> => {
  const file = path.join(RESULTS, `${name}.json`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
  return file;
};
