import type { ProductStanding } from '@twofold/contracts/analysis/api';
import type { Pipelines } from '../pipelines.ts';
import type { Viewer } from '../access.ts';

/** $1 is the app, $2 the account, $3 the device that submitted, $4 the browser that bought. */
const STANDING = {
  name: 'standing of a reader',
  text: `
  select coalesce(p.owner_id = $2, false) as is_owner,
    $2::bigint is not null and p.owner_id is null and coalesce(p.claimable_by = $3, false) as is_claimable,
    coalesce(p.submitted_by = $3, false) as is_submitter,
    bought.id as order_id, bought.status, bought.due_at, bought.seats, bought.filled
  from read_models.products p
  left join lateral (
    select o.id, r.status, r.due_at, r.seats, (
      select count(*)::integer from read_models.feedback_seats s where s.request_id = r.id and s.state = 'filled'
    ) as filled
    from read_models.orders o
    left join read_models.feedback_requests r on r.order_id = o.id and r.replaces is null
    where o.product_id = p.id and o.status = 'paid' and (o.user_id = $2 or (o.user_id is null and o.browser = $4))
    order by o.id desc limit 1
  ) bought on true
  where p.id = $1`,
};

/** The driver returns a `bigint` as text. The request of a paid order may be missing for a moment. */
type FoundStanding = {
  readonly is_owner: boolean;
  readonly is_claimable: boolean;
  readonly is_submitter: boolean;
  readonly order_id: string | null;
  readonly status: 'open' | 'delivered' | 'closed' | null;
  readonly due_at: string | null;
  readonly seats: number | null;
  readonly filled: number | null;
};

const STATES = { open: 'under-way', delivered: 'delivered', closed: 'closed' } as const;

/** The relation of a reader to an app that they may see. `productId` is a decimal number of at most 2^63 - 1. */
export const standingOf = async (
  database: Pipelines,
  productId: string,
  { userId, submitter, browser }: Viewer,
): Promise<ProductStanding | undefined> => {
  const values = [productId, userId ?? null, submitter ?? null, browser ?? null];
  const { rows } = await database.query<FoundStanding>({ ...STANDING, values });
  const [row] = rows;
  if (!row) return undefined;
  const { is_owner: isOwner, is_claimable: isClaimable, order_id: orderId } = row;
  const order = orderOf(row);
  return {
    isOwner,
    isClaimable,
    seesReviews: isOwner || orderId !== null,
    ...(row.is_submitter && { earnsNothing: true as const }),
    ...(order && { order }),
  };
};

const orderOf = (row: FoundStanding): ProductStanding['order'] => {
  const { order_id: id, status, due_at: dueAt, seats, filled } = row;
  if (id === null || status === null || dueAt === null || seats === null || filled === null) return undefined;
  return { id: Number(id), state: STATES[status], dueAt, seats, filled };
};
