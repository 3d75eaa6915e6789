import { textOf, WrongUsage, type Values } from '../command.ts';
import { readWitness, type ReadWitness } from '../witness/read-witness.ts';
import type { Checkpoint } from './checkpoint.ts';
import { readCheckpoint } from './read-checkpoint.ts';

/** Options of commands that compare with a witness's checkpoints. */
export const WITNESS_OPTIONS = {
  witness: {
    placeholder: 'folder, file or address',
    says: 'what a witness has published: a folder, a Git repository, or one checkpoint in a file or on the web',
  },
  'witness-key': { placeholder: 'key', says: 'the key, in base64, that the witness must have signed with' },
  'time-stamp-ca': { placeholder: 'file', says: 'certificates (PEM) of authorities whose time stamps count' },
} as const;

/** Options of commands that compare with checkpoints stored elsewhere. */
export const KEPT_OPTIONS = {
  against: { placeholder: 'file', says: 'a checkpoint that was kept elsewhere: the log must still be the one it was' },
  ...WITNESS_OPTIONS,
  'public-key': { placeholder: 'key', says: 'the key, in base64, that signatures must be of' },
} as const;

/** The checkpoints stored elsewhere, and whose signatures count. */
export type Kept = {
  readonly against: Checkpoint | undefined;
  readonly publicKey: string | undefined;
  readonly witness: ReadWitness | undefined;
};

/** @throws WrongUsage for an invalid key, or an option that requires a witness */
export const readKept = async (values: Values, signal: AbortSignal): Promise<Kept> => {
  const file = textOf(values, 'against');
  const publicKey = keyOf(values, 'public-key');
  return {
    against: file === undefined ? undefined : await readCheckpoint(file),
    publicKey,
    witness: await readGivenWitness(values, signal),
  };
};

/** @throws WrongUsage as `readKept` does; CannotAudit if there is no such witness */
export const readGivenWitness = async (values: Values, signal: AbortSignal): Promise<ReadWitness | undefined> => {
  const source = textOf(values, 'witness');
  const publicKey = keyOf(values, 'witness-key');
  const authorities = textOf(values, 'time-stamp-ca');
  if (source !== undefined) return readWitness(source, { publicKey, authorities, signal });
  if (publicKey === undefined && authorities === undefined) return undefined;
  throw new WrongUsage('--witness-key and --time-stamp-ca need a --witness');
};

const keyOf = (values: Values, name: string): string | undefined => {
  const key = textOf(values, name);
  if (key !== undefined && !/^[A-Za-z0-9+/]{43}=$/.test(key))
    throw new WrongUsage(`--${name} takes 32 bytes in base64, not "${key}"`);
  return key;
};
