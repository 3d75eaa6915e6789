import type { AnalyzeUrlResponse, ProductView } from '@twofold/contracts/analysis/api';
import useSWR, { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { sendJson } from '../../lib/fetch-json.ts';

const productsKey = '/api/products';
const myProductsKey = '/api/me/products';

/** One report. An undefined id asks nothing (`/analysis/abc` has no report). */
export const useProduct = (id: number | undefined) =>
  useSWR<ProductView, Error>(id === undefined ? null : `/api/products/${id}`);

/** Has a URL analysed; the answer names the report. Afterwards the lists that it joins are asked anew (D-92). */
export const useAnalyzeUrl = () => {
  const { mutate } = useSWRConfig();
  return useSWRMutation(
    '/api/analyze/url',
    (path: string, { arg: url }: { arg: string }) => sendJson<AnalyzeUrlResponse>('POST', path, { url }),
    { onSuccess: () => void Promise.all([mutate(productsKey), mutate(myProductsKey)]) },
  );
};
