export type Bell = { readonly ring: () => void; readonly heard: () => Promise<void> };

/** Wakes the one who waits for it; rung while nobody waits, it wakes the next one at once. */
export const bell = (): Bell => {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    heard: async () => {
      if (!rung) await new Promise<void>((resolve) => (wake = resolve));
      rung = false;
      wake = undefined;
    },
  };
};
