import { factorProofBody } from '@twofold/contracts/accounts/second-factor';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Request, type RequestHandler } from 'express';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { Done, Write } from '../../requests/write.ts';
import { createProvenUsers, type CompleteLogin } from '../complete-login.ts';
import type { Authentication } from '../open-session.ts';
import type { Verified } from '../verify-login.ts';
import type { ViewOf } from '../view.ts';
import type { Factors } from './factors.ts';
import type { LoginTickets } from './login-tickets.ts';
import type { Passkeys } from './passkeys.ts';
import type { ProveFactor } from './prove-factor.ts';

export type SecondFactorLoginDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly completeLogin: CompleteLogin;
  readonly viewOf: ViewOf;
  readonly tickets: LoginTickets;
  readonly factors: Pick<Factors, 'passkeysOf'>;
  readonly passkeys: Pick<Passkeys, 'toProve'>;
  readonly proveFactor: ProveFactor;
  /** Maximum number of passkey challenges. */
  readonly passkeyLimit: RateLimit;
};

/** Completes a login with a second factor after the password. */
export const secondFactorLoginRoutes = (deps: SecondFactorLoginDeps): Router => {
  const { write, tickets, factors, passkeys, completeLogin } = deps;
  const proven = createProvenUsers();
  const holderOf = async (request: Request): Promise<Verified> => {
    const holder = await tickets.holderOf(request);
    if (!holder) throw new HttpError(401, 'Your login has expired. Enter your password again.');
    return holder;
  };
  const view = async ({ userId }: { readonly userId: number }): Promise<Done> => {
    const { found, position } = await deps.viewOf(userId);
    return { body: found, position };
  };

  const challengeHolder = write({
    who: 'proven',
    isAlwaysOpen: true,
    limits: ({ request }) => deps.passkeyLimit.ofAddress(request.ip),
    prove: async ({ request }) => (await holderOf(request)).userId,
    handler: async ({ userId }) => {
      const options = await passkeys.toProve(await factors.passkeysOf(userId), userId);
      return { body: { options }, position: undefined };
    },
  });

  const continueLogin = write({
    who: 'proven',
    isAlwaysOpen: true,
    body: factorProofBody,
    prove: async ({ request, response, body }) => {
      const holder = await holderOf(request);
      const { userId, provenBy } = await deps.proveFactor({ request, response }, holder.userId, body.proof);
      proven.add(request, { ...holder, provenBy });
      return userId;
    },
    handler: view,
    after: async ({ request, response }, answer) => {
      const answered = await completeLogin({ request, response }, proven.of(request), answer);
      await tickets.take(request, response);
      return answered;
    },
  });

  const { sessions, authentication } = deps;
  return Router()
    .post('/api/login/second-factor/passkey-challenges', challengeHolder)
    .post('/api/login/second-factor', sessions, authentication.mount, continueLogin);
};
