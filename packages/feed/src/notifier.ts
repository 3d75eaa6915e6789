export type Notifier = { readonly notify: () => void; readonly notified: () => Promise<void> };

/** Wakes the one task that waits for it; a notification without a waiter wakes the next one immediately. */
export const createNotifier = (): Notifier => {
  let isPending = false;
  let wake: (() => void) | undefined;
  return {
    notify: () => {
      isPending = true;
      wake?.();
    },
    notified: async () => {
      if (!isPending) await new Promise<void>((resolve) => (wake = resolve));
      isPending = false;
      wake = undefined;
    },
  };
};
