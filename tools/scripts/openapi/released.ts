import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run-command.ts';
import type { Description } from './breaking-changes.ts';

const FOLDER = path.join(ROOT, 'docs', 'openapi');
const NAME = /^openapi-(\d+)\.(\d+)\.(\d+)\.json$/;

/**
 * The OpenAPI document of the last release, from `docs/openapi`.
 * @throws Error if there is none
 */
export const latestReleased = async (): Promise<{ readonly file: string; readonly description: Description }> => {
  const names = (await readdir(FOLDER)).filter((name) => NAME.test(name));
  const file = names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  if (file === undefined) throw new Error('docs/openapi has no released document');
  return { file, description: JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')) as Description };
};

/** The path of the document of a release. */
export const releasedFile = (version: string): string => path.join(FOLDER, `openapi-${version}.json`);
