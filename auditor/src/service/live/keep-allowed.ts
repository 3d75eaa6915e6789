import type { Listener } from '@twofold/http/event-stream';
import type { Request } from 'express';
import { auditorOf, type IsAuditor } from '../gate.ts';

const EVERY_MS = 5_000;

/** Ends a stream once its reader is no longer an auditor, or has logged out, or that cannot be determined. */
export const keepAllowed = (request: Request, listener: Listener, isAuditor: IsAuditor, everyMs = EVERY_MS): void => {
  const accountId = auditorOf(request);
  const look = async (): Promise<void> => {
    const isAllowed = (await hasSession(request)) && (await isAuditor(accountId));
    if (!isAllowed) listener.end();
  };
  const timer = setInterval(() => void look().catch(() => listener.end()), everyMs);
  listener.signal.addEventListener('abort', () => clearInterval(timer));
};

const hasSession = (request: Request): Promise<boolean> =>
  new Promise((resolve, reject) => {
    request.sessionStore.get(request.sessionID, (error: unknown, session) => {
      if (error === undefined || error === null) resolve(session !== undefined && session !== null);
      else reject(error instanceof Error ? error : new Error('The session cannot be read'));
    });
  });
