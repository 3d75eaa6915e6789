import { store, storedKeys } from './browser-storage.ts';

export const DRAFT_PREFIX = 'draft:';

/** After a logout, no draft stays on a device that others may use. */
export const forgetDrafts = (): void => {
  for (const key of storedKeys()) if (key.startsWith(DRAFT_PREFIX)) store(key, null);
};
