import { sizeOf } from '@twofold/feed/batches';
import type { Rows } from './fold.ts';
import type { Row, RowKey } from './projection.ts';

/** The overhead of a row besides its texts and numbers, in characters. */
const OVERHEAD = 100;
/** Eviction leaves this share of the budget in use: the rows that were used last. */
const KEPT_SHARE = 0.5;

/**
 * The rows of a table that is being filled: the most recently used ones, up to a memory budget in characters (plus one
 * batch). `rows` is folded in place; changes must be reported.
 */
export const createRowCache = (budget: number) => {
  const rows: Rows = new Map();
  const sizes = new Map<RowKey, number>();
  const unwritten = new Set<RowKey>();
  let size = 0;

  const measure = (key: RowKey, row: Row | undefined): void => {
    const now = OVERHEAD + sizeOf(row);
    size += now - (sizes.get(key) ?? 0);
    // Deleted first, so that the map is in the order of last use.
    sizes.delete(key);
    sizes.set(key, now);
  };

  return {
    rows,
    /** The keys that are not cached. */
    missing: (keys: ReadonlySet<RowKey>): ReadonlySet<RowKey> => new Set([...keys].filter((key) => !rows.has(key))),
    /** Adds rows loaded from the table; `undefined` for those that it does not have. */
    add: (loaded: Rows): void => {
      for (const [key, row] of loaded) rows.set(key, row);
    },
    used: (keys: ReadonlySet<RowKey>, changes: Rows): void => {
      for (const key of keys) measure(key, rows.get(key));
      for (const key of changes.keys()) unwritten.add(key);
    },
    isFull: (): boolean => size > budget,
    unwritten: (): Rows => new Map([...unwritten].map((key) => [key, rows.get(key)])),
    /** Call it when everything is written: rows that were not used recently are evicted. */
    written: (): void => {
      unwritten.clear();
      for (const [key, each] of sizes) {
        if (size <= budget * KEPT_SHARE) break;
        rows.delete(key);
        sizes.delete(key);
        size -= each;
      }
    },
  };
};
