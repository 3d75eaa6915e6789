import { HttpError } from '@twofold/http/respond-to-errors';
import type { Limit } from '../limits/limit.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Asked } from '../requests/write.ts';

/**
 * Maximum concurrent analyses per process; further requests are asked to retry. Some slots are reserved for
 * accounts.
 */
const MAX_RUNNING = 32;
const MAX_RUNNING_OF_VISITORS = 24;

/** The limit for all accounts behind one address, as a multiple of the limit for its visitors. */
const ACCOUNTS_PER_ADDRESS = 5;

/** Attempts allowed for each successful analysis. */
const ATTEMPTS_PER_ANALYSIS = 3;

type Asker = Pick<Asked<unknown, unknown>, 'request' | 'userId'>;

/** The limits of analyses and reanalyses. */
export type Admission = {
  /** Analyses per hour per account or visitor's address, and a higher limit for attempts, since not all succeed. */
  readonly limits: (asker: Asker) => readonly Limit[];
  /** Counts an analysis only as an attempt: the site could not be read. */
  readonly giveBack: (asker: Asker) => Promise<void>;
  /** @throws HttpError 503 while too many run */
  readonly admit: (asker: Asker) => Promise<void>;
  /** Runs an analysis and counts it while it runs. @throws HttpError 503 while too many run */
  readonly run: <Result>(asker: Pick<Asker, 'userId'>, analysis: () => Promise<Result>) => Promise<Result>;
};

export const createAdmission = (deps: {
  readonly ofVisitors: RateLimit;
  readonly ofAccounts: RateLimit;
  /** For all attempts, including those without a report. */
  readonly ofAttempts: RateLimit;
  readonly giveBack: (limits: readonly Limit[]) => Promise<void>;
}): Admission => {
  let running = 0;
  const analysesOf = ({ request, userId }: Asker): readonly Limit[] => {
    if (userId === undefined) return deps.ofVisitors.ofAddress(request.ip);
    const ofAddress = deps.ofAccounts.ofAddress(request.ip, ACCOUNTS_PER_ADDRESS);
    return [...ofAddress, ...deps.ofAccounts.of('account', userId)];
  };
  const refuseIfBusy = ({ userId }: Pick<Asker, 'userId'>): void => {
    if (running >= (userId === undefined ? MAX_RUNNING_OF_VISITORS : MAX_RUNNING))
      throw new HttpError(503, 'Too many analyses are running. Please try again shortly.');
  };
  return {
    limits: (asker) => [
      ...analysesOf(asker),
      ...(asker.userId === undefined
        ? deps.ofAttempts.ofAddress(asker.request.ip, ATTEMPTS_PER_ANALYSIS)
        : deps.ofAttempts.of('account', asker.userId, ATTEMPTS_PER_ANALYSIS)),
    ],
    giveBack: (asker) => deps.giveBack(analysesOf(asker)),
    admit: async (asker) => refuseIfBusy(asker),
    run: async (asker, analysis) => {
      refuseIfBusy(asker);
      running++;
      try {
        return await analysis();
      } finally {
        running--;
      }
    },
  };
};
