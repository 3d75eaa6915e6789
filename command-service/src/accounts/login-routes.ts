import { loginBody } from '@twofold/contracts/accounts/api';
import { parseInput } from '@twofold/http/parse-input';
import { endSession } from '@twofold/sessions/end-session';
import { Router, type RequestHandler } from 'express';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import type { BringOrders } from './bring-orders.ts';
import type { EmailId } from './email-id.ts';
import type { Authentication } from './open-session.ts';
import type { ViewOf } from './view.ts';

const LEASE_MS = 10_000;

export type LoginRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly viewOf: ViewOf;
  readonly bringOrders: BringOrders;
  readonly emailId: EmailId;
  readonly rateLimit: RateLimit;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
};

export const loginRoutes = (deps: LoginRoutesDeps): Router => {
  const { sessions, authentication, viewOf } = deps;

  const logIn: RequestHandler = async (request, response) => {
    const body = parseInput(loginBody, request.body);
    await deps.rateLimit([addressKey(request.ip ?? ''), `email:${await deps.emailId(body.username)}`]);
    // Passport reads the body itself, and is to see the address as it is stored.
    request.body = body;
    const verified = await authentication.authenticate(request, response);
    const { userId } = verified;
    const answer = await deps.repeatable({
      key: request.get('idempotency-key'),
      actor: actorOf(userId),
      content: `POST /api/login ${body.username}`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ userId }),
      run: async () => {
        const { found, position } = await viewOf(userId);
        return { status: 200, body: JSON.stringify(found), position };
      },
    });
    await authentication.openSession(request, response, { verified, position: answer.position });
    await deps.sendAnswer(request, response, await deps.bringOrders(request, response, { userId, answer }));
  };

  /** Needs no key to be repeatable: whoever is logged out already gets the same answer (D-32). */
  const logOut: RequestHandler = async (request, response) => {
    await endSession(request, response);
    response.json({ ok: true });
  };

  return Router().post('/api/login', sessions, authentication.mount, logIn).post('/api/logout', sessions, logOut);
};
