import type { ToastWords } from './toast-store.ts';
import { showToast } from './toast-store.ts';

const KEY = 'handed-over-toast';

/** Keeps a toast for the page that is loaded next: loading a page ends every toast of this one (D-34). */
export const handOverToast = (toast: ToastWords): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Storage is switched off: the toast is lost, and nothing else.
  }
};

/** Shows the toast that the page before this one left, once. */
export const showHandedOverToast = (): void => {
  const toast = takeToast();
  if (toast !== undefined) showToast(toast);
};

function takeToast(): ToastWords | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isToast(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** What is in the storage may be of another release. */
const isToast = (kept: unknown): kept is ToastWords =>
  typeof kept === 'object' && kept !== null && 'title' in kept && typeof kept.title === 'string';
