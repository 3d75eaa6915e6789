import { HttpError } from '@twofold/http/respond-to-errors';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import type { Limit } from '../requests/request-log.ts';
import type { Asked } from '../requests/write.ts';
import type { AnalysisBudget } from './budget.ts';

/** So many analyses run in one process at once; more are asked to come back (T16). */
const MAX_RUNNING = 32;

/** What keeps analyses within bounds, whether a site is read for the first time or again. */
export type Admission = {
  /** An hour's analyses of an address and of an account. */
  readonly limits: (asked: Pick<Asked<unknown, unknown>, 'request' | 'userId'>) => readonly Limit[];
  /** @throws HttpError 503 while too many run; BudgetExhausted */
  readonly admit: () => Promise<void>;
  /** Runs an analysis and counts it while it runs. @throws HttpError 503 while too many run */
  readonly run: <Result>(analysis: () => Promise<Result>) => Promise<Result>;
};

export const createAdmission = (deps: {
  readonly rateLimit: RateLimit;
  readonly budget: AnalysisBudget;
}): Admission => {
  let running = 0;
  const mustHaveRoom = (): void => {
    if (running >= MAX_RUNNING) throw new HttpError(503, 'Too many analyses are running. Please try again shortly.');
  };
  return {
    limits: ({ request, userId }) =>
      deps.rateLimit(addressKey(request.ip), ...(userId === undefined ? [] : [`account:${userId}`])),
    admit: async () => {
      mustHaveRoom();
      await deps.budget.check();
    },
    run: async (analysis) => {
      mustHaveRoom();
      running++;
      try {
        return await analysis();
      } finally {
        running--;
      }
    },
  };
};
