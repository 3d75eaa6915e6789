import { createHash } from 'node:crypto';
import type { Sealer } from './sealing.ts';

/** What stands for the hash of a password outside the table of hashes: its SHA-256, 64 hexadecimal digits. */
export const hashDigest = (hash: string): string => createHash('sha256').update(hash).digest('hex');

/** What the log says of a password: that its hash has this digest, for those who have the key of the account. */
export const passwordCommitment = (sealer: Pick<Sealer, 'commit'>, digest: string): string =>
  sealer.commit('password', digest);
