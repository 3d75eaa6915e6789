import {
  complaintView,
  type ComplaintView,
  type ModeratedComplaint,
  type ModerationView,
  type OwnComplaint,
} from '@twofold/contracts/feedback/complaints/api';
import type { ComplaintRow } from '@twofold/contracts/feedback/read-model';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import type { Pipelines } from '../pipelines.ts';

const COLUMNS = `c.order_id, c.product_id, c.review_id, c.seat, c.reason, c.note, c.earned, c.state, c.reported_at,
  c.appeal_by, c.appeal, c.appealed_at, c.because, c.decided_at`;
const WITH_REVIEW = `${COLUMNS}, v.rating, v.content, p.title, p.public_url
  from read_models.complaints c
  left join read_models.reviews v on v.id = c.review_id
  left join read_models.products p on p.id = c.product_id`;
const OF_ORDERS = {
  name: 'complaints of orders',
  text: `select ${COLUMNS} from read_models.complaints c where c.order_id = any($1::bigint[])`,
};
const ABOUT = {
  name: 'complaints about a person',
  text: `select ${WITH_REVIEW} where c.reviewer_id = $1 order by c.reported_at desc, c.order_id desc`,
};
/** $1 is the buyer. */
const MADE_BY = {
  name: 'complaints of a buyer',
  text: `select ${COLUMNS} from read_models.complaints c join read_models.orders o on o.id = c.order_id
         where o.user_id = $1 order by c.reported_at desc, c.order_id desc`,
};
/** $1 is the moderator, who must not decide a complaint in which they are a party. */
const MODERATED = `select coalesce($1 in (c.reviewer_id, c.reported_by, o.user_id), false) as is_party,
  ${WITH_REVIEW} left join read_models.orders o on o.id = c.order_id`;
const WAITING = {
  name: 'appeals that wait',
  text: `${MODERATED} where c.state = 'appealed' order by c.appealed_at, c.order_id limit $2`,
};
const DECIDED = {
  name: 'complaints that were decided',
  text: `${MODERATED} where c.decided_at is not null order by c.decided_at desc, c.order_id desc limit $2`,
};
const IS_MODERATOR = {
  name: 'is moderator',
  text: `select from read_models.users where id = $1 and roles::jsonb ? 'moderator'`,
};

/** Page size for moderators. */
const MAX_WAITING = 100;
const MAX_DECIDED = 20;

/** The driver returns a `bigint` as text. */
type FoundComplaint = Omit<
  ComplaintRow,
  'order_id' | 'request_id' | 'product_id' | 'review_id' | 'reviewer_id' | 'reported_by'
> & {
  readonly order_id: string;
  readonly product_id: string;
  readonly review_id: string;
};
/** The title is null when the app was taken down, the content when its author was erased. */
type FoundWithReview = FoundComplaint & {
  readonly rating: number | null;
  readonly content: string | null;
  readonly title: string | null;
  readonly public_url: string | null;
};
type FoundModerated = FoundWithReview & { readonly is_party: boolean };

/** The buyers' reports of these orders, by order, as both parties see them. */
export const complaintsOf = async (
  database: Pipelines,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ComplaintView>> => {
  const { rows } = await database.query<FoundComplaint>({ ...OF_ORDERS, values: [orderIds] });
  return new Map(rows.map((row) => [Number(row.order_id), toView(row)]));
};

/** The reports of a user's reviews, newest first. */
export const complaintsAbout = async (database: Pipelines, userId: number): Promise<OwnComplaint[]> => {
  const { rows } = await database.query<FoundWithReview>({ ...ABOUT, values: [userId] });
  return rows.map(toOwnView);
};

/** A user's reports as a buyer, newest first. */
export const complaintsMadeBy = async (database: Pipelines, userId: number): Promise<ComplaintView[]> => {
  const { rows } = await database.query<FoundComplaint>({ ...MADE_BY, values: [userId] });
  return rows.map(toView);
};

export const isModerator = async (database: Pipelines, userId: number): Promise<boolean> =>
  (await database.query({ ...IS_MODERATOR, values: [userId] })).rowCount === 1;

/** The appeals to decide, and the latest decisions. */
export const moderationFor = async (database: Pipelines, moderatorId: number): Promise<ModerationView> => {
  const [waiting, decided] = await Promise.all([
    database.query<FoundModerated>({ ...WAITING, values: [moderatorId, MAX_WAITING] }),
    database.query<FoundModerated>({ ...DECIDED, values: [moderatorId, MAX_DECIDED] }),
  ]);
  return { waiting: waiting.rows.map(toModerated), decided: decided.rows.map(toModerated) };
};

const toView = (row: FoundComplaint): ComplaintView => {
  const { note, appeal, appealed_at: appealedAt, because, decided_at: decidedAt } = row;
  return complaintView.parse({
    reviewId: Number(row.review_id),
    seat: row.seat,
    reason: row.reason,
    ...(note !== null && { note }),
    state: row.state,
    reportedAt: row.reported_at,
    appealBy: row.appeal_by,
    ...(appealedAt !== null && { appeal: { ...(appeal !== null && { text: appeal }), at: appealedAt } }),
    ...(because !== null && decidedAt !== null && { decided: { because, at: decidedAt } }),
  });
};

const toOwnView = (row: FoundWithReview): OwnComplaint => {
  const { rating, content, title, public_url: url } = row;
  return {
    ...toView(row),
    orderId: Number(row.order_id),
    productId: Number(row.product_id),
    ...(title !== null && url !== null && { product: { title, url } }),
    ...(rating !== null && { review: { id: Number(row.review_id), rating, content: content ?? REMOVED_TEXT } }),
    earned: row.earned,
  };
};

const toModerated = (row: FoundModerated): ModeratedComplaint => {
  const view = toOwnView(row);
  return row.state === 'appealed' && !row.is_party ? { ...view, canDecide: true } : view;
};
