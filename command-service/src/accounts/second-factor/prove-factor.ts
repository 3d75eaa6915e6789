import type { FactorProof } from '@twofold/contracts/accounts/second-factor';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, Response } from 'express';
import type { EmailId } from '../email-id.ts';
import type { PasswordGate } from '../password-gate.ts';
import type { People } from '../people.ts';
import { createVerifyFactor, type ProvingDeps } from './verify-factor.ts';

const WRONG = {
  totp: 'This code is not correct. Use the newest one that your app shows.',
  'recovery-code': 'This recovery code is not correct, or was used before',
  passkey: 'This passkey could not be verified',
};

/** A user who has proven a second factor: `provenBy` is the id of the factor, or of the set of recovery codes. */
type FactorProven = { readonly userId: number; readonly provenBy: string };

/** Requires proof of a second factor. @throws HttpError 403; 429 */
export type ProveFactor = (
  asked: { readonly request: Request; readonly response: Response },
  userId: number,
  proof: FactorProof,
) => Promise<FactorProven>;

/** Attempts count together with the password attempts of the account: a code has only a million values. */
export const createProveFactor = (
  deps: ProvingDeps & {
    readonly people: Pick<People, 'user'>;
    readonly emailId: EmailId;
    readonly passwordGate: PasswordGate;
  },
): ProveFactor => {
  const verifyFactor = createVerifyFactor(deps);
  return async (asked, userId, proof) => {
    const { found: user } = await deps.people.user(userId);
    if (user.status !== 'registered') throw new HttpError(401, 'Not logged in');
    const account = await deps.emailId(user.email);
    const proven = await deps.passwordGate({ ...asked, account }, async () => {
      const provenBy = await verifyFactor(asked, user, proof);
      return provenBy === undefined ? undefined : { userId, provenBy };
    });
    if (!proven) throw new HttpError(403, WRONG[proof.kind]);
    return proven;
  };
};
