import type { Position, RecordedEvent } from '@twofold/event-store/port';
import { foldBatch, parseBatch, Poison, type Rows } from '@twofold/projector/fold';
import type { Projection, RowKey } from '@twofold/projector/projection';

/** Which events the live read model was made of: those up to its checkpoint, but for what it left out. */
export type MadeOf = {
  /** Undefined: before the first. */
  readonly upTo: Position | undefined;
  readonly skipped: ReadonlySet<string>;
  /** Streams that it follows no longer, each with the first revision that it did not apply. */
  readonly parked: ReadonlyMap<string, bigint>;
};

/** The rows of a read model as the log makes them; only those that `isKept` keeps are in memory. */
export const createRebuiltModel = (
  projection: Projection,
  { upTo, skipped, parked }: MadeOf,
  isKept: (key: RowKey) => boolean,
) => {
  const rows: Rows = new Map();
  let poison: Poison | undefined;
  const kept: Projection = {
    ...projection,
    step: (event) => {
      const step = projection.step(event);
      const keys = step?.keys.filter(isKept) ?? [];
      return step && keys.length > 0 ? { keys, apply: (row, key) => step.apply(row, key) } : undefined;
    },
  };
  const isHeld = ({ position, id, stream, revision }: RecordedEvent): boolean => {
    const parkedFrom = parked.get(stream);
    return (
      upTo === undefined || position > upTo || skipped.has(id) || (parkedFrom !== undefined && revision >= parkedFrom)
    );
  };
  return {
    rows,
    /** The event that could not be applied: the rows are of no use then. */
    poison: () => poison,
    take: (events: readonly RecordedEvent[]): void => {
      if (poison !== undefined) return;
      try {
        foldBatch(parseBatch(kept, events, isHeld), rows);
      } catch (error) {
        if (!(error instanceof Poison)) throw error;
        poison = error;
        rows.clear();
      }
    },
  };
};
