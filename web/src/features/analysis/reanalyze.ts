import type { ReanalyzeResponse } from '@twofold/contracts/analysis/api';
import { useSWRConfig } from 'swr';
import { productsKey } from '../../lib/cache-keys.ts';
import { useSend } from '../../lib/use-send.ts';

/** Has a site read again for a newer version of its report, which then replaces the one on the screen (D-129). */
export const useReanalyze = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await send<ReanalyzeResponse>('POST', `${productsKey}/${id}/reanalyses`);
    const isReport = (key: unknown): boolean =>
      typeof key === 'string' && new RegExp(`^${productsKey}/${id}(?:\\?|$)`).test(key);
    await mutate(isReport);
  };
};
