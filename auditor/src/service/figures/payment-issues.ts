import { paymentIssuesView, type PaymentIssuesView } from '@twofold/contracts/audit/payments/api';
import type { PaymentIssueRow } from '@twofold/contracts/orders/issue-row';
import type { Pool } from 'pg';

/** Maximum of open issues; the newest beyond it are omitted, and only counted in the metrics. */
const MAX_OPEN = 500;
const MAX_CLOSED = 50;

/** The driver returns a `bigint` as text. */
type Found = Omit<PaymentIssueRow, 'key' | 'order_id'> & { readonly order_id: string };

const COLUMNS =
  'kind, state, order_id, reference, payment_id, livemode, amount_cents, currency, reason, opened_at, closed_at';

/** Refunds that failed, and disputes, as the read model has them. */
export const viewPaymentIssues = async (pool: Pool): Promise<PaymentIssuesView> => {
  const { rows } = await pool.query<Found>(
    `(select ${COLUMNS} from read_models.payment_issues where closed_at is null order by opened_at limit ${MAX_OPEN})
     union all
     (select ${COLUMNS} from read_models.payment_issues where closed_at is not null
      order by closed_at desc limit ${MAX_CLOSED})`,
  );
  return { issues: rows.map(toIssue) };
};

const toIssue = (row: Found): PaymentIssuesView['issues'][number] => {
  const link = linkOf(row);
  return {
    kind: row.kind,
    state: paymentIssuesView.shape.issues.element.shape.state.parse(row.state),
    orderId: Number(row.order_id),
    reference: row.reference,
    amountCents: row.amount_cents,
    currency: row.currency,
    reason: row.reason,
    openedAt: row.opened_at,
    ...(row.closed_at !== null && { closedAt: row.closed_at }),
    ...(link !== undefined && { link }),
  };
};

/** Stripe shows the refunds and disputes of a payment on its page; simulated payments have none. */
const linkOf = ({ payment_id: id, livemode }: Found): string | undefined =>
  /^pi_\w+$/.test(id) ? `https://dashboard.stripe.com/${livemode ? '' : 'test/'}payments/${id}` : undefined;
