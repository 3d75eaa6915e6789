import type { Request, Response } from 'express';
import { accountIdOf, sessionCookieName } from './sessions.ts';

/** Ends the session of this request, in the database and in the browser. Does nothing if there is none. */
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
