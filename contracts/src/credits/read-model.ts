/**
 * One row of the view `read_models.credit_accounts`, written by the projection of that name: a user's available
 * credits, and those pending until the email address is confirmed.
 */
export type CreditAccountRow = { readonly user_id: number; readonly available: number; readonly pending: number };

/**
 * One row of the view `read_models.credit_entries`, written by the projection of that name: a line of a user's ledger.
 * `number` orders the lines, `change` is the change of the available amount. Columns that do not apply are null.
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
