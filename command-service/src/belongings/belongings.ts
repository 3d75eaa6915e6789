import type { EventStore, Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import { belongingsIn, SOURCES, type Owner, type OwnedKind } from './belongings-in.ts';

/** Lists what belongs to a user or a product, by everything that is in the log when it is asked. */
export interface Belongings {
  /** Ids of this kind. @throws UnreadableEvent for an event that may tell of one */
  idsOf(owner: Owner, kind: OwnedKind): Promise<readonly string[]>;
}

/** What the index has, and what of the log it does not have. */
export type Indexed = {
  readonly ids: readonly string[];
  /** The last event that the index has read; undefined before the first. */
  readonly position: Position | undefined;
  /** Streams that it has read only up to these events, which it could not read. */
  readonly parked: readonly { readonly stream: string; readonly revision: Revision }[];
};

export type ReadIndex = (owner: Owner, kind: OwnedKind) => Promise<Indexed>;

const NOTHING: Indexed = { ids: [], position: undefined, parked: [] };

/**
 * Reads the index, and what it lacks from the log: the events after its position, usually none or a few. It never waits
 * for the index, since reactors ask within the batch that moves it. Without an index, or while that fills, it reads the
 * whole log.
 */
export const createBelongings = (deps: { readonly store: EventStore; readonly readIndex?: ReadIndex }): Belongings => {
  const { store, readIndex = () => Promise.resolve(NOTHING) } = deps;
  return {
    idsOf: async (owner, kind) => {
      const { ids, position: after, parked } = await readIndex(owner, kind);
      const found = new Set(ids);
      const note = async (events: AsyncIterable<RecordedEvent>): Promise<void> => {
        for await (const event of events)
          for (const each of belongingsIn(event)) if (each.owner === owner && each.kind === kind) found.add(each.id);
      };
      for (const { stream, revision } of parked) await note(store.readStream(stream, { from: revision }));
      await note(store.readAll({ filter: SOURCES, ...(after !== undefined && { after }) }));
      return [...found];
    },
  };
};
