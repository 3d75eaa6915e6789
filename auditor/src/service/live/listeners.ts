import { openEventStream, type Listener } from '@twofold/http/event-stream';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request, Response } from 'express';
import { type IsAuditor, auditorOf } from '../gate.ts';

/** Each holds a connection and a little memory. */
const MAX_LISTENERS = 100;

export type Listeners = {
  /** @throws HttpError 503 when there are too many, or the service stops; 400 when the client has left */
  readonly open: (request: Request, response: Response) => Listener;
  /** Disconnects all listeners, and accepts no more. */
  readonly endAll: () => void;
};

/** All listeners of this process. */
export const createListeners = (deps: {
  readonly isAuditor: IsAuditor;
  readonly maxListeners?: number;
  readonly maxWaiting?: number;
  readonly checkEveryMs?: number;
}): Listeners => {
  const { isAuditor, maxListeners = MAX_LISTENERS, maxWaiting, checkEveryMs } = deps;
  const all = new Set<Listener>();
  let isOpen = true;
  return {
    open: (request, response) => {
      if (!isOpen || all.size >= maxListeners)
        throw new HttpError(503, 'Too many live viewers. Please try again later.');
      // A client that left while its access was recorded sends no close event, and would be kept indefinitely.
      if (response.destroyed) throw new HttpError(400, 'The client has gone');
      const listener = openEventStream(response, { ...(maxWaiting !== undefined && { maxWaiting }) });
      all.add(listener);
      listener.signal.addEventListener('abort', () => all.delete(listener));
      keepAllowed(request, listener, isAuditor, checkEveryMs);
      return listener;
    },
    endAll: () => {
      isOpen = false;
      for (const listener of all) listener.end();
    },
  };
};

const EVERY_MS = 5_000;

/** Ends a stream once its reader is no longer an auditor, or has logged out, or that cannot be determined. */
const keepAllowed = (request: Request, listener: Listener, isAuditor: IsAuditor, everyMs = EVERY_MS): void => {
  const accountId = auditorOf(request);
  const check = async (): Promise<void> => {
    const isAllowed = (await hasSession(request)) && (await isAuditor(accountId));
    if (!isAllowed) listener.end();
  };
  const timer = setInterval(() => void check().catch(() => listener.end()), everyMs);
  listener.signal.addEventListener('abort', () => clearInterval(timer));
};

const hasSession = (request: Request): Promise<boolean> =>
  new Promise((resolve, reject) => {
    request.sessionStore.get(request.sessionID, (error: unknown, session) => {
      if (error === undefined || error === null) resolve(session !== undefined && session !== null);
      else reject(error instanceof Error ? error : new Error('The session cannot be read'));
    });
  });
