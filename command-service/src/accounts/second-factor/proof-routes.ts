import { factorProofBody } from '@twofold/contracts/accounts/second-factor';
import { demandFreshProof, proveSecondFactor } from '@twofold/sessions/second-factor';
import { Router } from 'express';
import type pg from 'pg';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { Write } from '../../requests/write.ts';
import type { People } from '../people.ts';
import type { Factors } from './factors.ts';
import type { Passkeys } from './passkeys.ts';
import type { ProveFactor } from './prove-factor.ts';

export type ProofRoutesDeps = {
  readonly write: Write;
  readonly pool: pg.Pool;
  readonly people: People;
  readonly factors: Pick<Factors, 'passkeysOf'>;
  readonly passkeys: Pick<Passkeys, 'toProve'>;
  readonly proveFactor: ProveFactor;
  /** Maximum number of passkey challenges. */
  readonly passkeyLimit: RateLimit;
  readonly now: () => Date;
};

const DONE = { body: { ok: true }, position: undefined };

/** A logged-in user proves the second factor again before a sensitive action. */
export const proofRoutes = (deps: ProofRoutesDeps): Router => {
  const { write, pool, people, factors, passkeys, passkeyLimit, proveFactor, now } = deps;

  const challenge = write({
    who: 'account',
    isAlwaysOpen: true,
    limits: ({ request }) => passkeyLimit.ofAddress(request.ip),
    handler: async ({ userId }) => {
      const options = await passkeys.toProve(await factors.passkeysOf(userId), userId);
      return { body: { options }, position: undefined };
    },
  });

  const prove = write({
    who: 'account',
    isAlwaysOpen: true,
    body: factorProofBody,
    prove: async ({ request, response, body, userId = 0 }) => {
      await proveFactor({ request, response }, userId, body.proof);
      await proveSecondFactor(pool, request, now());
      return userId;
    },
    handler: () => Promise.resolve(DONE),
  });

  /** Checked before following a link to a sensitive download: navigation cannot be repeated after a proof. */
  const check = write({
    who: 'account',
    isAlwaysOpen: true,
    prove: async ({ request, userId = 0 }) => {
      const { found: user } = await people.user(userId);
      if (user.status === 'registered' && user.secondFactors.factors.length > 0) demandFreshProof(request, now());
      return userId;
    },
    handler: () => Promise.resolve(DONE),
  });

  return Router()
    .post('/api/me/second-factor/passkey-challenges', challenge)
    .post('/api/me/second-factor/proofs', prove)
    .post('/api/me/second-factor/checks', check);
};
