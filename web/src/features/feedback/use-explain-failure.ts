import { ApiError, serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';

/** What failed, and what to say where the server gave no reason. */
type Failure = { readonly title: string; readonly fallback: string };

/**
 * Says why a write failed: a refusal in the server's words. Whose session has run out is told to log in, and
 * `onSessionEnded` takes them there.
 */
export const useExplainFailure =
  (onSessionEnded: () => Promise<void>) =>
  async (error: unknown, { title, fallback }: Failure): Promise<void> => {
    log.error(title, error);
    if (error instanceof ApiError && error.status === 401) {
      showToast({ tone: 'destructive', title: 'Authentication required', description: 'Please log in again' });
      await onSessionEnded();
      return;
    }
    showToast({ tone: 'destructive', title, description: serverTextOf(error) ?? fallback });
  };
