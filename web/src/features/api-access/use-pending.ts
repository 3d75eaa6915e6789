import { useState } from 'react';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';

/** Runs one action at a time, and reports the result. */
export const usePending = () => {
  const [isPending, setIsPending] = useState(false);
  const runNow = async (work: () => Promise<void>, title: string): Promise<void> => {
    setIsPending(true);
    try {
      await work();
      showToast({ title });
    } catch (error) {
      log.error('A change of the developer settings failed', error);
      const description = serverTextOf(error) ?? 'This did not work. Please try again.';
      showToast({ tone: 'destructive', title: 'Error', description });
    }
    setIsPending(false);
  };
  return { isPending, run: (work: () => Promise<void>, title: string): void => void runNow(work, title) };
};
