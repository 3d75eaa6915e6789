/** `local` persists on this device; `session` lasts as long as the tab. */
type Kind = 'local' | 'session';

// If a browser blocks storage, reading the property already throws.
const storageOf = (kind: Kind): Storage => globalThis[`${kind}Storage`];

/** The value stored under a key; null if there is none, or the browser blocks storage. */
export const readStored = (key: string, kind: Kind = 'local'): string | null => {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
};

/** The same, parsed as JSON; undefined if there is none. Another release may have stored it: validate it. */
export const readStoredJson = (key: string, kind: Kind = 'local'): unknown => {
  try {
    return JSON.parse(readStored(key, kind) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text, or removes it for null. Does nothing if the browser blocks storage. */
export const store = (key: string, value: string | null, kind: Kind = 'local'): void => {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  } catch {
    // Callers work without a stored value.
  }
};

/** The keys of all stored values. */
export const storedKeys = (kind: Kind = 'local'): string[] => {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
};
