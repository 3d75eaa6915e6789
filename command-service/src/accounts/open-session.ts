import type { EventStore } from '@twofold/event-store/port';
import { endSession } from '@twofold/sessions/end-session';
import { markProven } from '@twofold/sessions/second-factor';
import { startSession } from '@twofold/sessions/sessions';
import type { StorePosition } from '@twofold/http/log-position';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { Credentials } from './credentials.ts';
import type { People } from './people.ts';
import type { Verified, VerifyLogin } from './verify-login.ts';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- passport's only way to declare the type of a user
  namespace Express {
    interface User extends Verified {
      readonly seenAt?: StorePosition;
    }
  }
}

export const INVALID_LOGIN = 'Invalid email or password';

export type Authentication = {
  /** Mount it after the sessions on each route that logs a user in. */
  readonly mount: RequestHandler;
  /** Compares `username` and `password` of the body. @throws HttpError 401 */
  readonly authenticate: (request: Request, response: Response) => Promise<Verified>;
  /**
   * Logs a user in under a new session id. The session keeps `position`, at which the log contains the account.
   * @throws HttpError 401 when the password changed in the meantime, a second factor was added that is not proven, or the
   * proven one was removed.
   */
  readonly openSession: (
    request: Request,
    response: Response,
    opened: { readonly verified: Verified; readonly position: string | undefined },
  ) => Promise<void>;
};

/**
 * Whether what a user has proven still suffices for the account. A password change, an erasure, the first second factor
 * and a reset of the factors end all stored sessions. A session stored at that time must be checked afterwards.
 */
export const createIsStillProven =
  ({
    credentials,
    people,
  }: {
    readonly credentials: Pick<Credentials, 'hashOf'>;
    readonly people: Pick<People, 'user'>;
  }) =>
  async ({ userId, hash, provenBy }: Verified): Promise<boolean> => {
    if ((await credentials.hashOf(userId)) !== hash) return false;
    const { found: user } = await people.user(userId);
    if (user.status !== 'registered') return false;
    const { factors, recovery } = user.secondFactors;
    if (provenBy === undefined) return factors.length === 0;
    return recovery?.setId === provenBy || factors.some(({ factorId }) => factorId === provenBy);
  };

/** Login by email address and password, using passport. */
export const createAuthentication = (deps: {
  readonly verifyLogin: VerifyLogin;
  readonly credentials: Credentials;
  readonly people: Pick<People, 'user'>;
  readonly store: Pick<EventStore, 'storeId'>;
  readonly now: () => Date;
}): Authentication => {
  const { verifyLogin, store, now } = deps;
  const isStillProven = createIsStillProven(deps);
  const authenticator = new passport.Passport();
  authenticator.use(
    new Strategy({ passReqToCallback: true }, (request, username, password, done) => {
      void answer(verifyLogin(username, password, request.ip), done);
    }),
  );
  authenticator.serializeUser((request: Request, user: Express.User, done: (error: unknown, id?: number) => void) => {
    // Passport has created the new session and saves it after this.
    startSession(request, now(), user.seenAt);
    if (user.provenBy !== undefined) markProven(request, now());
    done(null, user.userId);
  });

  return {
    mount: authenticator.initialize(),
    authenticate: (request, response) =>
      new Promise((resolve, reject) => {
        const decided = (error: unknown, verified: Verified | false | null | undefined): void => {
          if (error) reject(asError(error));
          else if (verified) resolve(verified);
          else reject(new HttpError(401, INVALID_LOGIN));
        };
        const authenticate = authenticator.authenticate('local', { session: false }, decided) as RequestHandler;
        void authenticate(request, response, reject);
      }),
    openSession: async (request, response, { verified, position }) => {
      try {
        const seenAt = position === undefined ? undefined : { storeId: await store.storeId(), position };
        await logIn(request, { ...verified, ...(seenAt && { seenAt }) });
        if (await isStillProven(verified)) return;
      } catch (error) {
        // The session may have been stored, but the browser must not receive it unchecked.
        Reflect.deleteProperty(request, 'session');
        throw error;
      }
      await endSession(request, response);
      throw new HttpError(401, INVALID_LOGIN);
    },
  };
};

const logIn = (request: Request, user: Express.User): Promise<void> =>
  new Promise((resolve, reject) => {
    request.logIn(user, (error: unknown) => (error ? reject(asError(error)) : resolve()));
  });

const answer = async (
  verifying: Promise<Verified | undefined>,
  done: (error: unknown, user?: Verified | false) => void,
): Promise<void> => {
  let verified: Verified | undefined;
  try {
    verified = await verifying;
  } catch (error) {
    done(error);
    return;
  }
  done(null, verified ?? false);
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
