export type Notifier = { readonly notify: () => void; readonly notified: () => Promise<void> };

/** Wakes the single task that waits for it; without one, the next `notified()` returns immediately. */
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
