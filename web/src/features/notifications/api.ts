import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type { NotificationsView, NotificationView, UnreadView } from '@twofold/contracts/notifications/api';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { getJson } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

const listKey = '/api/me/notifications';
const unreadKey = `${listKey}/unread`;
const REFRESH_MS = 120_000;

/** What other people and the clock do arrives without a reload: while the tab is looked at, and when one comes back to it. */
const live = { revalidateOnFocus: true, revalidateIfStale: true } as const;

/** How many notifications somebody has not read; undefined until it is known. Only those who are logged in ask. */
export const useUnread = (): number | undefined =>
  useSWR<UnreadView, Error>(unreadKey, { ...live, refreshInterval: REFRESH_MS }).data?.unread;

const keyOf = (_index: number, before: NotificationsView | null): string | null => {
  if (before === null) return listKey;
  return before.next === undefined ? null : `${listKey}?before=${encodeURIComponent(before.next)}`;
};

/** What happened to the current user's apps, orders, seats and credits, newest first, as far back as it was asked for. */
export const useNotifications = () => {
  const { data, error, isLoading, mutate, setSize } = useSWRInfinite<NotificationsView, Error>(
    keyOf,
    getJson<NotificationsView>,
    live,
  );
  return {
    items: data?.flatMap(({ items }) => items),
    error,
    isLoading,
    hasMore: data?.at(-1)?.next !== undefined,
    mutate,
    loadMore: async (): Promise<void> => {
      await setSize((size) => size + 1);
    },
  };
};

/** Marks one notification as read, or all that are shown; the list shows it at once. */
export const useMarkAsRead = (mutateList: ReturnType<typeof useNotifications>['mutate']) => {
  const send = useSend();
  const { mutate } = useSWRConfig();

  const mark = async (body: object, isMarked: (item: NotificationView) => boolean): Promise<void> => {
    const marked = (pages: NotificationsView[] | undefined) =>
      pages?.map(({ items, ...page }) => ({
        ...page,
        items: items.map((item) => (isMarked(item) ? { ...item, isRead: true } : item)),
      }));
    try {
      await mutateList(marked, { revalidate: false });
      await send<DoneResponse>('POST', `${listKey}/read`, body);
    } finally {
      // What was read before is not the newest any more.
      await Promise.all([mutateList(), mutate(unreadKey)]);
    }
  };

  return {
    markOne: ({ id }: NotificationView): Promise<void> => mark({ id }, (item) => item.id === id),
    markAll: ({ at }: NotificationView): Promise<void> => mark({ through: at }, (item) => item.at <= at),
  };
};
