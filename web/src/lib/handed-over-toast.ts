import type { ToastWords } from './toast-store.ts';
import { showToast } from './toast-store.ts';
import { readStoredJson, store } from './browser-storage.ts';

const KEY = 'handed-over-toast';

/** Stores a toast for the next page: loading a page removes all toasts of the current one (D-34). */
export const handOverToast = (toast: ToastWords): void => store(KEY, JSON.stringify(toast), 'session');

/** Shows the toast that the previous page stored, once. */
export const showHandedOverToast = (): void => {
  const toast = takeToast();
  if (toast !== undefined) showToast(toast);
};

function takeToast(): ToastWords | undefined {
  const kept = readStoredJson(KEY, 'session');
  store(KEY, null, 'session');
  return isToast(kept) ? kept : undefined;
}

/** Another release may have stored the value. */
const isToast = (kept: unknown): kept is ToastWords =>
  typeof kept === 'object' && kept !== null && 'title' in kept && typeof kept.title === 'string';
