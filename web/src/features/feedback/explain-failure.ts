import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';

/** The failed action, and a fallback text if the server gave no reason. */
type Failure = { readonly title: string; readonly fallback: string };

/** Shows why a write failed, with the server's text if there is one. */
export const explainFailure = (error: unknown, { title, fallback }: Failure): void => {
  log.error(title, error);
  showToast({ tone: 'destructive', title, description: serverTextOf(error) ?? fallback });
};
