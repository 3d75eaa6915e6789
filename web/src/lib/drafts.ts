const PREFIX = 'draft:';

/** What was kept under a name; undefined where nothing was. It may be of another release: look at it before use. */
export const readDraft = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(`${PREFIX}${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what is being typed on this device, so that it survives a reload. */
export const keepDraft = (name: string, draft: unknown): void => {
  try {
    localStorage.setItem(`${PREFIX}${name}`, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: the draft lives as long as its screen.
  }
};

export const forgetDraft = (name: string): void => {
  try {
    localStorage.removeItem(`${PREFIX}${name}`);
  } catch {
    // See keepDraft.
  }
};

/** Whoever logs out leaves nothing that was typed on a device that others may use. */
export const forgetDrafts = (): void => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // See keepDraft.
  }
};
