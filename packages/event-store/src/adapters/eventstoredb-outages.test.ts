import { status } from '@grpc/grpc-js';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { numbered } from '../testing/events.ts';
import { startStandInServer, type StandInServer } from '../testing/eventstoredb/stand-in-server.ts';
import { startFollowing } from '../testing/follower.ts';
import { pause } from '@twofold/timing/timing';
import { eventStoreDbEventStore } from './eventstoredb.ts';

const PATIENCE_MS = 20_000;
const soon = { withinMs: PATIENCE_MS };

let server: StandInServer;
let store: EventStore;
let lines: { level: string; message: string; details: object }[];
beforeEach(async () => {
  lines = [];
  const line = (level: string) => (details: object, message: string) => void lines.push({ level, message, details });
  server = await startStandInServer();
  store = eventStoreDbEventStore({ url: server.url, log: { warn: line('warn'), error: line('error') } });
});
afterEach(async () => {
  await store.close();
  await server.stop();
});

const failed = { level: 'warn', message: 'Following the log failed; retrying' };
const recovered = { level: 'warn', message: 'Following the log works again' };

describe('followers of an EventStoreDB', () => {
  it('log an outage once, with its duration, and recover within 3 s', async () => {
    const followers = [1, 2, 3].map(() => startFollowing(store, undefined, PATIENCE_MS));
    await store.appendToStream('thing-1', numbered(3), 'no-stream');
    await Promise.all(followers.map((follower) => follower.has(3)));
    const { log, port } = server;
    await server.stop();
    await eventually(() => expect(lines).toMatchObject([failed]), soon);
    // Long enough for the slowest retries.
    await pause(6_000, new AbortController().signal);
    server = await startStandInServer({ log, port });
    const back = performance.now();
    await eventually(() => expect(lines).toHaveLength(2), soon);
    expect(performance.now() - back).toBeLessThan(3_000);
    expect(lines).toMatchObject([failed, { ...recovered, details: { outageMs: expect.any(Number) } }]);
    const { outageMs } = lines[1]!.details as { outageMs: number };
    expect(outageMs).toBeGreaterThan(5_500);
    await Promise.all(followers.map((follower) => follower.stop()));
  }, 30_000);

  it.each(['PERMISSION_DENIED', 'UNAUTHENTICATED'] as const)(
    'log a refusal as an error, once, and go on when it is taken back (%s)',
    async (name) => {
      server.refuseReads = status[name];
      const follower = startFollowing(store, undefined, PATIENCE_MS);
      await eventually(() => expect(server.seen.subscriptions).toBe(2), soon);
      const refused = { level: 'error', message: 'Following the log is refused; retrying every 2 s' };
      expect(lines).toMatchObject([refused]);
      server.refuseReads = undefined;
      await store.appendToStream('thing-1', numbered(3), 'no-stream');
      await follower.has(3);
      expect(lines).toMatchObject([refused, recovered]);
      await follower.stop();
    },
    30_000,
  );

  it('refuse a read that the server refuses at once', async () => {
    server.refuseReads = status.PERMISSION_DENIED;
    const reading = store.readStream('thing-1')[Symbol.asyncIterator]().next();
    await expect(reading).rejects.toMatchObject({ code: status.PERMISSION_DENIED });
    expect(server.seen.reads).toBe(1);
  });
});
