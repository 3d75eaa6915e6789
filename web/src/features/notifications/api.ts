import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type { NotificationsView, NotificationView, UnreadView } from '@twofold/contracts/notifications/api';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { getJson } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

const listKey = '/api/me/notifications';
const unreadKey = `${listKey}/unread`;
const REFRESH_MS = 120_000;

/**
 * Polled, since other users and deadlines cause notifications: while the tab is visible, and when it becomes visible.
 */
const live = { revalidateOnFocus: true, revalidateIfStale: true } as const;

/** The number of unread notifications; undefined while unknown. Visitors request nothing. */
export const useUnread = (): number | undefined =>
  useSWR<UnreadView, Error>(unreadKey, { ...live, refreshInterval: REFRESH_MS }).data?.unread;

const keyOf = (_index: number, before: NotificationsView | null): string | null => {
  if (before === null) return listKey;
  return before.next === undefined ? null : `${listKey}?before=${encodeURIComponent(before.next)}`;
};

/** The current user's notifications, newest first, by pages. */
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

/** Marks one notification, or all shown ones, as read; the list updates immediately. */
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
      // The cached list is no longer the newest.
      await Promise.all([mutateList(), mutate(unreadKey)]);
    }
  };

  return {
    markOne: ({ id }: NotificationView): Promise<void> => mark({ id }, (item) => item.id === id),
    markAll: ({ at }: NotificationView): Promise<void> => mark({ through: at }, (item) => item.at <= at),
  };
};
