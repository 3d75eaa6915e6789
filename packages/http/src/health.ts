import { Router, type RequestHandler } from 'express';
import { within } from './within.ts';

/** A part answers so fast, or is taken for gone. */
const ANSWER_MS = 3_000;

/** A part answers, and says in words for everybody why it is not ready. */
export class NotReady extends Error {}

/** What a service needs, and how each part is asked: whatever it answers, it is ready, unless it throws. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * `GET /healthz`: the process answers. `GET /readyz`: its parts do; 503 while one of them does not, and which (D-104). Both
 * are for operators: no session, no access log. What they say is public: parts have names, and errors stay here.
 */
export const healthRoutes = (checks: HealthChecks): Router =>
  Router()
    .get('/healthz', unlogged, (_request, response) => {
      response.json({ status: 'ok' });
    })
    .get('/readyz', unlogged, async (_request, response) => {
      const asked = Object.entries(checks).map(async ([part, ask]) => [part, await answerOf(ask)] as const);
      const parts = Object.fromEntries(await Promise.all(asked));
      const isReady = Object.values(parts).every((part) => part === true);
      response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', parts });
    });

const answerOf = async (ask: HealthChecks[string]): Promise<true | string> => {
  try {
    await within(ANSWER_MS, ask, () => new NotReady('does not answer'));
    return true;
  } catch (error) {
    return error instanceof NotReady ? error.message : 'cannot be reached';
  }
};

const unlogged: RequestHandler = (_request, response, next) => {
  response.locals.isUnlogged = true;
  next();
};
