import type { OwnBriefView, RequestedSeat } from '@twofold/contracts/feedback/api';
import { COMPLAINT_DAYS } from '@twofold/contracts/feedback/complaints/terms';
import type { ComplaintView } from '@twofold/contracts/feedback/complaints/api';
import { orderView, type OrderView } from '@twofold/contracts/orders/api';
import { PLANS } from '@twofold/contracts/orders/plans';
import type { OrderRow } from '@twofold/contracts/orders/read-model';
import { LARGEST_ID } from '../is-id.ts';
import type { Pipelines } from '../pipelines.ts';
import type { Reader } from '../reader.ts';

/** $1 is the account, $2 the browser, which opens an order as long as it has no account (D-133). */
const IS_BUYERS = `(o.user_id = $1 or (o.user_id is null and o.browser = $2))`;
const COLUMNS = `o.id, o.product_id, o.tier, o.amount_cents, o.provider, o.session_id, o.status, o.started_at, o.paid_at,
    o.due_at, o.refunds, p.title, case when o.status = 'paid' then p.url else p.public_url end as url`;
const FROM = `
  from read_models.orders o
  left join read_models.products p
    on p.id = o.product_id and (o.status = 'paid' or p.is_listed or p.owner_id = o.user_id)`;
const NEWEST = {
  name: 'orders of a reader',
  text: `select ${COLUMNS} ${FROM} where ${IS_BUYERS} and o.id < $3 order by o.id desc limit $4`,
};
const BOUGHT = { name: 'has bought', text: 'select from read_models.orders where browser = $1 limit 1' };
const ONE = {
  name: 'order with its last dispute',
  text: `
  select ${COLUMNS}, o.link_hash is not null and ${IS_BUYERS} as can_revoke_link,
    i.state as dispute, coalesce(i.closed_at, i.opened_at) as disputed_at ${FROM}
  left join lateral (
    select state, opened_at, closed_at from read_models.payment_issues
    where order_id = o.id and kind = 'dispute' order by opened_at desc limit 1
  ) i on true
  where o.id = $3 and (${IS_BUYERS} or o.link_hash = $4)`,
};

/**
 * The driver returns a `bigint` as text. The title is null if the app was taken down, or is hidden from a buyer who has
 * not paid.
 */
type FoundOrder = Omit<OrderRow, 'id' | 'product_id' | 'user_id' | 'browser' | 'link_hash'> & {
  readonly id: string;
  readonly product_id: string;
  readonly title: string | null;
  readonly url: string | null;
  /** Only selected for a single order. */
  readonly dispute?: string | null;
  readonly disputed_at?: string | null;
  readonly can_revoke_link?: boolean | null;
};

/** A request for reviews that an order pays for. */
type OrderedRequest = {
  readonly status: 'open' | 'delivered' | 'closed';
  readonly seats: readonly RequestedSeat[];
  readonly requestId: string;
  readonly dueAt: string;
  readonly endedAt: string | undefined;
  readonly brief: OwnBriefView | undefined;
};

/** `replacement` is the request that replaces the reported review. */
type OrderedFeedback = OrderedRequest & {
  readonly complaint: ComplaintView | undefined;
  readonly replacement: OrderedRequest | undefined;
};

/** The requests of these orders, by order. `withReviews` includes the reviews in their seats, `withBriefs` the briefs. */
export type FeedbackOfOrders = (
  orderIds: readonly number[],
  options: { readonly withReviews: boolean; readonly withBriefs: boolean },
) => Promise<ReadonlyMap<number, OrderedFeedback>>;

/** The feedback slice provides `feedbackOfOrders`. */
type OrdersDeps = { readonly database: Pipelines; readonly feedbackOfOrders: FeedbackOfOrders };

/** Whether this browser has bought something, even if an account has since claimed the order. */
export const hasBought = async (database: Pipelines, browser: string): Promise<boolean> => {
  const { rowCount } = await database.query({ ...BOUGHT, values: [browser] });
  return rowCount === 1;
};

type OrderPage = {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly withBriefs?: boolean;
};

