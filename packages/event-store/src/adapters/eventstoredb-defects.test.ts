import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { anEvent, collect, idsOf, numbered } from '../testing/events.ts';
import { startFollowing } from '../testing/follower.ts';
import {
  startStandInServer,
  type AppendBehavior,
  type StandInServer,
} from '../testing/eventstoredb/stand-in-server.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { revisionOf } from '../units.ts';
import { eventStoreDbEventStore } from './eventstoredb.ts';

const PATIENCE_MS = 20_000;
const soon = { withinMs: PATIENCE_MS };
const quick = { appending: { answerMs: 300, patienceMs: 10_000 }, following: { silenceMs: 200 } };

let server: StandInServer;
let store: EventStore;
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

beforeEach(async () => {
  server = await startStandInServer();
  store = eventStoreDbEventStore({ url: server.url, ...quick });
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  process.off('unhandledRejection', note);
  await store.close();
  await server.stop();
});

/** The server misbehaves only for the first append. */
const misbehaveOnce = (behavior: AppendBehavior): void => {
  server.behave = behavior;
  const { appends } = server.seen;
  const watch = setInterval(() => {
    if (server.seen.appends <= appends) return;
    server.behave = 'answer';
    clearInterval(watch);
  }, 1);
};

const stored = (): string[] => server.log.records.map(({ id }) => id);

