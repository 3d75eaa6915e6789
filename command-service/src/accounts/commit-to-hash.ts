import { hashDigest, passwordCommitment } from '@twofold/keyring/password-commitment';
import { subjectOf, type SubjectKeys } from '@twofold/keyring/keyring';

/**
 * Makes the commitment to a password hash that events store.
 * @throws SubjectErased for an erased user
 */
export type CommitToHash = (userId: number, hash: string) => Promise<string>;

/** Commits with the key of the account, creating the key if necessary. */
export const createCommitToHash =
  ({ toSeal }: Pick<SubjectKeys, 'toSeal'>): CommitToHash =>
  async (userId, hash) => {
    const subject = subjectOf('user', userId);
    const sealer = (await toSeal([subject])).get(subject);
    if (sealer === undefined) throw new Error(`There is no key for ${subject}`);
    return passwordCommitment(sealer, hashDigest(hash));
  };
