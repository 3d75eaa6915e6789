import type { FactorProof } from '@twofold/contracts/accounts/second-factor';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, Response } from 'express';
import type { RegisteredUser } from '../decider.ts';
import type { EmailId } from '../email-id.ts';
import type { PasswordGate } from '../password-gate.ts';
import type { People } from '../people.ts';
import { createVerifyFactor, type ProvingDeps } from './verify-factor.ts';

const WRONG = {
  totp: 'This code is not correct. Use the newest one that your app shows.',
  'recovery-code': 'This recovery code is not correct, or was used before',
  passkey: 'This passkey could not be verified',
};

/**
 * Requires proof of a second factor. Answers the account as of then.
 * @throws HttpError 403; 429
 */
export type ProveFactor = (
  asked: { readonly request: Request; readonly response: Response },
  userId: number,
  proof: FactorProof,
) => Promise<RegisteredUser>;

/** Attempts count together with the passwords of the account: a code has a million values. */
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
    const proven = await deps.passwordGate({ ...asked, account }, async () =>
      (await verifyFactor(asked, user, proof)) ? user : undefined,
    );
    if (!proven) throw new HttpError(403, WRONG[proof.kind]);
    return proven;
  };
};
