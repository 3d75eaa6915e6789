import type { ReceivedReviewView, ReviewView } from '@twofold/contracts/reviews/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import type { ReviewRow } from '@twofold/contracts/reviews/read-model';
import { LARGEST_ID } from '../is-id.ts';
import type { Pipelines } from '../pipelines.ts';
import type { Reader } from '../reader.ts';
import { reviewerOf, type FoundReviewer } from '../reviewer-of.ts';

const OWN = { name: 'own review', text: 'select * from read_models.reviews where id = $1 and user_id = $2' };
const BY_AUTHOR = {
  name: 'reviews of an author',
  text: 'select * from read_models.reviews where user_id = $1 and id < $2 order by id desc limit $3',
};
const OWNER = { name: 'owner of a product', text: 'select owner_id from read_models.products where id = $1' };
const OF_PRODUCT = {
  name: 'reviews of a product',
  text: `select v.*, u.full_name, u.expertise from read_models.reviews v
         left join read_models.users u on u.id = v.user_id
         where v.product_id = $1 and v.status = 'complete' order by v.id desc`,
};
/** A condition on orders `o`: the account $2 or the browser $3 bought reviews of the app $1. */
export const BOUGHT_BY = `o.product_id = $1 and o.status = 'paid' and (o.user_id = $2 or (o.user_id is null and o.browser = $3))`;
const IS_BOUGHT = { name: 'is bought', text: `select from read_models.orders o where ${BOUGHT_BY} limit 1` };
const BOUGHT = {
  name: 'bought reviews of a product',
  text: `select v.*, u.full_name, u.expertise from read_models.orders o
         join read_models.feedback_requests r on r.order_id = o.id
         join read_models.feedback_seats s on s.request_id = r.id and s.state = 'filled'
         join read_models.reviews v on v.id = s.review_id and v.status = 'complete'
         left join read_models.users u on u.id = v.user_id
         where ${BOUGHT_BY} order by v.id desc`,
};

/** The driver returns a `bigint` as text. */
type FoundReview = Omit<ReviewRow, 'id' | 'product_id' | 'user_id' | 'earns'> & {
  /** Absent in rows of an older read model, until it is rebuilt. */
  readonly earns?: boolean;
  readonly id: string;
  readonly product_id: string;
};
type ReceivedReview = FoundReview & FoundReviewer;

/** A review by its id, if this user wrote it. `id` is a decimal number of at most 2^63 - 1. */
export const ownReview = async (database: Pipelines, id: string, userId: number): Promise<ReviewView | undefined> => {
  const { rows } = await database.query<FoundReview>({ ...OWN, values: [id, userId] });
  return rows.map(toView)[0];
};

/** A user's reviews, newest first, from the review `before` on. Without a limit, all of them. */
export const reviewsOf = async (
  database: Pipelines,
  userId: number,
  { limit, before }: { readonly limit?: number | undefined; readonly before?: number | undefined } = {},
): Promise<ReviewView[]> => {
  const values = [userId, before ?? LARGEST_ID, limit ?? null];
  const { rows } = await database.query<FoundReview>({ ...BY_AUTHOR, values });
  return rows.map(toView);
};

/** The owner of a product; `undefined` if there is no such product, `null` if it has no owner. */
export const ownerOf = async (database: Pipelines, productId: string): Promise<number | null | undefined> => {
  const { rows } = await database.query<{ owner_id: string | null }>({ ...OWNER, values: [productId] });
  const owner = rows[0]?.owner_id;
  return typeof owner === 'string' ? Number(owner) : owner;
};

/** The complete reviews of a product with their authors, newest first. */
export const reviewsOfProduct = async (database: Pipelines, productId: string): Promise<ReceivedReviewView[]> => {
  const { rows } = await database.query<ReceivedReview>({ ...OF_PRODUCT, values: [productId] });
  return rows.map(toReceivedView);
};

/**
 * The complete reviews in the seats that a reader has bought for a product, newest first; `undefined` if there are no
 * such seats.
 */
export const reviewsBoughtBy = async (
  database: Pipelines,
  { userId, browser }: Reader,
  productId: string,
): Promise<ReceivedReviewView[] | undefined> => {
  const values = [productId, userId ?? null, browser ?? null];
  const { rowCount } = await database.query({ ...IS_BOUGHT, values });
  if (rowCount === 0) return undefined;
  const { rows } = await database.query<ReceivedReview>({ ...BOUGHT, values });
  return rows.map(toReceivedView);
};

const toView = (row: FoundReview): ReviewView => ({
  id: Number(row.id),
  productId: Number(row.product_id),
  content: row.content ?? REMOVED_TEXT,
  rating: row.rating,
  status: row.status,
  createdAt: row.created_at,
  ...(row.earns === false && { earns: false as const }),
});

const toReceivedView = (row: ReceivedReview): ReceivedReviewView => ({ ...toView(row), reviewer: reviewerOf(row) });
