import { HttpError } from '@twofold/http/respond-to-errors';
import { rotateBrowser } from '@twofold/http/browser-cookie';
import { endSession } from '@twofold/sessions/end-session';
import { endListedSession, endOtherSessions, listedIdOf } from '@twofold/sessions/sessions-of';
import { Router, type Request } from 'express';
import type pg from 'pg';
import type { Write } from '../requests/write.ts';

export type SessionRoutesDeps = { readonly write: Write; readonly pool: pg.Pool };

const DONE = { body: { ok: true }, position: undefined };

/** Ends the caller's sessions: one by its id in the list, or all others. */
export const sessionRoutes = ({ write, pool }: SessionRoutesDeps): Router => {
  const endOne = write({
    who: 'account',
    isAlwaysOpen: true,
    path: listedId,
    handler: async ({ userId, path: id }) => {
      if (!(await endListedSession(pool, userId, id))) throw sessionNotFound();
      return DONE;
    },
    after: async ({ request, response, path: id }, answer) => {
      if (id === listedIdOf(request)) {
        await endSession(request, response);
        rotateBrowser(request, response);
      }
      return answer;
    },
  });

  const endOthers = write({
    who: 'account',
    isAlwaysOpen: true,
    handler: async ({ request, userId }) => {
      await endOtherSessions(pool, userId, request);
      return DONE;
    },
  });

  return Router().delete('/api/me/sessions/:id', endOne).post('/api/logout/everywhere', endOthers);
};

const listedId = (request: Request): string => {
  const id = String(request.params['id']);
  if (!/^[0-9a-f]{64}$/.test(id)) throw sessionNotFound();
  return id;
};

const sessionNotFound = (): HttpError => new HttpError(404, 'Session not found');
