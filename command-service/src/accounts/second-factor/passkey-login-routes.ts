import { passkeyLoginBody, type PasskeyLoginBody } from '@twofold/contracts/accounts/second-factor';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { Write } from '../../requests/write.ts';
import { createProvenUsers, type CompleteLogin } from '../complete-login.ts';
import type { Credentials } from '../credentials.ts';
import type { EmailId } from '../email-id.ts';
import type { Authentication } from '../open-session.ts';
import type { PasswordGate } from '../password-gate.ts';
import type { People } from '../people.ts';
import type { Verified } from '../verify-login.ts';
import type { ViewOf } from '../view.ts';
import type { Factors } from './factors.ts';
import type { Passkeys } from './passkeys.ts';

export type PasskeyLoginDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly completeLogin: CompleteLogin;
  readonly viewOf: ViewOf;
  readonly people: People;
  readonly emailId: EmailId;
  readonly credentials: Credentials;
  readonly passwordGate: PasswordGate;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
  /** For challenges, which anyone can request. */
  readonly passkeyLimit: RateLimit;
};

/** Login by passkey instead of a password. The passkey identifies the account and has verified its owner. */
export const passkeyLoginRoutes = (deps: PasskeyLoginDeps): Router => {
  const { write, passkeys, sessions, authentication } = deps;
  const verifyPasskey = createVerifyPasskey(deps);
  const proven = createProvenUsers();

  const challenge = write({
    who: 'visitor',
    limits: ({ request }) => deps.passkeyLimit.ofAddress(request.ip),
    handler: async () => ({ body: { options: await passkeys.toProve(undefined, undefined) }, position: undefined }),
  });

  const logIn = write({
    who: 'proven',
    isAlwaysOpen: true,
    body: passkeyLoginBody,
    prove: async ({ request, response, body }) => {
      const verified = await verifyPasskey({ request, response }, body);
      if (!verified) throw new HttpError(401, 'This passkey could not be verified');
      proven.add(request, verified);
      return verified.userId;
    },
    handler: async ({ userId }) => {
      const { found, position } = await deps.viewOf(userId);
      return { body: found, position };
    },
    after: ({ request, response }, answer) => deps.completeLogin({ request, response }, proven.of(request), answer),
  });

  return Router()
    .post('/api/login/passkey-challenges', challenge)
    .post('/api/login/passkey', sessions, authentication.mount, logIn);
};

/** Attempts count together with the password attempts of the passkey's account. */
const createVerifyPasskey =
  (deps: PasskeyLoginDeps) =>
  async (
    asked: { readonly request: Request; readonly response: Response },
    { assertion }: PasskeyLoginBody,
  ): Promise<Verified | undefined> => {
    const passkey = await deps.factors.passkey(assertion.id);
    if (!passkey) return undefined;
    const { userId } = passkey;
    const { found: user } = await deps.people.user(userId);
    if (user.status !== 'registered') return undefined;
    if (!user.secondFactors.factors.some(({ factorId }) => factorId === passkey.factorId)) return undefined;
    const account = await deps.emailId(user.email);
    return deps.passwordGate({ ...asked, account }, async () => {
      // A password change in the meantime also ends this login.
      const hash = await deps.credentials.hashOf(userId);
      const isProven = hash !== undefined && (await deps.passkeys.isProof(passkey, assertion, undefined));
      return isProven ? { userId, hash, provenBy: passkey.factorId } : undefined;
    });
  };
