import { eventStoreDbEventStore } from '../../adapters/eventstoredb.ts';
import type { RecordedEvent } from '../../port.ts';
import { collect } from '../events.ts';
import { startRealServer } from '../eventstoredb/real-server.ts';
import type { KillScene } from './kill-scene.ts';
import { createWriters } from './writers.ts';

/** Few enough to finish quickly, enough that many appends are in flight when the server dies. */
const LANES = 32;

/** `program` starts a real server; see `startRealServer`. */
export const openEventStoreDbKillScene = async (program: string): Promise<KillScene<RecordedEvent>> => {
  const server = await startRealServer(program);
  const writers = createWriters(server.url, LANES);
  return {
    url: server.url,
    acknowledged: writers.acknowledged,
    startWriter: writers.start,
    killServer: async () => {
      await server.kill();
      await server.start();
    },
    more: writers.more,
    rows: async () => {
      const store = eventStoreDbEventStore({ url: server.url });
      try {
        return await collect(store.readAll());
      } finally {
        await store.close();
      }
    },
    end: async () => {
      await writers.end();
      await server.remove();
    },
  };
};

/** Describes the faults of a log: positions that do not increase, and revisions with gaps. */
export const faultsOfOrder = (events: readonly RecordedEvent[]): string[] => {
  const faults: string[] = [];
  const revisions = new Map<string, bigint>();
  let before = '';
  for (const { position, stream, revision } of events) {
    const expected = (revisions.get(stream) ?? -1n) + 1n;
    revisions.set(stream, expected);
    if (position <= before) faults.push(`${position} comes after ${before}`);
    if (revision !== expected) faults.push(`${stream} has revision ${revision}, not ${expected}`);
    before = position;
  }
  return faults;
};
