import type { OwnBriefView, OwnRequest, RequestedSeat } from '@twofold/contracts/feedback/api';
import type { ComplaintView } from '@twofold/contracts/feedback/complaints/api';
import type { FeedbackRequestRow } from '@twofold/contracts/feedback/read-model';
import type { Pipelines } from '../pipelines.ts';
import { briefsOf, toOwnBriefView } from './briefs.ts';
import { complaintsOf } from './complaints.ts';
import { seatsOf, toRequestedSeat } from './seats.ts';

const OF_ORDERS = {
  name: 'requests of orders',
  text: `select id, order_id, status, due_at, ended_at, replaces from read_models.feedback_requests
         where order_id = any($1::bigint[])`,
};
const OWN = {
  name: 'requests of a person',
  text: `select r.id, r.product_id, r.status, r.requested_at, r.due_at, p.title, p.public_url
         from read_models.feedback_requests r left join read_models.products p on p.id = r.product_id
         where r.user_id = $1 order by r.requested_at desc, r.id`,
};

/** The driver returns a `bigint` as text. The title is null when the app was taken down. */
type FoundRequest = Pick<FeedbackRequestRow, 'id' | 'status' | 'requested_at' | 'due_at'> & {
  readonly product_id: string;
  readonly title: string | null;
  readonly public_url: string | null;
};
type OfOrder = Pick<FeedbackRequestRow, 'id' | 'status' | 'due_at' | 'ended_at'> & {
  readonly order_id: string;
  readonly replaces: string | null;
};

type FeedbackOfRequest = {
  readonly requestId: string;
  readonly status: FeedbackRequestRow['status'];
  readonly dueAt: string;
  readonly endedAt: string | undefined;
  readonly seats: readonly RequestedSeat[];
  readonly brief: OwnBriefView | undefined;
};

/** `replacement` is the request that replaces a review which its buyer has reported. */
type FeedbackOfOrder = FeedbackOfRequest & {
  readonly complaint: ComplaintView | undefined;
  readonly replacement: FeedbackOfRequest | undefined;
};

/**
 * The requests of these orders, by order; an order that was just paid may have none yet. Complaints come with the
 * reviews.
 */
export const feedbackOfOrders = async (
  database: Pipelines,
  orderIds: readonly number[],
  options: { readonly withReviews: boolean; readonly withBriefs: boolean },
): Promise<ReadonlyMap<number, FeedbackOfOrder>> => {
  if (orderIds.length === 0) return new Map();
  const { rows } = await database.query<OfOrder>({ ...OF_ORDERS, values: [orderIds] });
  const ids = rows.map(({ id }) => id);
  const [seats, briefs, complaints] = await Promise.all([
    seatsOf(database, ids, options),
    briefsOf(database, options.withBriefs ? ids : []),
    options.withReviews ? complaintsOf(database, orderIds) : new Map<number, ComplaintView>(),
  ]);
  const toFeedback = ({ id, status, due_at: dueAt, ended_at: endedAt }: OfOrder): FeedbackOfRequest => {
    const brief = briefs.get(id);
    return {
      requestId: id,
      status,
      dueAt,
      endedAt: endedAt ?? undefined,
      seats: (seats.get(id) ?? []).map(toRequestedSeat),
      brief: brief && toOwnBriefView(brief),
    };
  };
  return new Map(
    rows
      .filter(({ replaces }) => replaces === null)
      .map((row) => {
        const { order_id: orderId } = row;
        const replacement = rows.find((other) => other.order_id === orderId && other.replaces !== null);
        const complaint = complaints.get(Number(orderId));
        const feedback = { ...toFeedback(row), complaint, replacement: replacement && toFeedback(replacement) };
        return [Number(orderId), feedback];
      }),
  );
};

/** A user's requests paid with credits, newest first. */
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
