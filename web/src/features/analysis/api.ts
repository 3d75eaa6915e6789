import type { AnalyzeUrlResponse, ProductView } from '@twofold/contracts/analysis/api';
import type { WebConfig } from '@twofold/contracts/config';
import useSWR, { useSWRConfig } from 'swr';
import { productsKey } from '../../lib/cache-keys.ts';
import { useSend } from '../../lib/use-send.ts';
import { introduceBrowser } from './progress/introduce-browser.ts';

export const myProductsKey = '/api/me/products';
export const deviceProductsKey = '/api/device/products';

/** The address and cache key of a report. */
export const reportKey = (id: number, links: string): string => `${productsKey}/${id}${links}`;

/** One report. An undefined id requests nothing. `links` is a query that opens an unlisted report (`reportLinksIn`). */
export const useProduct = (id: number | undefined, links = '') =>
  useSWR<ProductView, Error>(id === undefined ? null : reportKey(id, links));

const noSites: WebConfig['sampleSites'] = [];

/** Our own sites to try the analysis on; none until the configuration is loaded. */
export const useSampleSites = (): WebConfig['sampleSites'] => {
  const { data } = useSWR<WebConfig, Error>('/config.json');
  return data?.sampleSites ?? noSites;
};

/**
 * A URL to analyze; with `productId`, an app to analyze again. `onKey` receives the request's idempotency key, which
 * its progress is requested with. `key` is the key of the same request before the page was reloaded.
 */
type UrlToAnalyze = {
  readonly url: string;
  readonly productId?: number | undefined;
  readonly key?: string | undefined;
  readonly onKey: (key: string) => void;
};

/** Analyzes a URL and returns the report's id. Invalidates the lists that contain the report (D-92). */
export const useAnalyzeUrl = () => {
  const { mutate } = useSWRConfig();
  const send = useSend();
  return async ({ url, productId, key: keyBefore, onKey }: UrlToAnalyze): Promise<AnalyzeUrlResponse> => {
    await introduceBrowser();
    const [path, body] = productId ? [`${productsKey}/${productId}/reanalyses`, {}] : ['/api/analyze/url', { url }];
    const answer = await send<AnalyzeUrlResponse>('POST', path, body, onKey, keyBefore);
    const changed = [productsKey, myProductsKey, deviceProductsKey, reportKey(answer.productId, '')];
    void Promise.all(changed.map((key) => mutate(key, undefined)));
    return answer;
  };
};