/** The orders of an account and of a browser, newest first, from the order `before` on. Without a limit, all of them. */
export const ordersOf = async (
  { database, feedbackOfOrders }: OrdersDeps,
  { userId, browser }: Reader,
  { limit, before, withBriefs = false }: OrderPage = {},
): Promise<OrderView[]> => {
  if (userId === undefined && browser === undefined) return [];
  const values = [userId ?? null, browser ?? null, before ?? LARGEST_ID, limit ?? null];
  const { rows } = await database.query<FoundOrder>({ ...NEWEST, values });
  const feedback = await feedbackOfOrders(
    rows.map(({ id }) => Number(id)),
    { withReviews: false, withBriefs },
  );
  return rows.map((row) => {
    const ofOrder = feedback.get(Number(row.id));
    const view = toView(row, ofOrder);
    return ofOrder?.brief ? { ...view, brief: ofOrder.brief } : view;
  });
};

/**
 * One order with the reviews in its seats, if the reader may see it: with its account, in the browser that bought it, or
 * with the token whose SHA-256 is `linkHash`. `id` is a decimal number of at most 2^63 - 1.
 */
export const orderFor = async (
  { database, feedbackOfOrders, now }: OrdersDeps & { readonly now: () => Date },
  id: string,
  { userId, browser, linkHash }: Reader & { readonly linkHash: string | undefined },
): Promise<OrderView | undefined> => {
  const values = [userId ?? null, browser ?? null, id, linkHash ?? null];
  const { rows } = await database.query<FoundOrder>({ ...ONE, values });
  const [row] = rows;
  if (row === undefined) return undefined;
  const feedback = await feedbackOfOrders([Number(row.id)], { withReviews: true, withBriefs: true });
  const ofOrder = feedback.get(Number(row.id));
  const request = ofOrder && {
    requestId: ofOrder.requestId,
    ...(ofOrder.brief && { brief: ofOrder.brief }),
    ...complaintIn(ofOrder, now()),
  };
  const view = { ...toView(row, ofOrder), ...request };
  return row.can_revoke_link === true ? { ...view, canRevokeLink: true } : view;
};

const DAY_MS = 86_400_000;

/** The complaint about a review of the order, or the deadline for one. */
const complaintIn = (
  { complaint, replacement, seats, endedAt, dueAt }: OrderedFeedback,
  now: Date,
): Pick<OrderView, 'complaint' | 'canReportUntil'> => {
  if (complaint) {
    if (!replacement) return { complaint };
    const { requestId, status, dueAt: promisedAt, seats: replacing } = replacement;
    const state = status === 'open' ? 'under-way' : status;
    return { complaint: { ...complaint, replacement: { requestId, state, dueAt: promisedAt, seats: [...replacing] } } };
  }
  const until = new Date(Date.parse(endedAt ?? dueAt) + COMPLAINT_DAYS * DAY_MS);
  const isPossible = until > now && seats.some(({ state }) => state === 'filled');
  return isPossible ? { canReportUntil: until.toISOString() } : {};
};

const toView = (row: FoundOrder, feedback: OrderedFeedback | undefined): OrderView => {
  const tier = orderView.shape.tier.parse(row.tier);
  return {
    id: Number(row.id),
    productId: Number(row.product_id),
    ...(row.title !== null && row.url !== null && { product: { title: row.title, url: row.url } }),
    tier,
    amountCents: row.amount_cents,
    isSimulated: row.provider === 'simulated',
    ...(row.session_id !== null && { sessionId: row.session_id }),
    state: stateOf(row.status, feedback),
    startedAt: row.started_at,
    ...(row.paid_at !== null && { paidAt: row.paid_at }),
    ...(row.due_at !== null && { dueAt: row.due_at }),
    seats: row.status === 'paid' ? [...(feedback?.seats ?? promisedSeats(tier))] : [],
    refunds: orderView.shape.refunds.parse(JSON.parse(row.refunds)),
    ...(row.dispute && { dispute: orderView.shape.dispute.parse({ state: row.dispute, at: row.disputed_at }) }),
  };
};

const stateOf = (status: OrderRow['status'], feedback: OrderedFeedback | undefined): OrderView['state'] => {
  if (status !== 'paid') return status;
  return feedback === undefined || feedback.status === 'open' ? 'under-way' : feedback.status;
};

/** Between the payment and its request, all seats are open. */
const promisedSeats = (tier: OrderView['tier']): RequestedSeat[] =>
  Array.from({ length: PLANS[tier].reviewers }, (_, index) => ({ seat: index + 1, state: 'open' }));
