import type { Spender } from '@twofold/analyst/analyst';
import type pg from 'pg';

/** The reports that a paid provider may write per day (UTC), and the tokens it may use (D-102); 0 means no limit. */
export type DailyBudget = { readonly calls: number; readonly tokens: number };

/** Today's budget is used up. The provider was not called. */
export class BudgetExhausted extends Error {
  readonly code = 'analysis-budget-exhausted';
}

export const spenderOf = ({ requestedBy }: { readonly requestedBy: number | undefined }): Spender =>
  requestedBy === undefined ? 'visitor' : 'account';

/** The rest is reserved for accounts, so that a flood of visitors does not block them. */
const SHARE_OF_VISITORS = 0.7;

/** The daily usage of a provider, shared by all processes. */
export interface AnalysisBudget {
  /**
   * Counts one report before the provider is called, so that the budget cannot be exceeded.
   * @throws BudgetExhausted
   */
  reserveReport(spender?: Spender): Promise<void>;
  /** Counts the actual usage of a request. */
  addTokens(tokens: number): Promise<void>;
}

/** Stores the usage in `write_side.analysis_budget`. */
export const postgresBudget = (deps: {
  readonly pool: pg.Pool;
  readonly limits: DailyBudget;
  readonly now: () => Date;
}): AnalysisBudget => {
  const { pool, limits, now } = deps;
  const today = (): string => now().toISOString().slice(0, 10);
  const shareOf = (spender: Spender, limit: number): number =>
    spender === 'account' ? limit : Math.ceil(limit * SHARE_OF_VISITORS);
  /** A disabled limit is `null`: SQL compares it as unknown, so it never refuses. */
  const values = (spender: Spender) => [
    today(),
    shareOf(spender, limits.calls) || null,
    shareOf(spender, limits.tokens) || null,
  ];

  return {
    reserveReport: async (spender = 'visitor') => {
      const { rowCount } = await pool.query(
        `insert into write_side.analysis_budget as budget (day, calls) values ($1, 1)
         on conflict (day) do update set calls = budget.calls + 1
         where (budget.calls >= $2 or budget.tokens >= $3) is not true`,
        values(spender),
      );
      if (!rowCount) throw new BudgetExhausted();
    },
    addTokens: async (tokens) => {
      await pool.query('update write_side.analysis_budget set tokens = tokens + $2 where day = $1', [today(), tokens]);
    },
  };
};
