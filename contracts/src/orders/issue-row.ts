/**
 * One row of the view `read_models.payment_issues`, written by the projection of that name: a failed refund of an
 * order, or a dispute. `reference` is the id of the failed attempt, or the provider's id of the dispute. A refund is
 * `open`, `retrying` or `paid`; a dispute is `open`, or closed with its outcome. Times are ISO texts.
 */
export type PaymentIssueRow = {
  readonly key: string;
  readonly order_id: number;
  readonly kind: 'refund' | 'dispute';
  readonly state: string;
  readonly reference: string;
  readonly payment_id: string;
  readonly livemode: boolean;
  readonly amount_cents: number;
  readonly currency: string;
  readonly reason: string;
  readonly opened_at: string;
  readonly closed_at: string | null;
};
