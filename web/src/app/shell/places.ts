import { readStoredJson, store } from '../../lib/browser-storage.ts';

/** The scroll positions of this tab's screens, in pixels, by location key. */
export type Places = {
  readonly keep: (locationKey: string, top: number) => void;
  readonly of: (locationKey: string) => number | undefined;
  /** Saves the positions for a return from another site, such as the payment page. */
  readonly store: () => void;
};

const KEY = 'places';
/** More entries are not useful, and a tab may be open for weeks. */
const MOST = 50;

/** The stored scroll positions of this tab; empty for a new page. */
export const openPlaces = (): Places => {
  const places = new Map(isReturn() ? stored() : []);
  return {
    keep: (locationKey, top) => {
      places.delete(locationKey);
      places.set(locationKey, top);
      for (const oldest of [...places.keys()].slice(0, -MOST)) places.delete(oldest);
    },
    of: (locationKey) => places.get(locationKey),
    store: () => store(KEY, JSON.stringify([...places]), 'session'),
  };
};

const isReturn = (): boolean => {
  const [navigation] = globalThis.performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
};

function stored(): [string, number][] {
  const entries = readStoredJson(KEY, 'session');
  return Array.isArray(entries) ? entries.filter(isPlace) : [];
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
