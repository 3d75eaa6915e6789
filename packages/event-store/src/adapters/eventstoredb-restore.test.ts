import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHAIN_START, leafOf, linkOf, type ChainedEvent } from '../chain.ts';
import type { EventStore, RecordedEvent } from '../port.ts';
import { anEventOfBytes, asWritten, collect, numbered } from '../testing/events.ts';
import { startStandInServer, type StandInServer } from '../testing/eventstoredb/stand-in-server.ts';
import { restoreStore } from './eventstoredb-restore.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';
import { memoryEventStore } from './memory.ts';

let server: StandInServer;
let empty: EventStore;
let copied: readonly ChainedEvent[];
let original: readonly RecordedEvent[];
beforeEach(async () => {
  const store = memoryEventStore();
  for (const stream of ['thing-1', 'thing-2', 'thing-1', 'thing-3', 'thing-3'])
    await store.appendToStream(stream, numbered(2), 'any');
  await store.appendToStream('thing-2', numbered(150), 'any');
  for (let times = 0; times < 2; times++)
    await store.appendToStream('thing-2', [anEventOfBytes(500 * 1024), ...numbered(1)], 'any');
  original = await collect(store.readAll());
  copied = chained(original);
  server = await startStandInServer();
  empty = eventStoreDbEventStore({ url: server.url });
});
afterEach(async () => {
  await empty.close();
  await server.stop();
});

/** Events as in an export. */
const chained = (events: readonly RecordedEvent[]): ChainedEvent[] => {
  let chain = CHAIN_START.chain;
  return events.map(({ id, stream, revision, type, data, metadata, recordedAt }, index) => {
    const texts = { data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
    const said = { id, stream, revision: Number(revision), type, ...texts };
    const placed = { position: index + 1, recordedAt, leaf: leafOf(said) };
    chain = linkOf(chain, placed);
    return { ...said, ...placed, chain };
  });
};

async function* inTurn(events: readonly ChainedEvent[]): AsyncGenerator<ChainedEvent> {
  await Promise.resolve();
  yield* events;
}

const withPlace = (event: RecordedEvent) => ({
  ...asWritten(event),
  stream: event.stream,
  revision: event.revision,
});

describe('restoring a log into EventStoreDB', () => {
  it('restores every event at its revision, in the order of the whole log', async () => {
    expect(await restoreStore(empty, inTurn(copied))).toBe(copied.length);
    const restored = await collect(empty.readAll());
    expect(restored.map(withPlace)).toEqual(original.map(withPlace));
  });

  it('appends no more at once than a server accepts', async () => {
    await restoreStore(empty, inTurn(copied));
    // Four short stretches of one stream, and one of more than 100 events, two of which do not fit together.
    expect(server.seen.appends).toBe(4 + 3);
  });

  it('continues after an interruption', async () => {
    async function* broken() {
      yield* copied.slice(0, 7);
      await Promise.resolve();
      throw new Error('The disk is full');
    }
    await expect(restoreStore(empty, broken())).rejects.toThrow('The disk is full');
    expect(server.log.records.length).toBeGreaterThan(0);
    expect(await restoreStore(empty, inTurn(copied))).toBe(copied.length);
    expect((await collect(empty.readAll())).map(withPlace)).toEqual(original.map(withPlace));
  });

  it('is refused if the log has other events, and then writes nothing', async () => {
    await empty.appendToStream('thing-1', numbered(1), 'no-stream');
    await expect(restoreStore(empty, inTurn(copied))).rejects.toMatchObject({ code: 'log-not-empty' });
    expect(server.log.records).toHaveLength(1);
  });

  it('is refused if the log has grown since', async () => {
    await restoreStore(empty, inTurn(copied));
    await empty.appendToStream('thing-4', numbered(1), 'no-stream');
    const before = server.log.records.length;
    await expect(restoreStore(empty, inTurn(copied))).rejects.toMatchObject({ code: 'log-not-empty' });
    expect(server.log.records).toHaveLength(before);
  });
});
