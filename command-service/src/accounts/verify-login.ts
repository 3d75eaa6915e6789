import type { Credentials } from './credentials.ts';
import type { EmailId } from './email-id.ts';
import { proofKindsOf, type ProofKind } from './second-factor/proof-kinds.ts';
import type { Passwords } from './passwords.ts';
import type { People } from './people.ts';

/**
 * A user whose password was correct; `hash` is the hash it was compared with. `needsFactor`: a second factor must follow.
 * `provenBy`: the id of the factor that was proven, or of the set of recovery codes.
 */
export type Verified = {
  readonly userId: number;
  readonly hash: string;
  readonly needsFactor?: readonly ProofKind[] | undefined;
  readonly provenBy?: string;
};

/** No account has this id. It is looked up for unknown addresses, so that they take as long as known ones. */
const NO_USER = 0;

/** `from` is the caller's network address. */
export type VerifyLogin = (email: string, password: string, from: string | undefined) => Promise<Verified | undefined>;

/** Authenticates an address and a password. Takes the same time for an address without an account. */
export const createVerifyLogin = (deps: {
  readonly people: People;
  readonly emailId: EmailId;
  readonly credentials: Credentials;
  readonly passwords: Pick<Passwords, 'verify'>;
}): VerifyLogin => {
  const { people, emailId, credentials, passwords } = deps;
  return async (email, password, from) => {
    const { found: claim } = await people.claim(await emailId(email));
    const userId = claim.status === 'claimed' ? claim.userId : NO_USER;
    const { found: user } = await people.user(userId);
    const hash = await credentials.hashOf(userId);
    const isRight = await passwords.verify(hash, password, from);
    if (!isRight || hash === undefined || user.status !== 'registered') return undefined;
    return { userId, hash, needsFactor: proofKindsOf(user.secondFactors) };
  };
};
