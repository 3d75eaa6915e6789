export const DRAFT_PREFIX = 'draft:';

/** A user who logs out leaves nothing that was typed on a device that others may use. */
export const forgetDrafts = (): void => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
};
