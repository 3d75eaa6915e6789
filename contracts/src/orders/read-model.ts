import type { RefundView } from './api.ts';

/**
 * One row of the view `read_models.orders`, written by the projection `orders`. `browser` is the hash of the buying
 * browser's cookie, empty once the buyer was erased; `link_hash` is the SHA-256 of the token in the mail. `refunds` is
 * the JSON of an `OrderRefund[]`. Times are ISO texts.
 */
export type OrderRow = {
  readonly id: number;
  readonly product_id: number;
  readonly tier: string;
  readonly amount_cents: number;
  readonly provider: string;
  readonly session_id: string | null;
  readonly status: 'unpaid' | 'expired' | 'paid';
  readonly user_id: number | null;
  readonly browser: string;
  readonly link_hash: string | null;
  readonly started_at: string;
  readonly paid_at: string | null;
  readonly due_at: string | null;
  readonly refunds: string;
};

/** One item of `refunds`, as it is served. */
export type OrderRefund = RefundView;
