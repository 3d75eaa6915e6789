import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { makeFolder } from '../make-folder.ts';

/** Made where nobody gave them. Those that rotate are a comma list: the first one is used, each of them is understood. */
const ROTATING = ['session-secret', 'master-key'];
const REPLACED = ['auditor', 'command-service', 'pages', 'projector', 'query-service'].map((of) => `${of}-password`);
const KEPT = ['postgres-password', 'checkpoint-key'];
const MADE = [...ROTATING, ...REPLACED, ...KEPT];

/** Known to an operator only; without one a service does without. */
const GIVEN = ['openai-api-key', 'owner-database-url', 'smtp-url', 'stripe-secret-key', 'stripe-webhook-secret'];

/** The secrets of an installation: a folder with one file for each, readable by its owner only. */
export type SecretFiles = {
  /** @returns '' for one that is not there */
  readonly read: (name: string) => Promise<string>;
  /** Makes what is missing. @returns the names of those */
  readonly makeMissing: () => Promise<string[]>;
  /** @throws CannotStart for a name that is not an operator's to give */
  readonly set: (name: string, secret: string) => Promise<void>;
  /** Puts a new secret in front of the old one, or in its place. @throws CannotStart for one that cannot be rotated */
  readonly rotate: (name: string) => Promise<void>;
  /** Forgets all but the first. @throws CannotStart for one that holds no list */
  readonly retire: (name: string) => Promise<void>;
};

/** `newSecret` answers 32 random bytes in base64. */
export const openSecretFiles = (folder: string, newSecret: () => string = random): SecretFiles => {
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
      await write(name, newSecret());
      made.push(name);
    }
    return made;
  };
  return {
    read,
    makeMissing,
    set: async (name, secret) => {
      if (![...MADE, ...GIVEN].includes(name)) throw unknown(name, [...MADE, ...GIVEN]);
      if (secret.trim() === '') throw new CannotStart(`There was nothing to read: give the secret on standard input.`);
      await write(name, secret.trim());
    },
    rotate: async (name) => {
      if (ROTATING.includes(name)) return write(name, [newSecret(), await read(name)].filter(Boolean).join(','));
      if (REPLACED.includes(name)) return write(name, newSecret());
      throw unknown(name, [...ROTATING, ...REPLACED]);
    },
    retire: async (name) => {
      if (!ROTATING.includes(name)) throw unknown(name, ROTATING);
      const [first = ''] = (await read(name)).split(',');
      await write(name, first);
    },
  };
};

/** Whoever reads meanwhile finds the old file or the new one, never half of it. */
export const writeWhole = async (file: string, text: string, mode: number): Promise<void> => {
  const beside = `${file}.unfinished`;
  await writeFile(beside, text, { mode });
  await rename(beside, file);
};

const random = (): string => randomBytes(32).toString('base64');

const unknown = (name: string, known: readonly string[]): CannotStart =>
  new CannotStart(`"${name}" is none of these: ${known.toSorted().join(', ')}.`);

const ifMissing = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
};
