import type { EventStore, NewEvent, RecordedEvent } from '@twofold/event-store/port';
import type { FieldsByType } from '../personal-fields.ts';

/** Every event, of any type, has one personal field. */
export const privateBodies: FieldsByType = {
  has: () => true,
  get: () => [{ field: 'body', sealedWith: 'user', of: 'userId' }],
};

/** Runs the contract of the event store on personal data: everything it appends gets a subject. */
export const withPrivateBodies = (store: EventStore): EventStore => ({
  ...store,
  appendToStream: (stream, events, expected) => {
    // Several users, each with several streams.
    const userId = 1 + (stream.charCodeAt(stream.length - 1) % 5);
    const bodies = events.map((event): NewEvent => ({ ...event, data: { userId, body: event.data } }));
    return store.appendToStream(stream, bodies, expected);
  },
  readStream: (stream, options) => unpacked(store.readStream(stream, options)),
  readAll: (options) => unpacked(store.readAll(options)),
  subscribeToAll: async function* (options) {
    for await (const message of store.subscribeToAll(options))
      yield 'events' in message ? { events: message.events.map(unpack) } : message;
  },
});

async function* unpacked(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  for await (const event of events) yield unpack(event);
}

const unpack = (event: RecordedEvent): RecordedEvent => ({ ...event, data: (event.data as { body: unknown }).body });
