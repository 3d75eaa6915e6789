import type { EventStore } from '@twofold/event-store/port';

/** A log whose forward reads stop after `events` events and then wait indefinitely; `stalled` resolves when one does. */
export const stallingAfter = (
  store: EventStore,
  events: number,
): { readonly log: EventStore; readonly stalled: Promise<void> } => {
  let stall = (): void => undefined;
  const stalled = new Promise<void>((resolve) => (stall = resolve));
  const log: EventStore = {
    ...store,
    readAll: async function* (options) {
      let given = 0;
      for await (const event of store.readAll(options)) {
        if (options?.direction !== 'backwards' && ++given > events) {
          stall();
          await new Promise(() => undefined);
        }
        yield event;
      }
    },
  };
  return { log, stalled };
};
