import { Router, type RequestHandler } from 'express';
import { within } from './within.ts';

/** A part answers so fast, or is taken for gone. */
const ANSWER_MS = 3_000;

/** A part answers, and says in words for everybody why it is not ready. */
export class NotReady extends Error {}

/** A part works, but for something that operators should see to, and says in words for everybody what that is. */
export class Degraded extends Error {}

/** A service's dependencies and their checks: it is ready unless one throws anything but `Degraded`. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * `GET /healthz`: the process answers. `GET /readyz`: its dependencies answer; 503 with the failing ones (D-104); 200
 * and `degraded` if one of them works with restrictions. Both are for operators: no session, no access log. The answers
 * are public: they contain the names of dependencies, and no errors.
 */
export const healthRoutes = (checks: HealthChecks): Router =>
  Router()
    .get('/healthz', unlogged, (_request, response) => {
      response.json({ status: 'ok' });
    })
    .get('/readyz', unlogged, async (_request, response) => {
      const asked = Object.entries(checks).map(async ([part, ask]) => [part, await answerOf(ask)] as const);
      const answers = await Promise.all(asked);
      const worst = STATUSES.find((each) => answers.some(([, { status }]) => status === each)) ?? 'ready';
      const parts = Object.fromEntries(answers.map(([part, { says }]) => [part, says]));
      response.status(worst === 'not ready' ? 503 : 200).json({ status: worst, parts });
    });

/** From the worst on. */
const STATUSES = ['not ready', 'degraded', 'ready'] as const;
type PartAnswer = { readonly status: (typeof STATUSES)[number]; readonly says: true | string };

const answerOf = async (ask: HealthChecks[string]): Promise<PartAnswer> => {
  try {
    await within(ANSWER_MS, ask, () => new NotReady('does not answer'));
    return { status: 'ready', says: true };
  } catch (error) {
    if (error instanceof Degraded) return { status: 'degraded', says: error.message };
    return { status: 'not ready', says: error instanceof NotReady ? error.message : 'cannot be reached' };
  }
};

const unlogged: RequestHandler = (_request, response, next) => {
  response.locals.isUnlogged = true;
  next();
};
