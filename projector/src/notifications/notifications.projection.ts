import { NOTICED_EVENTS, noticesOf, type Notice } from '@twofold/contracts/notifications/notices';
import type { NotificationRow, StoredFacts } from '@twofold/contracts/notifications/read-model';
import { projection, type Recorded } from '../projection.ts';

type Noticed = Recorded<Parameters<typeof noticesOf>[0]>;

/** Makes the row of a notification; applying an event again makes the same row. */
const add = (row: NotificationRow | undefined, event: unknown, key: number | string): NotificationRow | undefined => {
  // The runner passes only events for which `keys` returned keys.
  const noticed = event as Noticed;
  const notice = noticesOf(noticed).find(({ id }) => id === key);
  return row ?? (notice && rowOf(notice, noticed.metadata.occurredAt));
};

const rowOf = ({ id, kind, to, productId, ...facts }: Notice, at: string): NotificationRow => ({
  id,
  kind,
  to_user: 'userId' in to ? to.userId : null,
  to_buyer_of: 'buyerOf' in to ? to.buyerOf : null,
  to_owner_of: 'ownerOf' in to ? to.ownerOf : null,
  product_id: productId ?? null,
  facts: JSON.stringify(facts satisfies StoredFacts),
  at,
});

/**
 * Users' notifications about their apps, orders, seats and credits (D-130): a row for each notification that `notices.ts`
 * derives from an event. Its id derives from the event's.
 */
export const notificationsProjection = projection<NotificationRow, typeof NOTICED_EVENTS>('notifications', {
  version: 2,
  events: NOTICED_EVENTS,
  keys: (event) => noticesOf(event).map(({ id }) => id),
  apply: Object.fromEntries(Object.keys(NOTICED_EVENTS).map((type) => [type, add])),
});
