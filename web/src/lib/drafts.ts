import { DRAFT_PREFIX } from './forget-drafts.ts';
import { readStoredJson, store } from './browser-storage.ts';

/** What was kept under a name; undefined where nothing was. It may be of another release: look at it before use. */
export const readDraft = (name: string): unknown => readStoredJson(`${DRAFT_PREFIX}${name}`);

/** Keeps what is being typed on this device, so that it survives a reload. */
export const keepDraft = (name: string, draft: unknown): void => store(`${DRAFT_PREFIX}${name}`, JSON.stringify(draft));

export const forgetDraft = (name: string): void => store(`${DRAFT_PREFIX}${name}`, null);
