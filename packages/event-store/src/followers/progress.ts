import type { EventStore, Position } from '../port.ts';

/** The position of the last event of the log; undefined while there is none. */
export const headOf = async (store: Pick<EventStore, 'readAll'>): Promise<Position | undefined> => {
  for await (const event of store.readAll({ direction: 'backwards', limit: 1 })) return event.position;
  return undefined;
};

/** For how many milliseconds the first event after a position has been waiting; 0 when there is none. */
export const waitingMs = async (store: EventStore, after: Position | undefined, now: () => Date): Promise<number> => {
  for await (const event of store.readAll({ ...(after !== undefined && { after }), limit: 1 }))
    return Math.max(0, now().getTime() - Date.parse(event.recordedAt));
  return 0;
};
