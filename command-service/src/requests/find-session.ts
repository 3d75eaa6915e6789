import type { Sessions } from '@twofold/sessions/sessions';
import type { Request, RequestHandler, Response } from 'express';
import type { BegunRequest } from './request-log.ts';

/** Finds the session of a request in a round trip of its own. */
export const findSession = (sessions: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (error?: unknown): void => (error === undefined ? resolve() : reject(asError(error)));
    void sessions(request, response, next);
  });

/** Begins a request in the statement that reads its session. Answers undefined where it has no cookie of ours. */
export const beginBySession = async (
  sessions: Sessions,
  request: Request,
  response: Response,
  begin: (sessionId: string) => Promise<BegunRequest>,
): Promise<BegunRequest | undefined> => {
  let begun: BegunRequest | undefined;
  const load = async (sessionId: string) => {
    begun = await begin(sessionId);
    return begun.session ?? undefined;
  };
  await findSession(sessions.foundBy(load), request, response);
  return begun;
};

export const hasSession = (request: Request): boolean =>
  (request as Partial<Pick<Request, 'session'>>).session !== undefined;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
