import { randomUUID } from 'node:crypto';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppendResult, EventStore } from '../port.ts';
import { anEvent, collect, idsOf, numbered } from '../testing/events.ts';
import { startFollowing, type Follower } from '../testing/follower.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { faultsOf, type LogRow } from '../testing/verify-log.ts';

let log: TestLog;
let proxy: TcpProxy;
let store: EventStore;
let follower: Follower;
beforeEach(async () => {
  log = await createTestLog();
  const url = new URL(log.url);
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  store = await log.open(url.href);
  follower = startFollowing(store, undefined, 10_000);
});
afterEach(async () => {
  await follower.stop();
  await log.drop();
  await proxy.stop();
});

const rows = () => log.query<LogRow>('select * from event_log.events order by position');

/** Thirty writers that append one event after the other, each to its own stream, until they are stopped. */
const load = () => {
  const acknowledged: { id: string; result: AppendResult }[] = [];
  const controller = new AbortController();
  const writer = async (number: number): Promise<void> => {
    while (!controller.signal.aborted) {
      const event = anEvent({ number, id: randomUUID() });
      acknowledged.push({ id: event.id, result: await store.appendToStream(`writer-${number}`, [event], 'any') });
    }
  };
  const writers = Promise.all(Array.from({ length: 30 }, (_, number) => writer(number)));
  writers.catch(() => undefined);
  const reaches = (count: number) =>
    eventually(() => expect(acknowledged.length).toBeGreaterThan(count), { withinMs: 15_000 });
  return {
    acknowledged,
    reaches,
    stop: async () => {
      controller.abort();
      await writers;
    },
  };
};

const terminate = async (name: 'writer' | 'reader' | 'listener'): Promise<void> => {
  for (const pid of await log.backends(name)) await log.query('select pg_terminate_backend($1)', [pid]);
};

/** Acknowledged events are stored once, at the answered position, and the follower received exactly the log. */
const expectNothingLost = async ({ acknowledged }: ReturnType<typeof load>): Promise<void> => {
  const all = await rows();
  expect(faultsOf(all)).toEqual([]);
  const places = new Map(all.map(({ id, position }) => [id, position]));
  expect(places.size).toBe(all.length);
  for (const { id, result } of acknowledged) expect(places.get(id)).toBe(String(BigInt(result.position)));
  expect(all).toHaveLength(acknowledged.length);
  await follower.has(all.length);
  expect(idsOf(follower.events())).toEqual(idsOf(all));
};

/** Locks the log, like another process in the middle of an append. */
const whileHeld = async (act: () => Promise<void>): Promise<void> => {
  await log.owner.query('begin');
  await log.owner.query('select from event_log.head for update');
  await act();
  await log.owner.query('commit');
};

describe('under load, nothing is lost, doubled or reordered when', () => {
  it('every connection that appends is terminated again and again', async () => {
    const running = load();
    for (let round = 1; round <= 5; round++) {
      await running.reaches(round * 150);
      await terminate('writer');
    }
    await running.reaches(1_000);
    await running.stop();
    await expectNothingLost(running);
  });

  it('the connections that read and listen are terminated again and again', async () => {
    const running = load();
    for (let round = 1; round <= 5; round++) {
      await running.reaches(round * 150);
      await Promise.all([terminate('reader'), terminate('listener')]);
    }
    await running.stop();
    await expectNothingLost(running);
  });

  it('every socket is cut again and again', async () => {
    const running = load();
    for (let round = 1; round <= 5; round++) {
      await running.reaches(round * 150);
      proxy.cut();
    }
    await running.reaches(1_000);
    await running.stop();
    await expectNothingLost(running);
  });
});

