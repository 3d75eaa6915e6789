import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type {
  OwnProduct,
  ProductStanding,
  ProductSummary,
  RemoveProductBody,
  ShareLinkResponse,
} from '@twofold/contracts/analysis/api';
import { FIRST_APPS } from '@twofold/contracts/analysis/open-seats-first';
import { useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { meKey, productsKey } from '../../lib/cache-keys.ts';
import { ledgerKey } from '../../lib/member-cache-keys.ts';
import { ApiError, getJson } from '../../lib/fetch-json.ts';
import { useSend } from '../../lib/use-send.ts';
import { myProductsKey } from './api.ts';

/** Whether a report does not exist or was taken down. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Specification, section 9: the list of apps is cached for five minutes. */
const PRODUCTS_CACHE_MS = 5 * 60_000;
/** The server's page size; a smaller page is the last one (D-49). */
const PAGE_LENGTH = 100;

/** The apps of a list, by pages. `path` is the list's address. */
type LoadedApps = {
  readonly path: string;
  readonly apps: readonly ProductSummary[];
  readonly hasMore: boolean;
  readonly readAt: number;
};

const readApps = async (path: string): Promise<LoadedApps> => {
  const apps = await getJson<ProductSummary[]>(path);
  return { path, apps, hasMore: apps.length >= PAGE_LENGTH, readAt: Date.now() };
};

/**
 * The apps to review: the newest, or the results of a query. On mount, the newest are reloaded if they are older than
 * five minutes, and a query always. Until the new list arrives, `data` is the previous list and `isStale` is true.
 */
export const useApps = (query = '') => {
  const path = `${productsKey}${query}`;
  const { data, error, isLoading, mutate } = useSWR<LoadedApps, Error>(path, readApps, {
    keepPreviousData: true,
    ...(query !== '' && { revalidateOnMount: true }),
  });
  const isStale = data !== undefined && data.path !== path;
  const readAt = isStale ? undefined : data?.readAt;

  useEffect(() => {
    if (readAt !== undefined && Date.now() - readAt >= PRODUCTS_CACHE_MS) void mutate();
  }, [readAt, mutate]);

  const loadMore = async (): Promise<void> => {
    const last = data?.apps.at(-1);
    if (data === undefined || last === undefined) return;
    const { apps, hasMore } = await readApps(`${path}${query === '' ? '?' : '&'}before=${last.id}`);
    await mutate({ ...data, apps: [...data.apps, ...apps], hasMore }, { revalidate: false });
  };

  const hasFailed = error !== undefined && !isLoading && (data === undefined || isStale);
  return { data: hasFailed ? undefined : data, isStale, isLoading: isLoading && data === undefined, mutate, loadMore };
};

/** The first apps that the server put into the page, until the list is loaded. */
export const useFirstApps = (isListThere: boolean): Pick<LoadedApps, 'apps' | 'hasMore'> | undefined => {
  const { data, mutate } = useSWR<readonly ProductSummary[]>(FIRST_APPS, null);
  useEffect(() => {
    if (isListThere) void mutate(undefined, { revalidate: false });
  }, [isListThere, mutate]);
  return useMemo(() => data && { apps: data, hasMore: false }, [data]);
};

/** The apps of the current user, newest first. Visitors request nothing. */
export const useMyApps = (isLoggedIn = true) => useSWR<OwnProduct[], Error>(isLoggedIn ? myProductsKey : null);

const standingKey = (id: number, links = '') => `${productsKey}/${id}/standing${links}`;

/** The reader's relation to an app; undefined while loading. `links` open an unlisted report. */
export const useStanding = (id: number, links: string): ProductStanding | undefined =>
  // It changes when other people fill seats, so it is loaded on every visit.
  useSWR<ProductStanding, Error>(standingKey(id, links), { revalidateOnMount: true }).data;

/** Claims an app. Refreshes the user's apps, and the app's reviews, which only its owner can read. */
export const useClaimProduct = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await send<DoneResponse>('POST', `${productsKey}/${id}/claim`);
    await Promise.all([
      mutate((key) => typeof key === 'string' && key.startsWith(standingKey(id))),
      mutate(myProductsKey, undefined),
      mutate(`${productsKey}/${id}/reviews`),
    ]);
  };
};

const isAbout = (id: number) => (key: unknown) =>
  typeof key === 'string' && key.split(/[/?]/).slice(0, 4).join('/') === `${productsKey}/${id}`;

/** Creates and revokes the share link of one's own unlisted app. `open` returns the existing token if there is one. */
export const useShareLink = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const path = `${productsKey}/${id}/share-link`;
  return {
    open: async (): Promise<string> => {
      const { token } = await send<ShareLinkResponse>('POST', path);
      await mutate(myProductsKey);
      return token;
    },
    revoke: async (): Promise<void> => {
      await send<DoneResponse>('DELETE', path);
      await mutate(myProductsKey);
    },
  };
};

/** Takes an app off every public list. */
export const useUnlistProduct = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: RemoveProductBody): Promise<void> => {
    await send<DoneResponse>('POST', `${productsKey}/${id}/unlist`, body);
    await Promise.all([mutate(myProductsKey), mutate(productsKey, undefined)]);
  };
};

/** Puts an app back into the public lists. */
export const useListProductAgain = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await send<DoneResponse>('POST', `${productsKey}/${id}/list-again`);
    await Promise.all([mutate(myProductsKey), mutate(productsKey, undefined)]);
  };
};

/**
 * Takes an app down, calls `leave` to leave its screen, then clears its data. Taking it down closes its requests for
 * reviews and returns their credits, so the balance and the ledger are refreshed.
 */
export const useTakeProductDown = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: RemoveProductBody, leave: () => void | Promise<void>): Promise<void> => {
    await send<DoneResponse>('DELETE', `${productsKey}/${id}`, body);
    await leave();
    await Promise.all([
      mutate<OwnProduct[]>(myProductsKey, (apps) => apps?.filter((app) => app.id !== id)),
      mutate(productsKey, undefined),
      mutate(isAbout(id), undefined),
      mutate(meKey),
      mutate(ledgerKey, undefined),
    ]);
  };
};
