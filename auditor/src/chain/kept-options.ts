import { textOf, WrongUsage, type Values } from '../command.ts';
import type { Checkpoint } from './checkpoint.ts';
import { readCheckpoint } from './read-checkpoint.ts';

/** Options of commands that compare with what was kept elsewhere. */
export const KEPT_OPTIONS = {
  against: { placeholder: 'file', says: 'a checkpoint that was kept elsewhere: the log must still be the one it was' },
  'public-key': { placeholder: 'key', says: 'the key, in base64, that signatures must be of' },
} as const;

/** @throws WrongUsage for a key that is none */
export const readKept = async (
  values: Values,
): Promise<{ readonly against: Checkpoint | undefined; readonly publicKey: string | undefined }> => {
  const publicKey = textOf(values, 'public-key');
  if (publicKey !== undefined && !/^[A-Za-z0-9+/]{43}=$/.test(publicKey))
    throw new WrongUsage(`--public-key takes 32 bytes in base64, not "${publicKey}"`);
  const file = textOf(values, 'against');
  return { against: file === undefined ? undefined : await readCheckpoint(file), publicKey };
};
