import { createHash } from 'node:crypto';
import type { Sealer } from './sealing.ts';

/** The public form of a password hash: its SHA-256, 64 hexadecimal digits. */
export const hashDigest = (hash: string): string => createHash('sha256').update(hash).digest('hex');

/** The log's commitment to a password: its hash has this digest, verifiable with the key of the account. */
export const passwordCommitment = (sealer: Pick<Sealer, 'commit'>, digest: string): string =>
  sealer.commit('password', digest);
