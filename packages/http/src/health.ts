import { Router, type RequestHandler } from 'express';
import { within } from './within.ts';

/** A dependency that does not answer within this time counts as unavailable. */
const ANSWER_MS = 3_000;

/** A dependency answers, but is not ready. The message, which is public, says why. */
export class NotReady extends Error {}

/** A dependency works, but needs an operator's attention. The message, which is public, says why. */
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
      const checked = Object.entries(checks).map(async ([part, check]) => [part, await resultOf(check)] as const);
      const answers = await Promise.all(checked);
      const worst = STATUSES.find((each) => answers.some(([, { status }]) => status === each)) ?? 'ready';
      const parts = Object.fromEntries(answers.map(([part, { report }]) => [part, report]));
      response.status(worst === 'not ready' ? 503 : 200).json({ status: worst, parts });
    });

/** From worst to best. */
const STATUSES = ['not ready', 'degraded', 'ready'] as const;
type PartStatus = { readonly status: (typeof STATUSES)[number]; readonly report: true | string };

const resultOf = async (check: HealthChecks[string]): Promise<PartStatus> => {
  try {
    await within(ANSWER_MS, check, () => new NotReady('does not answer'));
    return { status: 'ready', report: true };
  } catch (error) {
    if (error instanceof Degraded) return { status: 'degraded', report: error.message };
    return { status: 'not ready', report: error instanceof NotReady ? error.message : 'cannot be reached' };
  }
};

const unlogged: RequestHandler = (_request, response, next) => {
  response.locals.isUnlogged = true;
  next();
};
