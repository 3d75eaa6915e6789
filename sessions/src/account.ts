import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, Response } from 'express';
import { sessionCookieName } from './sessions.ts';

/**
 * The account that is logged in, if one is.
 * @throws Error when the route was built without `createSessions`: nobody may pass for a visitor by mistake.
 */
export const accountIdOf = (request: Request): number | undefined => {
  const { session } = request as Partial<Pick<Request, 'session'>>;
  if (!session) throw new Error('This route asks for the account, and has no session');
  return session.passport?.user;
};

/** @throws HttpError 401 when nobody is logged in. */
export const requireAccountId = (request: Request): number => {
  const accountId = accountIdOf(request);
  if (accountId === undefined) throw new HttpError(401, 'Not logged in');
  return accountId;
};

/** Ends the session of this request, here and in the browser. That there is none is fine. */
export const endSession = async (request: Request, response: Response): Promise<void> => {
  if (accountIdOf(request) !== undefined) {
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve()));
    });
  }
  const secure = request.app.enabled('secure cookies');
  response.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
