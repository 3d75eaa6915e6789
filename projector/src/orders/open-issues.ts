import type { Pool } from 'pg';

/** How many payments need an operator. A refund that is being retried does not count. */
export type OpenIssues = { readonly refundsFailed: number; readonly disputesOpen: number };

export const readOpenIssues = async (pool: Pool): Promise<OpenIssues> => {
  const { rows } = await pool.query<{ kind: string; count: string }>(
    `select kind, count(*) from read_models.payment_issues where closed_at is null and state = 'open' group by kind`,
  );
  const countOf = (kind: string): number => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { refundsFailed: countOf('refund'), disputesOpen: countOf('dispute') };
};
