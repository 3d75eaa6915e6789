import { randomUUID } from 'node:crypto';
import type { AppendResult, EventStore, NewEvent } from '@twofold/event-store/port';

/**
 * Deliberately broken awards. `forgets awards`: it neither finds an award in the ledger nor derives its id from the
 * review, so that a second award looks like a first. `loses awards`: it answers before it has recorded.
 */
export type Fault = 'none' | 'forgets awards' | 'loses awards';

const AWARD = 'CreditEarned';

/** The log as a service with this fault uses it. */
export const spoil = (store: EventStore, fault: Fault): EventStore => {
  if (fault === 'forgets awards') return forgetful(store);
  if (fault === 'loses awards') return lossy(store);
  return store;
};

const isAward = ({ type }: { readonly type: string }): boolean => type === AWARD;

const forgetful = (store: EventStore): EventStore => ({
  ...store,
  readStream: async function* (...args) {
    for await (const event of store.readStream(...args)) if (!isAward(event)) yield event;
  },
  appendToStream: (stream, events, expected) => {
    if (!events.some(isAward)) return store.appendToStream(stream, events, expected);
    const renamed: NewEvent[] = events.map((event) => ({ ...event, id: randomUUID() }));
    return store.appendToStream(stream, renamed, 'any');
  },
});

const lossy = (store: EventStore): EventStore => ({
  ...store,
  appendToStream: async (stream, events, expected): Promise<AppendResult> => {
    if (!events.some(isAward)) return store.appendToStream(stream, events, expected);
    for await (const { revision, position } of store.readStream(stream, { direction: 'backwards', limit: 1 }))
      return { revision, position };
    throw new Error(`${stream} was never begun`);
  },
});
