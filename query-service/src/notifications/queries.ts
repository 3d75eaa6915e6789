import {
  MAX_UNREAD,
  notificationView,
  type NotificationsView,
  type NotificationView,
} from '@twofold/contracts/notifications/api';
import type { NotificationRow } from '@twofold/contracts/notifications/read-model';
import type { Pipelines } from '../pipelines.ts';

/** The projections that notifications read. */
export const OF_NOTIFICATIONS = [
  'notifications',
  'notification_marks',
  'orders',
  'products',
  'reviews',
  'feedback_seats',
  'users',
] as const;

/**
 * $1 is the user: their notifications as themselves, as the buyer of an order, and as the owner of an app. Erased
 * actors are not mentioned.
 */
const MINE = `
  select n.id, n.kind, n.at, n.facts, n.product_id, false as is_buyers from read_models.notifications n
  where n.to_user = $1 and exists (select from read_models.users u where u.id = $1)
  union all
  select n.id, n.kind, n.at, n.facts, o.product_id, true from read_models.orders o
  join read_models.notifications n on n.to_buyer_of = o.id where o.user_id = $1
  union all
  select n.id, n.kind, n.at, n.facts, n.product_id, false from read_models.products p
  join read_models.notifications n on n.to_owner_of = p.id where p.owner_id = $1`;

const IS_READ = `m.at <= coalesce(k.read_through, '') or coalesce(k.read_ids::jsonb ? m.id, false)`;

/** The app is named to those who may see its report (D-134): buyers, owners, reviewers, and everyone while it is listed. */
const IS_NAMED = `
  p.is_listed or p.owner_id = $1 or m.is_buyers
  or exists (select from read_models.reviews v where v.user_id = $1 and v.product_id = p.id)
  or exists (select from read_models.feedback_seats s where s.user_id = $1 and s.product_id = p.id and s.state = 'claimed')`;

/** $2 and $3 are the time and the id of the last notification of the previous page, $4 is the limit. */
const PAGE = {
  name: 'notifications of a person',
  text: `
  with page as (
    select m.*, ${IS_READ} as is_read
    from (${MINE}) m left join read_models.notification_marks k on k.user_id = $1
    where $2::text is null or (m.at, m.id) < ($2, $3)
    order by m.at desc, m.id desc limit $4
  )
  select m.*, p.title as app_title from page m
  left join read_models.products p on p.id = m.product_id and (${IS_NAMED})
  order by m.at desc, m.id desc`,
};

const UNREAD = {
  name: 'unread notifications',
  text: `
  select count(*)::integer as unread from (
    select from (${MINE}) m left join read_models.notification_marks k on k.user_id = $1
    where not (${IS_READ}) limit ${MAX_UNREAD}
  ) unread`,
};

/** The driver returns a `bigint` as text. */
type Found = Pick<NotificationRow, 'id' | 'kind' | 'at' | 'facts'> & {
  readonly product_id: string | null;
  readonly is_read: boolean;
  readonly app_title: string | null;
};

type Page = { readonly limit: number; readonly before?: string | undefined };

/** A user's notifications, newest first, from the end of the previous page. */
export const notificationsOf = async (
  database: Pipelines,
  userId: number,
  { limit, before }: Page,
): Promise<NotificationsView> => {
  const [at = null, id = null] = before?.split('_') ?? [];
  // One extra row shows whether there are older ones.
  const { rows } = await database.query<Found>({ ...PAGE, values: [userId, at, id, limit + 1] });
  const items = rows.slice(0, limit).map(toView);
  const last = items.at(-1);
  return rows.length > limit && last ? { items, next: `${last.at}_${last.id}` } : { items };
};

/** The number of a user's unread notifications, up to `MAX_UNREAD`. */
export const unreadOf = async (database: Pipelines, userId: number): Promise<number> => {
  const { rows } = await database.query<{ unread: number }>({ ...UNREAD, values: [userId] });
  return rows[0]?.unread ?? 0;
};

const toView = (row: Found): NotificationView => ({
  ...notificationView.partial().parse(JSON.parse(row.facts)),
  id: row.id,
  kind: notificationView.shape.kind.parse(row.kind),
  at: row.at,
  isRead: row.is_read,
  ...(row.product_id !== null && { productId: Number(row.product_id) }),
  ...(row.app_title && { appTitle: row.app_title }),
});
