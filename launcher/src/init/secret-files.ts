import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { makeFolder } from '../make-folder.ts';
import { ifMissing } from '../secrets.ts';

/** Comma-separated lists: services use the first secret and accept all of them. */
const ROTATING = ['session-secret', 'master-key'];
const REPLACEABLE = [
  ...['auditor', 'command-service', 'pages', 'projector', 'query-service', 'witness'].map((of) => `${of}-password`),
  ...['auditor', 'command-service', 'projector', 'witness'].map((of) => `${of}-log-password`),
];
const PERMANENT = [
  'postgres-password',
  'eventstoredb-admin-password',
  'eventstoredb-ops-password',
  'checkpoint-key',
  'witness-key',
];
/** Generated where they are missing. */
const GENERATED = [...ROTATING, ...REPLACEABLE, ...PERMANENT];

/** Only an operator can provide these, and services run without them. */
const PROVIDED = ['openai-api-key', 'owner-database-url', 'smtp-url', 'stripe-secret-key', 'stripe-webhook-secret'];

/** Readers of KurrentDB's log see a hash of these, of at most 1,000 rounds: the password must not be guessable. */
const VISIBLE_AS_HASH = /^eventstoredb-(admin|ops)-password$|-log-password$/;
const MIN_LENGTH = 32;

/** The secrets of an installation: a folder with one file for each, readable by its owner only. */
export type SecretFiles = {
  /** @returns '' for a missing one */
  readonly read: (name: string) => Promise<string>;
  /** The path of a secret's file, for programs that expect a path. */
  readonly pathOf: (name: string) => string;
  /**
   * Creates the missing secrets.
   * @returns their names
   */
  readonly makeMissing: () => Promise<string[]>;
  /** @throws CannotStart for a name that is not an operator's to give, or a password of the log that could be guessed */
  readonly set: (name: string, secret: string) => Promise<void>;
  /**
   * Appends a new secret to the list. Processes that start from now on accept it, but still use the first one: they
   * restart at different times, so all must accept a secret before one uses it.
   * @throws CannotStart if the secret is not a list
   */
  readonly announce: (name: string) => Promise<void>;
  /**
   * Moves the last one to the front, to be used.
   * @throws CannotStart if the secret is not a list
   */
  readonly change: (name: string) => Promise<void>;
  /**
   * Removes all but the first.
   * @throws CannotStart if the secret is not a list
   */
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
    for (const name of GENERATED) {
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
      if (![...GENERATED, ...PROVIDED].includes(name)) throw unknown(name, [...GENERATED, ...PROVIDED]);
      if (secret.trim() === '') throw new CannotStart('Standard input was empty. Pass the secret on standard input.');
      if (VISIBLE_AS_HASH.test(name) && secret.trim().length < MIN_LENGTH)
        throw new CannotStart(`${name} needs ${MIN_LENGTH} random characters: readers of the log see its hash.`);
      await write(name, secret.trim());
    },
    announce: (name) => rewrite(name, (list) => [...list, newSecret(name)]),
    change: (name) => rewrite(name, (list) => [...list.slice(-1), ...list.slice(0, -1)]),
    retire: (name) => rewrite(name, (list) => list.slice(0, 1)),
    replace: async (name) => {
      if (!REPLACEABLE.includes(name)) throw unknown(name, REPLACEABLE);
      await write(name, newSecret(name));
    },
  };
};

/** A concurrent reader sees the old file or the new one, never a partial one. */
export const writeWhole = async (file: string, text: string, mode: number): Promise<void> => {
  const beside = `${file}.unfinished`;
  await writeFile(beside, text, { mode });
  await rename(beside, file);
};

/** Keys are read as base64; a password must be usable in a URL. */
const random = (name: string): string => randomBytes(32).toString(name.endsWith('-password') ? 'hex' : 'base64');

const unknown = (name: string, known: readonly string[]): CannotStart =>
  new CannotStart(`There is no secret "${name}". Expected one of: ${known.toSorted().join(', ')}.`);
