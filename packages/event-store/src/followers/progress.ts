import type { EventStore, Position } from '../port.ts';

/** The position of the last event of the log; undefined for an empty log. */
export const headOf = async (store: Pick<EventStore, 'readAll'>): Promise<Position | undefined> => {
  for await (const event of store.readAll({ direction: 'backwards', limit: 1 })) return event.position;
  return undefined;
};

/** The age in milliseconds of the first event after a position; 0 if there is none. */
export const waitingMs = async (store: EventStore, after: Position | undefined, now: () => Date): Promise<number> => {
  for await (const event of store.readAll({ ...(after !== undefined && { after }), limit: 1 }))
    return Math.max(0, now().getTime() - Date.parse(event.recordedAt));
  return 0;
};
