import { useState } from 'react';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';

/** Sends an operator's request to a service, and shows whether it was recorded. */
export const useOperationRequest = ({ appliedBy }: { readonly appliedBy: string }) => {
  const [isPending, setIsPending] = useState(false);

  const ask = async (done: string, operation: () => Promise<void>): Promise<boolean> => {
    setIsPending(true);
    try {
      await operation();
      showToast({ title: done, description: `${appliedBy} will apply this shortly.` });
      return true;
    } catch (error) {
      log.error('An operation was not recorded', error);
      const description = serverTextOf(error) ?? 'The request was not recorded. Please try again.';
      showToast({ tone: 'destructive', title: 'Operation failed', description });
      return false;
    } finally {
      setIsPending(false);
    }
  };

  return { ask, isPending };
};
