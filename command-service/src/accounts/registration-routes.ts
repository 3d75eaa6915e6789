import { createUserBody, registerBody, type RegisterBody } from '@twofold/contracts/accounts/api';
import { parseInput } from '@twofold/http/parse-input';
import { Router, type RequestHandler } from 'express';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import type { NextId } from '../next-id.ts';
import { requestContext } from '../requests/request-context.ts';
import type { Repeatable, WriteRun } from '../requests/repeatable.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { withFreeId } from '../requests/with-free-id.ts';
import type { BringOrders } from './bring-orders.ts';
import type { EmailId } from './email-id.ts';
import type { Authentication } from './open-session.ts';
import type { RegisterPerson, Registration } from './registration.ts';
import type { Verified, VerifyLogin } from './verify-login.ts';

/** A run that takes longer is dead, and a repeat of its request may take over. */
const LEASE_MS = 30_000;

export type RegistrationRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly registerPerson: RegisterPerson;
  readonly verifyLogin: VerifyLogin;
  readonly emailId: EmailId;
  readonly bringOrders: BringOrders;
  readonly rateLimit: RateLimit;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly nextUserId: NextId;
  readonly now: () => Date;
};

/** Both calls make the same account and log in (D-19); the reviewer page also sends that the terms were agreed to. */
export const registrationRoutes = (deps: RegistrationRoutesDeps): Router => {
  const { sessions, authentication, registerPerson, nextUserId, now } = deps;

  const handle =
    (bodyOf: (body: unknown) => RegisterBody): RequestHandler =>
    async (request, response) => {
      const { email, password } = bodyOf(request.body);
      const emailId = await deps.emailId(email);
      let verified: Verified | undefined;
      const answer = await deps.repeatable({
        key: request.get('idempotency-key'),
        actor: actorOf(undefined),
        content: `POST ${request.path} ${email}`,
        limitMs: LEASE_MS,
        allocate: async () => ({ userId: await nextUserId(), registeredAtMs: now().getTime() }),
        run: async (write) => {
          await deps.rateLimit([addressKey(request.ip ?? ''), `email:${emailId}`]);
          const context = requestContext(response, write.commandId, actorOf(undefined));
          const registered = await registerWithFreeId(write, { email, password, context });
          verified = registered.verified;
          return { status: 201, body: JSON.stringify(registered.found), position: registered.position };
        },
      });
      // A repeat with another password gets the recorded answer, and no session.
      verified ??= await deps.verifyLogin(email, password);
      if (!verified) return deps.sendAnswer(request, response, answer);
      await authentication.openSession(request, response, { verified, position: answer.position });
      const { userId } = verified;
      await deps.sendAnswer(request, response, await deps.bringOrders(request, response, { userId, answer }));
    };

  /** An id is given up by a registration that was too slow. */
  const registerWithFreeId = (
    write: WriteRun,
    person: Pick<Registration, 'email' | 'password' | 'context'>,
  ): ReturnType<RegisterPerson> => {
    const registeredAtMs = write.allocated['registeredAtMs'] ?? now().getTime();
    const registeredAt = new Date(registeredAtMs).toISOString();
    const id = { name: 'userId', next: nextUserId, taken: 'user-id-taken' };
    return withFreeId(write, id, { registeredAtMs }, (userId) => registerPerson({ ...person, userId, registeredAt }));
  };

  return Router()
    .post(
      '/api/register',
      sessions,
      authentication.mount,
      handle((body) => parseInput(registerBody, body)),
    )
    .post(
      '/api/users',
      sessions,
      authentication.mount,
      handle((body) => parseInput(createUserBody, body)),
    );
};
