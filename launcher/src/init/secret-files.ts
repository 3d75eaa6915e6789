import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { makeFolder } from '../make-folder.ts';

/** Made where nobody gave them. Those that rotate are a comma list: the first one is used, each of them is understood. */
const ROTATING = ['session-secret', 'master-key'];
const REPLACED = [
  ...['auditor', 'command-service', 'pages', 'projector', 'query-service', 'witness'].map((of) => `${of}-password`),
  ...['auditor', 'command-service', 'projector', 'witness'].map((of) => `${of}-log-password`),
];
const KEPT = [
  'postgres-password',
  'eventstoredb-admin-password',
  'eventstoredb-ops-password',
  'checkpoint-key',
  'witness-key',
];
const MADE = [...ROTATING, ...REPLACED, ...KEPT];

/** Known to an operator only; without one a service does without. */
const GIVEN = ['openai-api-key', 'owner-database-url', 'smtp-url', 'stripe-secret-key', 'stripe-webhook-secret'];

/** The secrets of an installation: a folder with one file for each, readable by its owner only. */
export type SecretFiles = {
  /** @returns '' for one that is not there */
  readonly read: (name: string) => Promise<string>;
  /** Where the file of a secret is, for a program that is told a path. */
  readonly pathOf: (name: string) => string;
  /** Makes what is missing. @returns the names of those */
  readonly makeMissing: () => Promise<string[]>;
  /** @throws CannotStart for a name that is not an operator's to give */
  readonly set: (name: string, secret: string) => Promise<void>;
  /**
   * Adds a new secret behind the others: accepted by processes that read the file from now on, and used by nobody. Processes
   * do not start at once, and none may use what another does not understand yet.
   * @throws CannotStart for one that holds no list
   */
  readonly announce: (name: string) => Promise<void>;
  /** Puts the last one in front, to be used. @throws CannotStart for one that holds no list */
  readonly change: (name: string) => Promise<void>;
  /** Forgets all but the first. @throws CannotStart for one that holds no list */
  readonly retire: (name: string) => Promise<void>;
  /** Makes a new password of a service. @throws CannotStart for anything else */
  readonly replace: (name: string) => Promise<void>;
};

/** `newSecret` answers 32 random bytes as text. */
export const openSecretFiles = (folder: string, newSecret: (name: string) => string = random): SecretFiles => {
  const read = (name: string): Promise<string> =>
    readFile(path.join(folder, name), 'utf8').then((text) => text.trim(), ifMissing);
  const write = async (name: string, secret: string): Promise<void> => {
    await makeFolder(folder);
    await writeWhole(path.join(folder, name), `${secret}\n`, 0o600);
  };
  const makeMissing = async (): Promise<string[]> => {
    const made: string[] = [];
    for (const name of MADE) {
      if (await read(name)) continue;
      await write(name, newSecret(name));
      made.push(name);
    }
    return made;
  };
  const rewrite = async (name: string, change: (list: string[]) => string[]): Promise<void> => {
    if (!ROTATING.includes(name)) throw unknown(name, ROTATING);
    const list = (await read(name)).split(',').filter(Boolean);
    await write(name, change(list).join(','));
  };
  return {
    read,
    pathOf: (name) => path.join(folder, name),
    makeMissing,
    set: async (name, secret) => {
      if (![...MADE, ...GIVEN].includes(name)) throw unknown(name, [...MADE, ...GIVEN]);
      if (secret.trim() === '') throw new CannotStart(`There was nothing to read: give the secret on standard input.`);
      await write(name, secret.trim());
    },
    announce: (name) => rewrite(name, (list) => [...list, newSecret(name)]),
    change: (name) => rewrite(name, (list) => [...list.slice(-1), ...list.slice(0, -1)]),
    retire: (name) => rewrite(name, (list) => list.slice(0, 1)),
    replace: async (name) => {
      if (!REPLACED.includes(name)) throw unknown(name, REPLACED);
      await write(name, newSecret(name));
    },
  };
};

/** A reader meanwhile finds the old file or the new one, never half of it. */
export const writeWhole = async (file: string, text: string, mode: number): Promise<void> => {
  const beside = `${file}.unfinished`;
  await writeFile(beside, text, { mode });
  await rename(beside, file);
};

/** Keys are read as base64; a password may stand in an address as it is. */
const random = (name: string): string => randomBytes(32).toString(name.endsWith('-password') ? 'hex' : 'base64');

const unknown = (name: string, known: readonly string[]): CannotStart =>
  new CannotStart(`"${name}" is none of these: ${known.toSorted().join(', ')}.`);

const ifMissing = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
};
