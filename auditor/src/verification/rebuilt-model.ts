import type { Position, RecordedEvent } from '@twofold/event-store/port';
import { Poison } from '@twofold/feed/failures';
import { foldBatch, parseBatch, type ParsedBatch, type Rows } from '@twofold/projector/fold';
import type { Projection, Row, RowKey } from '@twofold/projector/projection';
import type { Note, SpillCache } from './spill-cache.ts';
import type { Work } from './work.ts';

/** The events that the live read model was built from: those up to its checkpoint, except parked streams. */
export type MadeOf = {
  /** Undefined: before the first. */
  readonly upTo: Position | undefined;
  readonly skipped: ReadonlySet<string>;
  /** Streams that it no longer follows, each with the first revision that it did not apply. */
  readonly parked: ReadonlyMap<string, bigint>;
};

const NOTHING: Work = { keys: [], take: () => undefined };

/** The rows of a read model as rebuilt from the log, noted in a separate section. */
export const createRebuiltModel = (
  projection: Projection,
  { upTo, skipped, parked }: MadeOf,
  { spillCache, section }: { readonly spillCache: SpillCache; readonly section: number },
) => {
  const notes = spillCache.section(section);
  let poison: Poison | undefined;
  const isHeld = ({ position, id, stream, revision }: RecordedEvent): boolean => {
    const parkedFrom = parked.get(stream);
    return (
      upTo === undefined || position > upTo || skipped.has(id) || (parkedFrom !== undefined && revision >= parkedFrom)
    );
  };
  const rowOf = (key: RowKey): Row | undefined => {
    const note = notes.get(String(key));
    return note === undefined ? undefined : asRow(note);
  };
  const fold = (batch: ParsedBatch): void => {
    const rows: Rows = new Map([...batch.keys].map((key) => [key, rowOf(key)]));
    for (const [key, row] of foldBatch(batch, rows)) notes.set(String(key), row);
  };

  return {
    projection,
    poison: () => poison,
    /** Events may be read ahead: one that does not parse becomes poison when its turn comes. */
    read: (events: readonly RecordedEvent[]): Work => {
      if (poison !== undefined) return NOTHING;
      const parsed = unlessPoison(() => parseBatch(projection, events, isHeld));
      const keys = 'poison' in parsed ? [] : [...parsed.result.keys];
      return {
        keys: keys.map((key) => ({ section, key: String(key) })),
        take: () => {
          // Once an event could not be applied, the rows are useless.
          if (poison !== undefined) return;
          const taken = 'poison' in parsed ? parsed : unlessPoison(() => fold(parsed.result));
          if ('poison' in taken) poison = taken.poison;
        },
      };
    },
    /** Loads these rows for `row`. */
    ready: (keys: readonly RowKey[]): Promise<void> =>
      spillCache.ready(keys.map((key) => ({ section, key: String(key) }))),
    row: rowOf,
    count: (): Promise<number> => spillCache.count(section),
    all: async function* (): AsyncGenerator<readonly Row[]> {
      for await (const page of spillCache.all(section)) yield page.map(asRow);
    },
  };
};

const unlessPoison = <Result>(work: () => Result): { readonly result: Result } | { readonly poison: Poison } => {
  try {
    return { result: work() };
  } catch (error) {
    if (!(error instanceof Poison)) throw error;
    return { poison: error };
  }
};

export type RebuiltModel = ReturnType<typeof createRebuiltModel>;

/** This section contains only rows. */
const asRow = (note: Note): Row => note as Row;
