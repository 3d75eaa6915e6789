import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headOf } from '../followers/progress.ts';
import type { EventStore } from '../port.ts';
import { anEvent, numbered } from '../testing/events.ts';
import { startStandInServer, type StandInServer } from '../testing/eventstoredb/stand-in-server.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

let server: StandInServer;
let store: EventStore;
beforeEach(async () => {
  server = await startStandInServer();
  store = eventStoreDbEventStore({ url: server.url });
});
afterEach(async () => {
  await store.close();
  await server.stop();
});

describe('reading the end of an EventStoreDB log', () => {
  it('costs one read', async () => {
    const { position } = await store.appendToStream('thing-1', numbered(30), 'no-stream');
    expect(await headOf(store)).toBe(position);
    expect(server.seen.reads).toBe(1);
  });

  it('costs two reads after a thousand events of the server', async () => {
    const { position } = await store.appendToStream('thing-1', [anEvent()], 'no-stream');
    server.addSystemEvents(1_000);
    expect(await headOf(store)).toBe(position);
    expect(server.seen.reads).toBe(2);
  });
});
