import Button from '@mui/material/Button';
import { useState } from 'react';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useReanalyze } from '../reanalyze.ts';

/** Has a report written again, for whoever may: its first one was not by the model (D-121). */
export function TryAgainButton({ productId }: { readonly productId: number }) {
  const reanalyze = useReanalyze(productId);
  const [isPending, setIsPending] = useState(false);

  const tryAgain = async () => {
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
      <Button variant="text" size="small" color="machine" disabled={isPending} onClick={() => void tryAgain()}>
        {isPending ? 'Analyzing again...' : 'Try again'}
      </Button>
      <VisuallyHidden role="status">{isPending ? 'Analyzing again.' : ''}</VisuallyHidden>
    </>
  );
}
