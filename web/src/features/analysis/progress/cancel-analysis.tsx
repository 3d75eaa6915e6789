import Button from '@mui/material/Button';
import type { DoneResponse } from '@twofold/contracts/accounts/api';
import { useState } from 'react';
import { ApiError } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useSend } from '../../../lib/use-send.ts';

/** An analysis that has just ended: its report, or what went wrong, is on its way to the screen. */
const isTooLate = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * Cancels the analysis of a key. The original request is answered with the outcome; before it is sent there is nothing
 * to cancel.
 */
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
