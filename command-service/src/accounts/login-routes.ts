import { loginBody } from '@twofold/contracts/accounts/api';
import type { SecondFactorAsked } from '@twofold/contracts/accounts/second-factor';
import { HttpError } from '@twofold/http/respond-to-errors';
import { rotateBrowser } from '@twofold/http/browser-cookie';
import { endSession } from '@twofold/sessions/end-session';
import { Router, type RequestHandler } from 'express';
import type { Write } from '../requests/write.ts';
import { createProvenUsers, type CompleteLogin } from './complete-login.ts';
import type { EmailId } from './email-id.ts';
import type { Authentication } from './open-session.ts';
import type { PasswordGate } from './password-gate.ts';
import type { LoginTickets } from './second-factor/login-tickets.ts';
import type { ViewOf } from './view.ts';

export type LoginRoutesDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly viewOf: ViewOf;
  readonly completeLogin: CompleteLogin;
  readonly tickets: Pick<LoginTickets, 'give'>;
  readonly emailId: EmailId;
  readonly passwordGate: PasswordGate;
};

export const loginRoutes = (deps: LoginRoutesDeps): Router => {
  const { write, sessions, authentication, viewOf } = deps;
  const proven = createProvenUsers();

  const logIn = write({
    who: 'proven',
    isAlwaysOpen: true,
    body: loginBody,
    prove: async ({ request, response, body }) => {
      // Passport reads the body itself and must see the normalized address.
      request.body = body;
      const account = await deps.emailId(body.username);
      const authenticate = () => authentication.authenticate(request, response);
      const verified = await deps.passwordGate({ request, response, account }, authenticate);
      proven.add(request, verified);
      return verified.userId;
    },
    content: ({ body }) => body.username,
    handler: async ({ request, userId }) => {
      if (proven.of(request).needsFactor) return { status: 202, body: {}, position: undefined };
      const { found, position } = await viewOf(userId);
      return { body: found, position };
    },
    after: async ({ request, response }, answer) => {
      const verified = proven.of(request);
      // The recorded answer may predate a change of the account's second factor.
      if (verified.needsFactor) {
        await deps.tickets.give(request, response, verified);
        const body = JSON.stringify({ secondFactor: [...verified.needsFactor] } satisfies SecondFactorAsked);
        return { status: 202, body, position: undefined };
      }
      if (answer.status === 202) throw new HttpError(409, 'Your second factor was removed. Log in again.');
      return deps.completeLogin({ request, response }, verified, answer);
    },
  });

  /**
   * Repeatable without a key: a second logout gets the same answer (D-32). The browser's guest orders are not
   * accessible to its next user.
   */
  const logOut: RequestHandler = async (request, response) => {
    await endSession(request, response);
    rotateBrowser(request, response);
    response.json({ ok: true });
  };

  return Router().post('/api/login', sessions, authentication.mount, logIn).post('/api/logout', sessions, logOut);
};
