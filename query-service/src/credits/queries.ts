import type { CreditEntry, CreditsView } from '@twofold/contracts/credits/api';
import type { Pipelines } from '../pipelines.ts';

/**
 * A `CreditsView` as text, built by the database with `concat`: serializing fifty lines here, or with the database's JSON
 * functions, takes several times as long. Ids, times and the enumerated words need no escaping, and `concat` skips nulls.
 * The balance after a line is the sum of all lines up to it; the index covers the summed column.
 */
const LEDGER = {
  name: 'ledger',
  text: `select concat('{', coalesce((
             select concat('"balance":', available, ',"pending":', pending)
             from read_models.credit_accounts where user_id = $1), '"balance":0,"pending":0'),
           ',"entries":[', string_agg(line, ','), ']}') as view
         from (
           select concat('{"number":', number, ',"eventId":"', event_id, '","kind":"', kind, '","change":', change,
                         ',"balance":', balance, ',"at":"', at, '"', ',"productId":' || product_id,
                         ',"reviewId":' || review_id, ',"source":"' || source || '"', '}') as line
           from (
             select *, sum(change) over (order by number) as balance from read_models.credit_entries where user_id = $1
           ) entries
           where number < $2 order by number desc limit $3
         ) lines`,
};
const AFTER_ALL = 2_147_483_647;

type Page = { readonly limit?: number | undefined; readonly before?: number | undefined };

/**
 * A user's available credits and the newest lines of their ledger, or those before a given line, as the text of a
 * `CreditsView`. Without a limit, all lines.
 */
export const creditsText = async (database: Pipelines, userId: number, page: Page = {}): Promise<string> => {
  const { limit, before } = page;
  const values = [userId, Math.min(before ?? AFTER_ALL, AFTER_ALL), limit ?? null];
  const { rows } = await database.query<{ view: string }>({ ...LEDGER, values });
  return rows[0]?.view ?? '';
};

/** Every line of a user's ledger, newest first. */
export const ledgerOf = async (database: Pipelines, userId: number): Promise<CreditEntry[]> => {
  const view: CreditsView = JSON.parse(await creditsText(database, userId));
  return view.entries;
};