describe('defects of the client that the adapter guards', () => {
  it('1. a conflict tells the revision the stream is really at', async () => {
    await store.appendToStream('thing-1', numbered(42), 'no-stream');
    const append = store.appendToStream('thing-1', [anEvent()], revisionOf(7n));
    await expect(append).rejects.toMatchObject({ code: 'wrong-expected-revision', actual: 41n });
  });

  it('2. data that cannot be stringified is refused, and rejects no promise that are not handled', async () => {
    const cycle: Record<string, unknown> = {};
    cycle['itself'] = cycle;
    for (const data of [{ amount: 1n }, cycle]) {
      const append = store.appendToStream('thing-1', [anEvent(data)], 'no-stream');
      await expect(append).rejects.toMatchObject({ code: 'invalid-event' });
    }
    expect({ stored: stored(), unhandled }).toEqual({ stored: [], unhandled: [] });
  });

  it('3. a connection that dies takes its appends along, and each is asked again and stored once', async () => {
    const events = numbered(30);
    misbehaveOnce('break-after-storing');
    await Promise.all(events.map((event, index) => store.appendToStream(`thing-${index}`, [event], 'no-stream')));
    expect(stored().toSorted()).toEqual(idsOf(events).toSorted());
  });

  it.each(['hang', 'hang-after-storing'] as const)(
    '4. an append that gets no answer (%s) is asked again',
    async (how) => {
      const event = anEvent();
      misbehaveOnce(how);
      const { revision } = await store.appendToStream('thing-1', [event], 'no-stream');
      expect({ revision, stored: stored() }).toEqual({ revision: 0n, stored: [event.id] });
    },
  );

  it('4. its outcome is reported as unknown when patience ends', async () => {
    server.behave = 'hang';
    await store.close();
    store = eventStoreDbEventStore({ url: server.url, appending: { answerMs: 50, patienceMs: 200 } });
    const append = store.appendToStream('thing-1', [anEvent()], 'no-stream');
    await expect(append).rejects.toMatchObject({ code: 'store-unavailable' });
  });

  it('5. word of how far a subscription looked does not silence it', async () => {
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    server.addSystemEvents(200);
    const { position } = await store.appendToStream('thing-1', [anEvent()], 'no-stream');
    await follower.has(1);
    expect(follower.events()[0]).toMatchObject({ stream: 'thing-1', position });
    await follower.stop();
  });

  it('6. a subscription goes on when the server comes back', async () => {
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    const before = numbered(10);
    await store.appendToStream('thing-1', before, 'no-stream');
    await follower.has(10);
    const { log, port } = server;
    await server.stop();
    server = await startStandInServer({ log, port });
    const after = numbered(10);
    await store.appendToStream('thing-2', after, 'no-stream');
    await follower.has(20);
    expect(idsOf(follower.events())).toEqual(idsOf([...before, ...after]));
    await follower.stop();
  });

  it('7. a polite end of the server does not end a subscription', async () => {
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    await store.appendToStream('thing-1', numbered(3), 'no-stream');
    await follower.has(3);
    server.endSubscriptions();
    await store.appendToStream('thing-2', numbered(3), 'no-stream');
    await follower.has(6);
    expect(server.seen.subscriptions).toBeGreaterThan(1);
    await follower.stop();
  });

  it('8. a server that is not ready yet is asked again', async () => {
    misbehaveOnce('not-ready');
    await expect(store.appendToStream('thing-1', [anEvent()], 'no-stream')).resolves.toMatchObject({ revision: 0n });
  });

  it('9. an answer that comes twice does no harm', async () => {
    misbehaveOnce('answer-twice');
    const appends = numbered(20).map((event, index) => store.appendToStream(`thing-${index}`, [event], 'no-stream'));
    expect(await Promise.all(appends)).toHaveLength(20);
    expect(new Set(stored()).size).toBe(stored().length);
  });

  it('10. a subscription that falls silent while the log grows is opened again', async () => {
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    await store.appendToStream('thing-1', [anEvent()], 'no-stream');
    await follower.has(1);
    server.isMute = true;
    await store.appendToStream('thing-2', [anEvent()], 'no-stream');
    const { subscriptions } = server.seen;
    await eventually(() => expect(server.seen.subscriptions).toBeGreaterThan(subscriptions), soon);
    server.isMute = false;
    await follower.has(2);
    await follower.stop();
  });

  it('11. a server that tells everybody to go away loses nothing', async () => {
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    const events = numbered(40);
    const appends = events.map((event, index) => store.appendToStream(`thing-${index}`, [event], 'no-stream'));
    server.goAway();
    await Promise.all(appends);
    await follower.has(40);
    expect(idsOf(follower.events()).toSorted()).toEqual(idsOf(events).toSorted());
    await follower.stop();
  });

  it('12. a connection that is half-open is given up', async () => {
    const proxy = await startTcpProxy(server.port);
    const behind = eventStoreDbEventStore({ url: `esdb://127.0.0.1:${proxy.port}?tls=false`, ...quick });
    await behind.appendToStream('thing-1', [anEvent()], 'no-stream');
    proxy.freeze();
    await expect(behind.appendToStream('thing-1', [anEvent()], revisionOf(0n))).resolves.toMatchObject({
      revision: 1n,
    });
    await behind.close();
    await proxy.stop();
  });

  it('13. messages are asked for uncompressed', async () => {
    const encodings: unknown[] = [];
    const wire = createServer().on('stream', (stream, headers) => {
      encodings.push(headers['grpc-accept-encoding']);
      stream.respond({ ':status': 503 }, { endStream: true });
    });
    await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
    const { port } = wire.address() as AddressInfo;
    const asking = eventStoreDbEventStore({
      url: `esdb://127.0.0.1:${port}?tls=false`,
      reading: { patienceMs: 300 },
    });
    await expect(collect(asking.readStream('thing-1'))).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(new Set(encodings)).toEqual(new Set(['identity']));
    await asking.close();
    wire.close();
  });
});

describe('a server that is away for a while under load', () => {
  it('loses and doubles nothing that was acknowledged, and the follower catches up automatically', async () => {
    const follower = startFollowing(store, undefined, PATIENCE_MS);
    const acknowledged: string[] = [];
    const over = new AbortController();
    const writer = async (number: number): Promise<void> => {
      for (let count = 0; !over.signal.aborted; count++) {
        const event = anEvent();
        await store.appendToStream(`writer${number}-${count}`, [event], 'no-stream');
        acknowledged.push(event.id);
      }
    };
    const writers = Array.from({ length: 8 }, (_, number) => writer(number));
    for (let round = 0; round < 3; round++) {
      const count = acknowledged.length;
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(count + 20), soon);
      const { log, port } = server;
      await server.stop();
      log.forgetRecentWrites();
      server = await startStandInServer({ log, port });
    }
    over.abort();
    await Promise.all(writers);
    await follower.has(acknowledged.length);
    expect(new Set(stored()).size).toBe(stored().length);
    expect(acknowledged.filter((id) => !stored().includes(id))).toEqual([]);
    expect(idsOf(follower.events())).toEqual(stored().slice(0, follower.events().length));
    await follower.stop();
  });
});
