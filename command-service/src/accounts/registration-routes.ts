import { createUserBody, registerBody, type RegisterBody } from '@twofold/contracts/accounts/api';
import { Router, type RequestHandler } from 'express';
import type { z } from 'zod';
import type { RateLimit } from '../limits/rate-limit.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Write } from '../requests/write.ts';
import type { ClaimGuestOrders } from './claim-guest-orders.ts';
import type { EmailId } from './email-id.ts';
import type { NewDevices } from './new-devices.ts';
import type { Authentication } from './open-session.ts';
import type { PasswordGate } from './password-gate.ts';
import type { RegisterPerson } from './registration.ts';
import type { VerifyLogin } from './verify-login.ts';

/** After this a repeat of the request may take over: the run is considered dead. */
const LEASE_MS = 30_000;

export type RegistrationRoutesDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly registerPerson: RegisterPerson;
  readonly verifyLogin: VerifyLogin;
  readonly emailId: EmailId;
  readonly newDevices: Pick<NewDevices, 'accept'>;
  readonly claimGuestOrders: ClaimGuestOrders;
  readonly passwordGate: PasswordGate;
  readonly rateLimit: RateLimit;
};

/** Both calls create an account and log in (D-19). The reviewer page also sends that the user agreed to the terms. */
export const registrationRoutes = (deps: RegistrationRoutesDeps): Router => {
  const { write, sessions, authentication, registerPerson, verifyLogin, passwordGate, claimGuestOrders, rateLimit } =
    deps;

  const register = (schema: z.ZodType<RegisterBody>): RequestHandler =>
    write({
      who: 'visitor',
      body: schema,
      limits: ({ request }) => rateLimit.ofAddress(request.ip),
      content: ({ body }) => body.email,
      sequences: { userId: 'user_ids' },
      leaseMs: LEASE_MS,
      handler: async (run) => {
        const { body: person, at, context, request } = run;
        // A registration that was too slow has lost its id.
        const id = { name: 'userId', taken: 'user-id-taken' };
        const { found, position, verified } = await withFreeId(run, id, (userId) =>
          registerPerson({ ...person, context, userId, registeredAt: at.toISOString(), from: request.ip }),
        );
        return { status: 201, body: found, position, verified };
      },
      after: async ({ request, response, body: { email, password } }, answer, done) => {
        const account = await deps.emailId(email);
        const verify = () => verifyLogin(email, password, request.ip);
        // A new registration needs no further proof. A repeat must prove the password as a login does, and is counted
        // as one.
        const verified = done?.verified ?? (await passwordGate({ request, response, account }, verify));
        // A repeat with another password gets the recorded answer and no session; so does one whose account has added a
        // second factor.
        if (!verified || verified.needsFactor) return answer;
        await deps.newDevices.accept({ request, response, userId: verified.userId, account });
        await authentication.openSession(request, response, { verified, position: answer.position });
        return claimGuestOrders(request, response, { userId: verified.userId, answer });
      },
    });

  return Router()
    .post('/api/register', sessions, authentication.mount, register(registerBody))
    .post('/api/users', sessions, authentication.mount, register(createUserBody));
};
