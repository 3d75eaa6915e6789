import type { EventStore, Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import { belongingsIn, SOURCES, type Owner, type OwnedKind } from './belongings-in.ts';

/** Lists what belongs to a user or a product, including everything in the log at the time of the call. */
export interface Belongings {
  /**
   * Ids of this kind.
   * @throws UnreadableEvent for an event that may be relevant
   */
  idsOf(owner: Owner, kind: OwnedKind): Promise<readonly string[]>;
}

/** The index's rows, and the position up to which they are complete. */
export type Indexed = {
  readonly ids: readonly string[];
  /** The last event that the index has read; undefined before the first. */
  readonly position: Position | undefined;
  /** Parked streams: the index could not read these events, nor what follows in their streams. */
  readonly parked: readonly { readonly stream: string; readonly revision: Revision }[];
};

export type ReadIndex = (owner: Owner, kind: OwnedKind) => Promise<Indexed>;

const NOTHING: Indexed = { ids: [], position: undefined, parked: [] };

/**
 * Reads the index, then the events after it from the log: usually none or a few. It never waits for the index, since
 * reactors call it within the batch that advances the index. Without an index, or while the index is being filled, it
 * reads the whole log.
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
