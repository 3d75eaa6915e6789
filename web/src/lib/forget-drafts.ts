import { store, storedKeys } from './browser-storage.ts';

export const DRAFT_PREFIX = 'draft:';

/** Deletes all drafts after a logout: others may use the device. */
export const forgetDrafts = (): void => {
  for (const key of storedKeys()) if (key.startsWith(DRAFT_PREFIX)) store(key, null);
};
