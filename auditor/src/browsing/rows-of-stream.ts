import type { RecordedEvent } from '@twofold/event-store/port';
import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import type { Row, RowKey } from '@twofold/projector/projection';
import { readModels } from '@twofold/projector/projections';

/** One row of a read model as the events of one stream make it. */
export type StreamRow = { readonly table: string; readonly key: RowKey; readonly row: Row };

/** What one event did to one row. */
export type RowChange = {
  readonly table: string;
  readonly key: RowKey;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
};

/**
 * Folds the events of one stream, one after the other, by the projections of the read models. Only what these events say
 * alone is in the rows: what the same rows owe to other streams is not.
 * @throws Poison for an event that a projection cannot apply
 */
export const createStreamFold = () => {
  const tables = readModels.map(({ projection }) => ({ projection, rows: new Map() as Rows }));
  return {
    /** Applies the next event, and answers what it changed. */
    apply: (event: RecordedEvent): readonly RowChange[] =>
      tables.flatMap(({ projection, rows }) => {
        const batch = parseBatch(projection, [event]);
        const before = new Map([...batch.keys].map((key) => [key, rows.get(key)]));
        return [...foldBatch(batch, rows)].map(([key, after]) => ({
          table: projection.name,
          key,
          before: before.get(key),
          after,
        }));
      }),
    rows: (): readonly StreamRow[] =>
      tables.flatMap(({ projection, rows }) =>
        [...rows].flatMap(([key, row]) => (row === undefined ? [] : [{ table: projection.name, key, row }])),
      ),
  };
};
