import { HttpError } from '@twofold/http/respond-to-errors';
import { addressKey, type RateLimit } from '../limits/rate-limit.ts';
import type { AnalysisBudget } from './budget.ts';

/** So many analyses run in one process at once; more are asked to come back (T16). */
const MAX_RUNNING = 32;

/** Who asks for an analysis. */
export type Asker = { readonly address: string; readonly accountId: number | undefined };

/**
 * Runs an analysis within the limits of all of them.
 * @throws HttpError 503 while too many run, 429 beyond the limit of an address or account; BudgetExhausted
 */
export type Admitted = <Result>(asker: Asker, run: () => Promise<Result>) => Promise<Result>;

export const createAdmission = (deps: { readonly rateLimit: RateLimit; readonly budget: AnalysisBudget }): Admitted => {
  let running = 0;
  return async ({ address, accountId }, run) => {
    if (running >= MAX_RUNNING) {
      throw new HttpError(503, 'Too many analyses are running. Please try again shortly.');
    }
    await deps.rateLimit([addressKey(address), ...(accountId === undefined ? [] : [`account:${accountId}`])]);
    await deps.budget.check();
    running++;
    try {
      return await run();
    } finally {
      running--;
    }
  };
};
