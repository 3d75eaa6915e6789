import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';

const WITHIN_MS = 20_000;

/** Follows the log, and keeps every event as it was appended. */
export const startWitness = (store: EventStore) => {
  const stopping = new AbortController();
  const seen: RecordedEvent[] = [];
  const follow = async (): Promise<void> => {
    for await (const message of store.subscribeToAll({ signal: stopping.signal }))
      if ('events' in message) seen.push(...message.events);
  };
  const following = follow();
  return {
    seen,
    /** Waits for an event of this type with matching data. @throws Error when it does not come in time */
    happened: (
      type: string,
      isIt: (data: Record<string, unknown>) => boolean,
      withinMs = WITHIN_MS,
    ): Promise<Record<string, unknown>> =>
      eventually(
        () => {
          const data = seen.findLast(
            (event) => event.type === type && isIt(event.data as Record<string, unknown>),
          )?.data;
          if (data === undefined) throw new Error(`${type} does not happen`);
          return data as Record<string, unknown>;
        },
        { withinMs },
      ),
    end: async (): Promise<void> => {
      stopping.abort();
      await following;
    },
  };
};

export type Witness = ReturnType<typeof startWitness>;
