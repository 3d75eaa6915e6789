import { DRAFT_PREFIX } from './forget-drafts.ts';
import { readStoredJson, store } from './browser-storage.ts';

/** The draft with this name; undefined if there is none. Another release may have stored it: validate it. */
export const readDraft = (name: string): unknown => readStoredJson(`${DRAFT_PREFIX}${name}`);

/** Stores a draft on this device, so that it survives a reload. */
export const keepDraft = (name: string, draft: unknown): void => store(`${DRAFT_PREFIX}${name}`, JSON.stringify(draft));

export const forgetDraft = (name: string): void => store(`${DRAFT_PREFIX}${name}`, null);
