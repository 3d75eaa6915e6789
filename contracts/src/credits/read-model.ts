/**
 * One row of the view `read_models.credit_accounts`, written by the projection of that name: what somebody can spend, and
 * how many credits wait until their email address is confirmed.
 */
export type CreditAccountRow = { readonly user_id: number; readonly available: number; readonly pending: number };

/**
 * One row of the view `read_models.credit_entries`, written by the projection of that name: a line of a person's ledger.
 * `number` orders their lines, `change` is what became of the amount they can spend. What a line does not speak
 * of is null.
 */
export type CreditEntryRow = {
  readonly event_id: string;
  readonly user_id: number;
  readonly number: number;
  readonly kind: 'granted' | 'earned' | 'reserved' | 'spent' | 'returned' | 'revoked' | 'withheld';
  readonly change: number;
  readonly product_id: number | null;
  readonly review_id: number | null;
  readonly source: string | null;
  readonly at: string;
};
