import { moveCheckpoint } from '@twofold/event-store/followers/checkpoint';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { chunksUpTo } from '@twofold/feed/batches';
import type { ClientBase } from 'pg';
import { foldBatch, parseBatch } from './fold.ts';
import { SCHEMA, type ReadModel } from './read-model.ts';
import { createRowCache } from './row-cache.ts';
import { portionsOf, type RowStore } from './rows.ts';

/** Fills a table that is not read yet, in large batches: recently used rows stay in memory and are written together. */
export interface Builder {
  /** The last event whose effects are in the table, or will be after the next write. */
  position(): Position | undefined;
  /**
   * Folds all events up to a position; none if it is undefined. Rows beyond the memory budget are written in between, and
   * loaded again if a later event needs them.
   * @throws Poison at the first event that cannot be applied: a rebuild stops there (D-100).
   */
  foldUpTo(position: Position | undefined): Promise<void>;
  /**
   * Writes the folded rows and moves the checkpoint, in the client's transaction or without one. A partial write is
   * harmless, because an interrupted build starts again.
   */
  write(): Promise<void>;
}

export type BuilderDeps = {
  readonly client: ClientBase;
  readonly store: EventStore;
  readonly readModel: ReadModel;
  readonly rows: RowStore;
  readonly checkpoint: { readonly name: string; readonly epoch: bigint; readonly position: Position | undefined };
  readonly skipped: ReadonlySet<string>;
  readonly signal: AbortSignal;
  /** The memory budget for rows, in characters. */
  readonly budget?: number;
};

/**
 * About 5 MB of rows, for tables of any size: most events concern recent rows, so few rows are loaded again. Four times
 * as much was no faster.
 */
const BUDGET = 2_000_000;
/** The largest batch. */
const READ_LIMITS = { events: 1_000, characters: 2_000_000 };

export const createBuilder = (deps: BuilderDeps): Builder => {
  const { client, store, readModel, rows: table, checkpoint, skipped, signal, budget = BUDGET } = deps;
  const cache = createRowCache(budget);
  let isTableEmpty = checkpoint.position === undefined;
  let written = checkpoint.position;
  let folded = written;

  const fold = async (events: readonly RecordedEvent[]): Promise<void> => {
    const batch = parseBatch(readModel.projection, events, ({ id }) => skipped.has(id));
    const missing = cache.missing(batch.keys);
    if (!isTableEmpty && missing.size > 0) cache.add(await table.load(client, missing));
    cache.used(batch.keys, foldBatch(batch, cache.rows));
    folded = events.at(-1)?.position ?? folded;
  };

  const write = async (): Promise<void> => {
    const changes = cache.unwritten();
    for (const portion of portionsOf(changes)) await Promise.all(table.write(client, portion));
    if (folded !== undefined && folded !== written)
      await moveCheckpoint(client, SCHEMA, { ...checkpoint, from: written, to: folded });
    isTableEmpty &&= changes.size === 0;
    cache.written();
    written = folded;
  };

  const foldUpTo = async (position: Position | undefined): Promise<void> => {
    if (position === undefined || position === folded) return;
    const from = folded === undefined ? {} : { after: folded };
    for await (const events of chunksUpTo(store.readAll(from), position, READ_LIMITS)) {
      signal.throwIfAborted();
      await fold(events);
      if (cache.isFull()) await write();
    }
  };

  return { position: () => folded, foldUpTo, write };
};
