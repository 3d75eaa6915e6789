import { DRAFT_PREFIX } from './forget-drafts.ts';

/** What was kept under a name; undefined where nothing was. It may be of another release: look at it before use. */
export const readDraft = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(`${DRAFT_PREFIX}${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what is being typed on this device, so that it survives a reload. */
export const keepDraft = (name: string, draft: unknown): void => {
  try {
    localStorage.setItem(`${DRAFT_PREFIX}${name}`, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: the draft lives as long as its screen.
  }
};

export const forgetDraft = (name: string): void => {
  try {
    localStorage.removeItem(`${DRAFT_PREFIX}${name}`);
  } catch {
    // See keepDraft.
  }
};
