import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, Response } from 'express';
import type { Credentials } from './credentials.ts';
import type { EmailId } from './email-id.ts';
import type { PasswordGate } from './password-gate.ts';
import type { Passwords } from './passwords.ts';
import type { People } from './people.ts';

/** Has a logged-in user prove by their password that the account is theirs. @throws HttpError 403; 429 */
export type ProveOwner = (
  asked: { readonly request: Request; readonly response: Response },
  userId: number,
  password: string,
) => Promise<number>;

/** Attempts count together with the logins of the account. */
export const createProveOwner = (deps: {
  readonly people: People;
  readonly emailId: EmailId;
  readonly credentials: Credentials;
  readonly passwords: Passwords;
  readonly passwordGate: PasswordGate;
}): ProveOwner => {
  const { people, credentials, passwords } = deps;
  return async ({ request, response }, userId, password) => {
    const { found: user } = await people.user(userId);
    // The erasure has begun: a repeat must not answer that nothing happened.
    if (user.status !== 'registered') return userId;
    const account = await deps.emailId(user.email);
    const proof = await deps.passwordGate({ request, response, account }, async () => {
      const hash = await credentials.hashOf(userId);
      return hash === undefined || (await passwords.verify(hash, password, request.ip)) ? { userId } : undefined;
    });
    if (!proof) throw new HttpError(403, 'The password is not correct');
    return userId;
  };
};
