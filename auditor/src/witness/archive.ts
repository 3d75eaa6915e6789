import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CannotAudit } from '../explain.ts';
import { witnessed, type Witnessed } from './witnessed.ts';

const NAME = /^\d{12}\.json$/;

/** The newest checkpoint under a fixed name, for download from a web server. */
export const LATEST = 'latest.json';

/** The file of a checkpoint; its time stamp ends with `.tsr` instead. */
export const fileOf = (number: number): string => `${String(number).padStart(12, '0')}.json`;

export const timeStampOf = (file: string): string => file.replace(/\.json$/, '.tsr');

/** The checkpoints in a folder by name, oldest first. A missing folder has none. */
export const checkpointFiles = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).toSorted();
};

/** @throws CannotAudit when the text is something else */
export const parseWitnessed = (text: string, where: string): Witnessed => {
  try {
    return witnessed.parse(JSON.parse(text));
  } catch {
    throw new CannotAudit(`${where} is not a checkpoint of a witness.`);
  }
};

/** @throws CannotAudit when the file holds something else, or a checkpoint of another number */
export const readWitnessed = async (folder: string, name: string): Promise<Witnessed> => {
  const file = path.join(folder, name);
  const found = parseWitnessed(await readFile(file, 'utf8'), file);
  if (fileOf(found.number) !== name) throw new CannotAudit(`${file} holds checkpoint ${found.number}.`);
  return found;
};

/** The last checkpoint in a folder; undefined if it is empty. */
export const lastKept = async (folder: string): Promise<Witnessed | undefined> => {
  const name = (await checkpointFiles(folder)).at(-1);
  return name === undefined ? undefined : readWitnessed(folder, name);
};

/**
 * Stores a checkpoint, flushed to the disk, before it is published, so that no second one of its number is ever signed.
 * @throws Error with the code EEXIST if there is one of this number
 */
export const keep = async (folder: string, of: Witnessed): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(of, undefined, 2)}\n`;
  await addWhole(path.join(folder, fileOf(of.number)), text);
  const part = partOf(path.join(folder, LATEST));
  await writeFlushed(part, text);
  await rename(part, path.join(folder, LATEST));
};

/** Files left by a crash are ignored. */
export const UNFINISHED = '*.part';
const partOf = (file: string): string => `${file}.part`;

/**
 * Adds a file, completely written and flushed when this resolves; a process that dies before leaves none.
 * @throws Error with the code EEXIST if the file exists
 */
export const addWhole = async (file: string, content: string | Uint8Array): Promise<void> => {
  const part = partOf(file);
  await writeFlushed(part, content);
  try {
    // Unlike renaming, this replaces nothing.
    await link(part, file);
  } finally {
    await rm(part);
  }
  await flush(path.dirname(file));
};

const writeFlushed = async (file: string, content: string | Uint8Array): Promise<void> => {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Flushes a folder, since the name of a new file is stored there. */
const flush = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
