import { loginBody } from '@twofold/contracts/accounts/api';
import { rotateBrowser } from '@twofold/http/browser-cookie';
import { endSession } from '@twofold/sessions/end-session';
import { Router, type RequestHandler } from 'express';
import type { Write } from '../requests/write.ts';
import type { BringOrders } from './bring-orders.ts';
import type { EmailId } from './email-id.ts';
import type { NewDevices } from './new-devices.ts';
import type { Authentication } from './open-session.ts';
import type { PasswordGate } from './password-gate.ts';
import type { Verified } from './verify-login.ts';
import type { ViewOf } from './view.ts';

export type LoginRoutesDeps = {
  readonly write: Write;
  readonly sessions: RequestHandler;
  readonly authentication: Authentication;
  readonly viewOf: ViewOf;
  readonly newDevices: Pick<NewDevices, 'announce'>;
  readonly bringOrders: BringOrders;
  readonly emailId: EmailId;
  readonly passwordGate: PasswordGate;
};

export const loginRoutes = (deps: LoginRoutesDeps): Router => {
  const { write, sessions, authentication, viewOf } = deps;
  /** Who proved themselves by a password, until their session is opened. */
  const proven = new WeakMap<object, Verified>();

  const logIn = write({
    who: 'proven',
    isAlwaysOpen: true,
    body: loginBody,
    prove: async ({ request, response, body }) => {
      // Passport reads the body itself, and is to see the address as it is stored.
      request.body = body;
      const account = await deps.emailId(body.username);
      const authenticate = () => authentication.authenticate(request, response);
      const verified = await deps.passwordGate({ request, response, account }, authenticate);
      proven.set(request, verified);
      return verified.userId;
    },
    content: ({ body }) => body.username,
    handler: async ({ userId }) => {
      const { found, position } = await viewOf(userId);
      return { body: found, position };
    },
    after: async ({ request, response, body }, answer) => {
      const verified = proven.get(request);
      if (!verified) throw new Error('Somebody logs in who proved nothing');
      const account = await deps.emailId(body.username);
      await deps.newDevices.announce({ request, response, userId: verified.userId, account });
      await authentication.openSession(request, response, { verified, position: answer.position });
      return deps.bringOrders(request, response, { userId: verified.userId, answer });
    },
  });

  /**
   * Needs no key to be repeatable: a second logout gets the same answer (D-32). What this browser bought opens to nobody
   * who comes after.
   */
  const logOut: RequestHandler = async (request, response) => {
    await endSession(request, response);
    rotateBrowser(request, response);
    response.json({ ok: true });
  };

  return Router().post('/api/login', sessions, authentication.mount, logIn).post('/api/logout', sessions, logOut);
};
