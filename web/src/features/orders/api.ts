import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import type { GiveEmailBody, OrderView, VerifyResponse } from '@twofold/contracts/orders/api';
import useSWR, { useSWRConfig } from 'swr';
import { productsKey } from '../../lib/cache-keys.ts';
import { getJsonUnless401 } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';

const ordersKey = '/api/me/orders';
/** The server's page size; a smaller page is the last one. */
const PAGE_LENGTH = 100;
const REFRESH_MS = 60_000;
/** Polling interval for a refund, which follows the end of an order within seconds. */
const WHILE_REFUNDED_MS = 5_000;
/** Polling interval for the request that a payment opens, also within seconds. */
const WHILE_OPENED_MS = 2_000;
const OPENED_WITHIN_MS = 60_000;
/** Polling interval for the comparison of reviews, which takes seconds, or a minute with a model. */
const COMPARING_MS = 4_000;

/** Other users change these: a screen of orders refreshes them on arrival, and while it is visible. */
const live = { revalidateIfStale: true, revalidateOnFocus: true } as const;

/** Whether the order may still change without an action of its buyer. */
const isUnderWay = ({ state, complaint }: Changing): boolean =>
  state === 'under-way' || state === 'unpaid' || (complaint !== undefined && isReplacing(complaint));

type Changing = Pick<OrderView, 'state' | 'refunds' | 'complaint'>;

/** Whether a complaint is undecided, or its replacement seat is not filled yet. */
const isReplacing = ({ state, replacement }: NonNullable<OrderView['complaint']>): boolean =>
  state !== 'dismissed' && (replacement?.state ?? 'under-way') === 'under-way';

const isAwaited = (refund: OrderView['refunds'][number] | undefined): boolean =>
  (refund?.state ?? 'requested') === 'requested';

const isRefunded = ({ state, refunds, complaint }: Changing): boolean => {
  const isOfUnusable = ({ reason }: OrderView['refunds'][number]): boolean => reason === 'review-unusable';
  const isReplacementClosed = complaint?.replacement?.state === 'closed';
  return (
    (state === 'closed' && isAwaited(refunds.find((refund) => !isOfUnusable(refund)))) ||
    (isReplacementClosed && isAwaited(refunds.find(isOfUnusable)))
  );
};

const refreshMs = (orders: readonly Changing[] = []): number => {
  if (orders.some(isRefunded)) return WHILE_REFUNDED_MS;
  return orders.some(isUnderWay) ? REFRESH_MS : 0;
};

const isBeingOpened = ({ state, requestId, paidAt }: OrderView): boolean =>
  state === 'under-way' && requestId === undefined && Date.now() - Date.parse(paidAt ?? '') < OPENED_WITHIN_MS;

/** Visitors get an empty list instead of an error. */
const readList = async <Item>(path: string): Promise<Item[]> => (await getJsonUnless401<Item[]>(path)) ?? [];

/** The fetcher of local data, which the API does not have. */
const nothing = (): undefined => undefined;

/** The orders loaded so far. */
type LoadedOrders = { readonly orders: readonly OrderView[]; readonly hasMore: boolean };

/**
 * The newest orders, to detect new reviews: requested once, and when the tab becomes visible. Visitors request nothing.
 */
export const useNewestOrders = (isLoggedIn: boolean) =>
  useSWR<OrderView[], Error>(isLoggedIn ? ordersKey : null, readList<OrderView>, { revalidateOnFocus: true });

/** The orders of the account, or of a visitor's browser (D-59); newest first. */
export const useOrders = () => {
  const { data, isLoading, mutate } = useSWR<OrderView[], Error>(ordersKey, readList<OrderView>, {
    ...live,
    refreshInterval: refreshMs,
  });
  // The number of loaded pages, so that a returning user finds as many as before; it is local state.
  const { data: loaded, mutate: keepLoaded } = useSWR<LoadedOrders | undefined, Error>(
    `${ordersKey} and older`,
    nothing,
  );
  const known = loaded?.orders ?? [];
  const orders = data && [...data, ...known.filter(({ id }) => !data.some((order) => order.id === id))];

  const loadMore = async (): Promise<void> => {
    const oldest = orders?.at(-1);
    if (orders === undefined || oldest === undefined) return;
    const page = await readList<OrderView>(`${ordersKey}?before=${oldest.id}`);
    const hasOlder = page.length >= PAGE_LENGTH;
    await keepLoaded({ orders: [...orders, ...page], hasMore: hasOlder }, { revalidate: false });
  };

  const hasMore = loaded?.hasMore ?? (data !== undefined && data.length >= PAGE_LENGTH);
  return { orders, hasMore, isLoading, mutate, loadMore };
};

/** Adds the token of the link in an email, which permits reading the order. */
const withToken = (path: string, token: string | undefined): string =>
  token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`;

/** One order. An undefined id requests nothing (`/orders/abc` has no order). */
export const useOrder = (id: number | undefined, token: string | undefined) =>
  useSWR<OrderView, Error>(id === undefined ? null : withToken(`/api/orders/${id}`, token), {
    ...live,
    refreshInterval: (order) => (order && isBeingOpened(order) ? WHILE_OPENED_MS : refreshMs(order && [order])),
  });

/** Revokes the link in the emails about an order, and refreshes the order. */
export const useRevokeLink = (orderId: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const path = `/api/orders/${orderId}`;
  return async (): Promise<void> => {
    await send<DoneResponse>('POST', `${path}/link/revoke`);
    await mutate((key) => typeof key === 'string' && (key === path || key.startsWith(`${path}?`)));
  };
};

/** Sets a guest's email address for an order. */
export const useGiveEmail = (orderId: number) => {
  const send = useSend();
  return (body: GiveEmailBody): Promise<DoneResponse> => send('POST', `/api/orders/${orderId}/email`, body);
};

/**
 * The comparison of an order's reviews; requested when there are reviews to compare, and polled until all of them are
 * included.
 */
export const useComparison = (order: OrderView, token: string | undefined) =>
  useSWR<ComparisonReport, Error>(withToken(`/api/orders/${order.id}/report`, token), {
    ...live,
    refreshInterval: (report) => (report?.isComparing ? COMPARING_MS : refreshMs([order])),
  });

/**
 * Checks once whether a payment has arrived, and refreshes the list of apps, which counts open seats. An undefined
 * session requests nothing (D-63).
 */
export const useVerifiedPayment = (sessionId: string | undefined) => {
  const { mutate } = useSWRConfig();
  return useSWR<VerifyResponse, Error>(
    sessionId === undefined ? null : `/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`,
    { onSuccess: () => void mutate(productsKey, undefined) },
  );
};
