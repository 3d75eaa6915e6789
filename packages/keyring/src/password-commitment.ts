import { createHash } from 'node:crypto';
import type { Sealer } from './sealing.ts';

/** The public form of a password hash: its SHA-256 as 64 hexadecimal digits. */
export const hashDigest = (hash: string): string => createHash('sha256').update(hash).digest('hex');

/** The commitment in the log that a password's hash has this digest, verifiable with the account's key. */
export const passwordCommitment = (sealer: Pick<Sealer, 'commit'>, digest: string): string =>
  sealer.commit('password', digest);