describe('an append whose outcome is unknown', () => {
  it('is stored once when the answer is lost after the commit', async () => {
    const events = numbered(3);
    let appended: Promise<AppendResult> | undefined;
    await whileHeld(async () => {
      appended = store.appendToStream('thing-1', events, 'any');
      await log.isHoldingUpAnAppend();
      proxy.freeze();
    });
    await eventually(async () => expect(await rows()).toHaveLength(3));
    proxy.cut();
    expect((await appended)?.revision).toBe(2n);
    expect(idsOf(await rows())).toEqual(idsOf(events));
  });

  it('is stored when the request never arrived', async () => {
    await store.appendToStream('thing-1', [anEvent()], 'no-stream');
    proxy.freeze();
    const appended = store.appendToStream('thing-1', [anEvent()], 'any');
    proxy.cut();
    expect((await appended).revision).toBe(1n);
    expect(await rows()).toHaveLength(2);
  });

  it('is stored through a new connection when the old one falls silent', async () => {
    await store.appendToStream('thing-1', [anEvent()], 'no-stream');
    proxy.freeze();
    expect((await store.appendToStream('thing-1', [anEvent()], 'any')).revision).toBe(1n);
    expect(await rows()).toHaveLength(2);
  });

  it('is reported as unknown within five seconds without an answer', async () => {
    const start = performance.now();
    await whileHeld(async () => {
      const appended = store.appendToStream('thing-1', [anEvent()], 'no-stream');
      await expect(appended).rejects.toMatchObject({ code: 'store-unavailable' });
    });
    expect(performance.now() - start).toBeLessThan(6_000);
    await eventually(() => store.appendToStream('thing-2', [anEvent()], 'any'));
  });
});

describe('a follower', () => {
  it('is notified of appends again after its connection was terminated', async () => {
    await follower.hasCaughtUpTo((await store.appendToStream('thing-1', [anEvent()], 'any')).position);
    const [before] = await log.backends('listener');
    await terminate('listener');
    await eventually(async () => {
      const [now] = await log.backends('listener');
      expect(now).toBeGreaterThan(0);
      expect(now).not.toBe(before);
    });
    await expect.poll(() => latency(), { timeout: 10_000 }).toBeLessThan(150);
  });

  it('gets events without notifications, since it also polls', async () => {
    const silent = (
      await log.query<{ def: string }>("select pg_get_functiondef('event_log.append'::regproc) as def")
    )[0]!.def;
    await log.query(silent.replace(/perform pg_notify\([^;]*;/, ''));
    await follower.hasCaughtUpTo((await store.appendToStream('thing-1', [anEvent()], 'any')).position);
    for (let times = 0; times < 3; times++) expect(await latency()).toBeLessThan(1_500);
  });

  it('continues after an outage of the server', async () => {
    await store.appendToStream('thing-1', numbered(10), 'any');
    await follower.has(10);
    proxy.freeze();
    const other = await log.open();
    await other.appendToStream('thing-1', numbered(10), 'any');
    proxy.cut();
    await follower.has(20);
    expect(idsOf(follower.events())).toEqual(idsOf(await rows()));
  });

  it('leaves no connection behind when it stops', async () => {
    await eventually(async () => expect(await log.backends('listener')).toHaveLength(1));
    const second = startFollowing(store, undefined, 10_000);
    await second.stop();
    expect(await log.backends('listener')).toHaveLength(1);
    await follower.stop();
    await eventually(async () => expect(await log.backends('listener')).toEqual([]));
  });

  const latency = async (): Promise<number> => {
    const known = follower.events().length;
    const start = performance.now();
    await store.appendToStream('thing-1', [anEvent()], 'any');
    await follower.has(known + 1);
    return performance.now() - start;
  };
});

describe('a reader', () => {
  it('continues although connections are terminated and cut between its pages', async () => {
    for (let part = 0; part < 5; part++) await store.appendToStream(`thing-${part}`, numbered(700), 'any');
    const ids: string[] = [];
    for await (const { id } of store.readAll()) {
      ids.push(id);
      if (ids.length % 1_000 === 0) await terminate('reader');
      if (ids.length % 1_200 === 0) proxy.cut();
    }
    expect(ids).toEqual(idsOf(await rows()));
    expect(await collect(store.readStream('thing-1'))).toHaveLength(700);
  });
});
