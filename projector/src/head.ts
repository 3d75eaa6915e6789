import type { EventStore, Position } from '@twofold/event-store/port';

/** The position of the last event of the log; undefined while there is none. */
export const headOf = async (store: EventStore): Promise<Position | undefined> => {
  for await (const event of store.readAll({ direction: 'backwards', limit: 1 })) return event.position;
  return undefined;
};
