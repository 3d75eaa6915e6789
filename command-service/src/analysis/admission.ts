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

/** Accounts behind one address are counted separately from its visitors, with this multiple of their limit. */
const ACCOUNTS_BEHIND_AN_ADDRESS = 5;

/** Failed addresses allowed for each one that is analyzed. */
const ATTEMPTS_OF_AN_ANALYSIS = 3;

type Asker = Pick<Asked<unknown, unknown>, 'request' | 'userId'>;

/** What keeps analyses within bounds, whether a site is read for the first time or again. */
export type Admission = {
  /**
   * Analyses per hour of an account or a visitor's address, and a higher number of attempts, since not all of them
   * succeed.
   */
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
  /** Of all attempts, also of those that give no report. */
  readonly ofAttempts: RateLimit;
  readonly giveBack: (limits: readonly Limit[]) => Promise<void>;
}): Admission => {
  let running = 0;
  const analysesOf = ({ request, userId }: Asker): readonly Limit[] => {
    if (userId === undefined) return deps.ofVisitors.ofAddress(request.ip);
    const ofAddress = deps.ofAccounts.ofAddress(request.ip, ACCOUNTS_BEHIND_AN_ADDRESS);
    return [...ofAddress, ...deps.ofAccounts.of('account', userId)];
  };
  const mustHaveRoom = ({ userId }: Pick<Asker, 'userId'>): void => {
    if (running >= (userId === undefined ? MAX_RUNNING_OF_VISITORS : MAX_RUNNING))
      throw new HttpError(503, 'Too many analyses are running. Please try again shortly.');
  };
  return {
    limits: (asker) => [
      ...analysesOf(asker),
      ...(asker.userId === undefined
        ? deps.ofAttempts.ofAddress(asker.request.ip, ATTEMPTS_OF_AN_ANALYSIS)
        : deps.ofAttempts.of('account', asker.userId, ATTEMPTS_OF_AN_ANALYSIS)),
    ],
    giveBack: (asker) => deps.giveBack(analysesOf(asker)),
    admit: async (asker) => mustHaveRoom(asker),
    run: async (asker, analysis) => {
      mustHaveRoom(asker);
      running++;
      try {
        return await analysis();
      } finally {
        running--;
      }
    },
  };
};
