import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventStore, Position } from '../port.ts';
import { collect } from '../testing/events.ts';
import { startTestServer, type TestServer } from '../testing/eventstoredb/test-server.ts';
import { positionOf } from '../units.ts';
import { parsePosition, positionText } from './eventstoredb-records.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

let server: TestServer;
let store: EventStore;
let positions: Position[];
beforeAll(async () => {
  server = await startTestServer();
  // Longer than a test may take: anything that is retried until then fails.
  store = eventStoreDbEventStore({ url: server.url, reading: { patienceMs: 600_000 } });
  const event = () => ({ id: randomUUID(), type: 'Tried', data: {}, metadata: {} as never });
  await store.appendToStream('one', [event()], 'no-stream');
  await store.appendToStream('two', [event(), event()], 'no-stream');
  positions = (await collect(store.readAll())).map(({ position }) => position);
}, 120_000);
afterAll(async () => {
  await store.close();
  await server.remove();
});

describe('reading a log on EventStoreDB from a position', () => {
  it('continues after an existing position, in both directions', async () => {
    const places = async (direction: 'forwards' | 'backwards') =>
      (await collect(store.readAll({ after: positions[1]!, direction }))).map(({ position }) => position);
    expect([await places('forwards'), await places('backwards')]).toEqual([[positions[2]], [positions[0]]]);
  });

  const shifted = (by: (commit: bigint) => bigint) => (): Position => {
    const { commit } = parsePosition(positions[1]!);
    return positionText({ commit: by(commit), prepare: by(commit) });
  };
  it.each([
    ['between two events', shifted((commit) => commit + 1n)],
    ['behind the last', shifted((commit) => commit * 1_000n)],
    ['no log can have', () => positionText({ commit: 1n, prepare: 2n })],
    ['of another kind of log', () => positionOf('5'.padStart(19, '0'))],
  ])('%s is refused at once', async (_, position) => {
    const events = collect(store.readAll({ after: position(), direction: 'backwards', limit: 1 }));
    await expect(events).rejects.toMatchObject({ code: 'unknown-position' });
  });
});
