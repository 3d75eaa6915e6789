import type { RecordedEvent } from '@twofold/event-store/port';
import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import type { Row, RowKey } from '@twofold/projector/projection';
import { readModels } from '@twofold/projector/projections';

/** One row of a read model as the events of one stream make it. */
export type StreamRow = { readonly table: string; readonly key: RowKey; readonly row: Row };

export type RowChange = {
  readonly table: string;
  readonly key: RowKey;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
};

/**
 * Folds the events of one stream by the projections of the read models. The rows contain only what these events
 * contribute, not the contributions of other streams.
 * @throws Poison for an event that a projection cannot apply
 */
export const createStreamFold = () => {
  const tables = readModels.map(({ projection }) => ({ projection, rows: new Map() as Rows }));
  return {
    /** Applies the next event, and answers its changes. */
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
