import type { OwnBriefView, OwnRequest, RequestedSeat } from '@twofold/contracts/feedback/api';
import type { FeedbackRequestRow } from '@twofold/contracts/feedback/read-model';
import type { Pipelines } from '../pipelines.ts';
import { briefsOf, toOwnBriefView } from './briefs.ts';
import { seatsOf, toRequestedSeat } from './seats.ts';

const OF_ORDERS = {
  name: 'requests of orders',
  text: 'select id, order_id, status from read_models.feedback_requests where order_id = any($1::bigint[])',
};
const OWN = {
  name: 'requests of a person',
  text: `select r.id, r.product_id, r.status, r.requested_at, r.due_at, p.title, p.public_url
         from read_models.feedback_requests r left join read_models.products p on p.id = r.product_id
         where r.user_id = $1 order by r.requested_at desc, r.id`,
};

/** The driver hands a `bigint` over as text. The title is null when the app was taken down. */
type FoundRequest = Pick<FeedbackRequestRow, 'id' | 'status' | 'requested_at' | 'due_at'> & {
  readonly product_id: string;
  readonly title: string | null;
  readonly public_url: string | null;
};
type OfOrder = Pick<FeedbackRequestRow, 'id' | 'status'> & { readonly order_id: string };

type FeedbackOfOrder = {
  readonly requestId: string;
  readonly status: FeedbackRequestRow['status'];
  readonly seats: readonly RequestedSeat[];
  readonly brief: OwnBriefView | undefined;
};

/**
 * What became of what these orders pay for, by the order; an order that was paid this moment may have nothing yet.
 */
export const feedbackOfOrders = async (
  database: Pipelines,
  orderIds: readonly number[],
  options: { readonly withReviews: boolean; readonly withBriefs: boolean },
): Promise<ReadonlyMap<number, FeedbackOfOrder>> => {
  if (orderIds.length === 0) return new Map();
  const { rows } = await database.query<OfOrder>({ ...OF_ORDERS, values: [orderIds] });
  const ids = rows.map(({ id }) => id);
  const [seats, briefs] = await Promise.all([
    seatsOf(database, ids, options),
    briefsOf(database, options.withBriefs ? ids : []),
  ]);
  return new Map(
    rows.map(({ id, order_id: orderId, status }) => {
      const brief = briefs.get(id);
      const ofRequest = { requestId: id, status, brief: brief && toOwnBriefView(brief) };
      return [Number(orderId), { ...ofRequest, seats: (seats.get(id) ?? []).map(toRequestedSeat) }];
    }),
  );
};

/** What a person has asked for with credits, the newest first. */
export const requestsOf = async (database: Pipelines, userId: number): Promise<OwnRequest[]> => {
  const { rows } = await database.query<FoundRequest>({ ...OWN, values: [userId] });
  const ids = rows.map(({ id }) => id);
  const [seats, briefs] = await Promise.all([seatsOf(database, ids, { withReviews: false }), briefsOf(database, ids)]);
  const briefOf = (id: string): Pick<OwnRequest, 'brief'> => {
    const brief = briefs.get(id);
    return brief === undefined ? {} : { brief: toOwnBriefView(brief) };
  };
  return rows.map((row) => ({
    requestId: row.id,
    productId: Number(row.product_id),
    ...(row.title !== null && row.public_url !== null && { product: { title: row.title, url: row.public_url } }),
    state: row.status === 'open' ? 'under-way' : row.status,
    requestedAt: row.requested_at,
    dueAt: row.due_at,
    seats: (seats.get(row.id) ?? []).map(toRequestedSeat),
    ...briefOf(row.id),
  }));
};
