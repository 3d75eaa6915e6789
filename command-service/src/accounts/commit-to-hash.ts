import { hashDigest, passwordCommitment } from '@twofold/keyring/password-commitment';
import { subjectOf, type SubjectKeys } from '@twofold/keyring/keyring';

/** What an event says of the hash of a password. @throws SubjectErased for somebody who was erased */
export type CommitToHash = (userId: number, hash: string) => Promise<string>;

/** Commits with the key of the account, which is made where there is none yet. */
export const createCommitToHash =
  ({ toSeal }: Pick<SubjectKeys, 'toSeal'>): CommitToHash =>
  async (userId, hash) => {
    const subject = subjectOf('user', userId);
    const sealer = (await toSeal([subject])).get(subject);
    if (sealer === undefined) throw new Error(`There is no key for ${subject}`);
    return passwordCommitment(sealer, hashDigest(hash));
  };
