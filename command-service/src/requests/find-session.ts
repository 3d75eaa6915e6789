import { tokenOf } from '@twofold/sessions/access-tokens/accept-tokens';
import type { Sessions } from '@twofold/sessions/sessions';
import type { Request, RequestHandler, Response } from 'express';
import type { Asker, BegunRequest } from './request-log.ts';

/** Finds the session of a request in a separate round trip. */
export const findSession = (sessions: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (error?: unknown): void => (error === undefined ? resolve() : reject(asError(error)));
    void sessions(request, response, next);
  });

/**
 * Begins a request in the statement that reads its session or token. Answers `undefined` if it has neither.
 * @throws HttpError 401, 403 for a token without permission. The request has not begun then.
 */
export const beginBySession = async (
  sessions: Sessions,
  request: Request,
  response: Response,
  begin: (asker: Asker) => Promise<BegunRequest>,
): Promise<BegunRequest | undefined> => {
  const token = tokenOf(request);
  if (token) {
    const found = await begin({ token });
    // A refusal by the cache of limits has looked up no token.
    if (found.state !== 'limited' || found.token !== undefined) token.settle(found.token);
    return found;
  }
  let begun: BegunRequest | undefined;
  const load = async (sessionId: string) => {
    begun = await begin({ sessionId });
    return begun.session ?? undefined;
  };
  await findSession(sessions.foundBy(load), request, response);
  return begun;
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
