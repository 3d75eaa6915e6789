import Button from '@mui/material/Button';
import type { DoneResponse } from '@twofold/contracts/accounts/api';
import { useState } from 'react';
import { ApiError } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useSend } from '../../../lib/use-send.ts';

/** The analysis has just ended: its report or its error is about to be shown. */
const isTooLate = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Cancels the analysis with a key, disabled before its request is sent. The outcome is the response of that request. */
export function CancelAnalysis({ requestKey }: { readonly requestKey: string | undefined }) {
  const send = useSend();
  const [cancelledKey, setCancelledKey] = useState<string>();
  const isCancelling = requestKey !== undefined && cancelledKey === requestKey;

  const cancel = async () => {
    setCancelledKey(requestKey);
    try {
      await send<DoneResponse>('POST', `/api/analyses/${requestKey}/cancel`);
    } catch (error) {
      if (isTooLate(error)) return;
      log.error('The analysis could not be cancelled', error);
      setCancelledKey(undefined);
      showToast({
        tone: 'destructive',
        title: 'Error',
        description: 'Could not cancel the analysis. Please try again.',
      });
    }
  };

  return (
    <Button
      variant="outlined"
      size="small"
      disabled={requestKey === undefined || isCancelling}
      onClick={() => void cancel()}
    >
      {isCancelling ? 'Cancelling...' : 'Cancel analysis'}
    </Button>
  );
}
