/** One row of the view `read_models.credit_accounts`, written by the projection of that name: what somebody can spend. */
export type CreditAccountRow = { readonly user_id: number; readonly available: number };
