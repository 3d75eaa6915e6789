import { create } from 'zustand';

/** Specification, section 9: at most one toast is shown; a dismissed one is removed after 1,000,000 ms. */
const TOAST_LIMIT = 1;
const REMOVE_DELAY_MS = 1_000_000;

/** `neutral` is a success; `destructive` is a failure, announced as an alert. */
export type ToastTone = 'neutral' | 'info' | 'machine' | 'people' | 'destructive';

export type ToastWords = { readonly title: string; readonly description?: string; readonly tone?: ToastTone };

export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: ToastTone;
  readonly isOpen: boolean;
};

type ToastStore = { readonly toasts: readonly Toast[] };

export const useToasts = create<ToastStore>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast in place of the current one, and returns its id. */
export const showToast = (toast: ToastWords): number => {
  lastId += 1;
  const shown: Toast = { tone: 'neutral', ...toast, id: lastId, isOpen: true };
  useToasts.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, TOAST_LIMIT) }));
  return shown.id;
};

/** Closes a toast. It stays in the store until its exit animation is certainly over. */
export const dismissToast = (id: number): void => {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }, REMOVE_DELAY_MS);
};
