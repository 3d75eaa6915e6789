import type { ToastWords } from './toast-store.ts';
import { showToast } from './toast-store.ts';
import { readStoredJson, store } from './browser-storage.ts';

const KEY = 'handed-over-toast';

/** Keeps a toast for the page that is loaded next: loading a page ends every toast of this one (D-34). */
export const handOverToast = (toast: ToastWords): void => store(KEY, JSON.stringify(toast), 'session');

/** Shows the toast that the page before this one left, once. */
export const showHandedOverToast = (): void => {
  const toast = takeToast();
  if (toast !== undefined) showToast(toast);
};

function takeToast(): ToastWords | undefined {
  const kept = readStoredJson(KEY, 'session');
  store(KEY, null, 'session');
  return isToast(kept) ? kept : undefined;
}

/** The stored value may be of another release. */
const isToast = (kept: unknown): kept is ToastWords =>
  typeof kept === 'object' && kept !== null && 'title' in kept && typeof kept.title === 'string';
