import { creditEntry, type CreditEntry } from '@twofold/contracts/credits/api';
import type { CreditAccountRow, CreditEntryRow } from '@twofold/contracts/credits/read-model';
import type { Pipelines } from '../pipelines.ts';

const BALANCE = { name: 'balance', text: 'select available from read_models.credit_accounts where user_id = $1' };
/** The balance after a line is the sum of all lines up to it; the index has what is added up. */
const LEDGER = {
  name: 'ledger',
  text: `select * from (
           select *, sum(change) over (order by number) as balance from read_models.credit_entries where user_id = $1
         ) lines
         where number < $2 order by number desc limit $3`,
};
const AFTER_ALL = 2_147_483_647;

/** The driver hands a `bigint` over as text. */
type FoundEntry = Omit<CreditEntryRow, 'product_id' | 'review_id'> & {
  readonly product_id: string | null;
  readonly review_id: string | null;
  readonly balance: string;
};

/** What a person can spend. */
export const balanceOf = async (database: Pipelines, userId: number): Promise<number> => {
  const { rows } = await database.query<Pick<CreditAccountRow, 'available'>>({ ...BALANCE, values: [userId] });
  return rows[0]?.available ?? 0;
};

/** The newest lines of a person's ledger, or those before one of them; all of them without a limit. */
export const ledgerOf = async (
  database: Pipelines,
  userId: number,
  { limit, before }: { readonly limit?: number | undefined; readonly before?: number | undefined } = {},
): Promise<CreditEntry[]> => {
  const values = [userId, Math.min(before ?? AFTER_ALL, AFTER_ALL), limit ?? null];
  const { rows } = await database.query<FoundEntry>({ ...LEDGER, values });
  return rows.map(toEntry);
};

const toEntry = (row: FoundEntry): CreditEntry => ({
  number: row.number,
  eventId: row.event_id,
  kind: row.kind,
  change: row.change,
  balance: Number(row.balance),
  at: row.at,
  ...(row.product_id !== null && { productId: Number(row.product_id) }),
  ...(row.review_id !== null && { reviewId: Number(row.review_id) }),
  ...(row.source !== null && { source: creditEntry.shape.source.parse(row.source) }),
});
