import { readStoredJson, store } from '../../lib/browser-storage.ts';

/** The scroll positions of this tab's screens, in pixels, by location key. */
export type ScrollPositions = {
  readonly keep: (locationKey: string, top: number) => void;
  readonly of: (locationKey: string) => number | undefined;
  /** Saves the positions for a return from another site, such as the payment page. */
  readonly store: () => void;
};

const KEY = 'places';
/** More entries are not useful, and a tab may be open for weeks. */
const MAX_ENTRIES = 50;

/** The stored scroll positions of this tab; empty for a new page. */
export const openScrollPositions = (): ScrollPositions => {
  const positions = new Map(isReturn() ? stored() : []);
  return {
    keep: (locationKey, top) => {
      positions.delete(locationKey);
      positions.set(locationKey, top);
      for (const oldest of [...positions.keys()].slice(0, -MAX_ENTRIES)) positions.delete(oldest);
    },
    of: (locationKey) => positions.get(locationKey),
    store: () => store(KEY, JSON.stringify([...positions]), 'session'),
  };
};

const isReturn = (): boolean => {
  const [navigation] = globalThis.performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
};

function stored(): [string, number][] {
  const entries = readStoredJson(KEY, 'session');
  return Array.isArray(entries) ? entries.filter(isPosition) : [];
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
