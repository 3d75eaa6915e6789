import { MAX_LISTED, personView, type PersonView } from '@twofold/contracts/audit/people/api';
import type { Pool } from 'pg';

type Lists = Pick<PersonView, 'apps' | 'orders' | 'reviews'>;

/** JSON, since the driver returns `bigint` columns as text. */
const APPS = `
select json_build_object('productId', id, 'title', title, 'url', public_url, 'isListed', is_listed) as item
from read_models.products where owner_id = $1 order by id desc`;
const ORDERS = `
select json_build_object('orderId', id, 'productId', product_id, 'tier', tier, 'status', status,
  'amountCents', amount_cents, 'refundedCents', (select coalesce(sum((refund->>'amountCents')::int), 0)
    from jsonb_array_elements(refunds::jsonb) as refund where refund->>'state' = 'refunded'), 'startedAt', started_at) as item
from read_models.orders where user_id = $1 order by id desc`;
const REVIEWS = `
select json_build_object('reviewId', id, 'productId', product_id, 'rating', rating, 'status', status,
  'hasText', content is not null, 'createdAt', created_at) as item
from read_models.reviews where user_id = $1 order by id desc`;

/** The rows of the read models that belong to a user, newest first. */
export const readLists = async (pool: Pool, userId: number): Promise<Lists> => {
  const [apps, orders, reviews] = await Promise.all([
    list(pool, APPS, userId),
    list(pool, ORDERS, userId),
    list(pool, REVIEWS, userId),
  ]);
  const { shape } = personView;
  return {
    apps: shape.apps.parse(apps),
    orders: shape.orders.parse(orders),
    reviews: shape.reviews.parse(reviews),
  };
};

const list = async (pool: Pool, query: string, userId: number) => {
  const { rows } = await pool.query<{ item: unknown; total: string }>(
    `select item, count(*) over () as total from (${query}) as found limit ${MAX_LISTED}`,
    [userId],
  );
  return { total: Number(rows[0]?.total ?? 0), items: rows.map(({ item }) => item) };
};
