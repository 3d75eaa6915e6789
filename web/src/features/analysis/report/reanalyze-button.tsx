import Button from '@mui/material/Button';
import type { ReanalyzeResponse } from '@twofold/contracts/analysis/api';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { productsKey } from '../../../lib/cache-keys.ts';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useSend } from '../../../lib/use-send.ts';

/** Analyzes a site again. The new version of the report replaces the one on the screen (D-129). */
const useReanalyze = (id: number) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<void> => {
    await send<ReanalyzeResponse>('POST', `${productsKey}/${id}/reanalyses`);
    const isReport = (key: unknown): boolean =>
      typeof key === 'string' && new RegExp(`^${productsKey}/${id}(?:\\?|$)`).test(key);
    await mutate(isReport);
  };
};

type ReanalyzeButtonProps = { readonly productId: number; readonly label: string };

/** Analyzes a site again for a new version of its report (D-129). */
export function ReanalyzeButton({ productId, label }: ReanalyzeButtonProps) {
  const reanalyze = useReanalyze(productId);
  const [isPending, setIsPending] = useState(false);

  const again = async () => {
    setIsPending(true);
    try {
      await reanalyze();
    } catch (error) {
      log.error('Analyzing the app again failed', error);
      const description = serverTextOf(error) ?? 'Failed to analyze it again. Please try again.';
      showToast({ tone: 'destructive', title: 'Error', description });
    }
    setIsPending(false);
  };

  return (
    <>
      <Button variant="text" size="small" color="machine" disabled={isPending} onClick={() => void again()}>
        {isPending ? 'Analyzing again...' : label}
      </Button>
      <VisuallyHidden role="status">{isPending ? 'Analyzing again.' : ''}</VisuallyHidden>
    </>
  );
}
