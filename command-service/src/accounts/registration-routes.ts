import { createUserBody, registerBody, type RegisterBody } from '@twofold/contracts/accounts/api';
import { Router, type RequestHandler } from 'express';
import type { z } from 'zod';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { Write } from '../requests/write.ts';
import type { BringOrders } from './bring-orders.ts';
import type { EmailId } from './email-id.ts';
import type { NewDevices } from './new-devices.ts';
import type { Authentication } from './open-session.ts';
import type { RegisterPerson } from './registration.ts';
import type { VerifyLogin } from './verify-login.ts';

/** A run that takes longer is dead, and a repeat of its request may take over. */
const LEASE_MS = 30_000;

export type RegistrationRoutesDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly registerPerson: RegisterPerson;
  readonly verifyLogin: VerifyLogin;
  readonly emailId: EmailId;
  readonly newDevices: Pick<NewDevices, 'accept'>;
  readonly bringOrders: BringOrders;
  readonly rateLimit: RateLimit;
};

/** Both calls make the same account and log in (D-19); the reviewer page also sends that the terms were agreed to. */
export const registrationRoutes = (deps: RegistrationRoutesDeps): Router => {
  const { write, sessions, authentication, registerPerson, verifyLogin, bringOrders, rateLimit } = deps;

  const register = (schema: z.ZodType<RegisterBody>): RequestHandler =>
    write({
      who: 'visitor',
      body: schema,
      limits: async ({ request, body }) => rateLimit(addressKey(request.ip), `email:${await deps.emailId(body.email)}`),
      // A repeat compares a password.
      countsRepeats: true,
      content: ({ body }) => body.email,
      sequences: { userId: 'user_ids' },
      leaseMs: LEASE_MS,
      handler: async (run) => {
        const { body: person, at, context } = run;
        // An id is abandoned by a registration that was too slow.
        const id = { name: 'userId', taken: 'user-id-taken' };
        const { found, position, verified } = await withFreeId(run, id, (userId) =>
          registerPerson({ ...person, context, userId, registeredAt: at.toISOString() }),
        );
        return { status: 201, body: found, position, verified };
      },
      after: async ({ request, response, body: { email, password } }, answer, done) => {
        // A repeat with another password gets the recorded answer, and no session.
        const verified = done?.verified ?? (await verifyLogin(email, password));
        if (!verified) return answer;
        const account = await deps.emailId(email);
        await deps.newDevices.accept({ request, response, userId: verified.userId, account });
        await authentication.openSession(request, response, { verified, position: answer.position });
        return bringOrders(request, response, { userId: verified.userId, answer });
      },
    });

  return Router()
    .post('/api/register', sessions, authentication.mount, register(registerBody))
    .post('/api/users', sessions, authentication.mount, register(createUserBody));
};
