/** `local` stays on this device; `session` lives as long as its tab. */
type Kind = 'local' | 'session';

// A browser may refuse its storage, at the first word about it already.
const storageOf = (kind: Kind): Storage => globalThis[`${kind}Storage`];

/** The value stored under a key; null if there is none, or the browser blocks its storage. */
export const readStored = (key: string, kind: Kind = 'local'): string | null => {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
};

/** The same as JSON, undefined for none. It may be of another release: check it before use. */
export const readStoredJson = (key: string, kind: Kind = 'local'): unknown => {
  try {
    return JSON.parse(readStored(key, kind) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text, or removes it for null. In a browser that refuses its storage, nothing is stored and nothing fails. */
export const store = (key: string, value: string | null, kind: Kind = 'local'): void => {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  } catch {
    // A fallback in memory, for as long as this page lives.
  }
};

/** The keys under which something is stored. */
export const storedKeys = (kind: Kind = 'local'): string[] => {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
};
