import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { listen } from '@twofold/http/serve';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProjector, type Projector, type ProjectorDeps } from './app.ts';
import { readModels } from './projections.ts';
import { count, counters, countersAfter, record, UNLUCKY } from './testing/counters.ts';
import { askForRebuild, askForSkip, endOf } from './testing/operators.ts';
import { hurried, openWorkbench, silent, type Workbench } from './testing/workbench.ts';

let bench: Workbench;
let store: EventStore;
let projectors: Projector[];
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  projectors = [];
  store = memoryEventStore();
  await bench.reset();
});
afterEach(() => Promise.all(projectors.map((projector) => projector.stop())));

const start = (deps?: Partial<ProjectorDeps>): Projector => {
  const projector = createProjector({
    store,
    connectionString: bench.url,
    log: silent,
    readModels: [counters],
    schedule: hurried,
    ...deps,
  });
  projectors.push(projector);
  projector.start();
  return projector;
};
const stop = async (projector: Projector): Promise<void> => {
  projectors.splice(projectors.indexOf(projector), 1);
  await projector.stop();
};
const leads = (projector: Projector) =>
  eventually(async () => expect((await projector.health()).isLeading).toBe(true), { everyMs: 5 });
const events = [count('ada', 1), count('bob', 2)];
const poison = () =>
  store.appendToStream('counter-ada', [aNewEvent({ type: 'Counted', data: { name: 'ada', by: UNLUCKY } })], 'any');

/** Ends the session that holds the leader's lock, as if its process was killed. */
const killLeader = () =>
  bench.pool.query(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);

describe('a projector', () => {
  it('keeps the read models up to date', async () => {
    start();
    await record(store, events);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter(events));
  });

  it('stands by while another one leads, and takes over within seconds after that is killed', async () => {
    const first = start();
    await leads(first);
    const standby = start();
    await record(store, events);
    await bench.caughtUp(store);
    expect((await standby.health()).isLeading).toBe(false);
    const before = await bench.checkpoint();
    const since = performance.now();
    await killLeader();
    await record(store, events);
    await bench.caughtUp(store);
    expect(performance.now() - since).toBeLessThan(5_000);
    await leads(standby);
    expect(Number((await bench.checkpoint())?.epoch)).toBeGreaterThan(Number(before?.epoch));
    expect(await bench.shown()).toEqual(countersAfter([...events, ...events]));
  });

  it('hands over when it stops', async () => {
    const first = start();
    await leads(first);
    const standby = start();
    await stop(first);
    await leads(standby);
    await record(store, events);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter(events));
  });

  it('starts again automatically, with all read models, after it was fenced off from one', async () => {
    const projector = start({ readModels: [counters, ...readModels] });
    await record(store, events);
    await bench.caughtUp(store);
    await bench.pool.query("update read_models.checkpoints set epoch = epoch + 1 where name = 'counters'");
    await record(store, events);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter([...events, ...events]));
    expect((await projector.health()).status).toBe('ok');
  });

  it('survives the loss of all its connections', async () => {
    start();
    await record(store, events);
    await bench.caughtUp(store);
    await bench.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await record(store, events);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter([...events, ...events]));
  });

  it('rebuilds a read model and follows the new table', async () => {
    const projector = start();
    await record(store, events);
    await bench.caughtUp(store);
    expect((await projector.rebuild('counters')).generation).toBe(2);
    await record(store, events);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter([...events, ...events]));
    expect((await projector.health()).projections).toMatchObject([{ generation: 2 }]);
  });

  it('rebuilds a read model at an operator’s request, without disturbing others', async () => {
    const epochOfReviews = async () =>
      (await bench.pool.query("select epoch from read_models.checkpoints where name = 'reviews'")).rows;
    start({ readModels: [counters, ...readModels] });
    await record(store, events);
    await bench.caughtUp(store);
    const before = await eventually(async () => {
      const rows = await epochOfReviews();
      expect(rows).toHaveLength(1);
      return rows;
    });
    const request = await askForRebuild(store);
    await record(store, events);
    expect((await endOf(bench.pool, request)).outcome).toBe('rebuilt');
    await record(store, events);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter([...events, ...events, ...events]));
    expect(await epochOfReviews()).toEqual(before);
  });

  it('refuses unknown projections', () => expect(start().rebuild('nothing')).rejects.toThrow(RangeError));
});

describe('the health of a projector', () => {
  it('is ok if the read models are at the head of the log', async () => {
    const projector = start();
    await record(store, events);
    await bench.caughtUp(store);
    const { status, projections } = await projector.health();
    expect(status).toBe('ok');
    expect(projections).toEqual([
      {
        name: 'counters',
        generation: 1,
        checkpoint: projections[0]?.head,
        head: projections[0]?.head,
        behindMs: 0,
        parkedCount: 0,
        parked: [],
      },
    ]);
  });

  it('is ok for an empty log', async () => {
    expect(await start().health()).toMatchObject({ status: 'ok', projections: [{ behindMs: 0 }] });
  });

  it('includes the age of the first missing event', async () => {
    const now = new Date('2030-05-01T12:00:00Z');
    store = memoryEventStore({ now: () => now });
    await record(store, events);
    const idle = createProjector({
      store,
      connectionString: bench.url,
      log: silent,
      readModels: [counters],
      now: () => new Date(now.getTime() + 25_000),
    });
    projectors.push(idle);
    expect(await idle.health()).toMatchObject({ status: 'degraded', projections: [{ behindMs: 25_000 }] });
    await expect(idle.checks['read models']!()).rejects.toThrow('counters is 25 s behind');
  });

  it('is degraded while a stream is parked, until an operator resolves it', async () => {
    const projector = start();
    await record(store, events);
    await poison();
    await bench.caughtUp(store);
    const { status, projections } = await projector.health();
    expect(status).toBe('degraded');
    expect(projections[0]?.parked).toMatchObject([{ stream: 'counter-ada', error: 'An unlucky number', attempts: 3 }]);
    const { eventId } = projections[0]!.parked[0]!;
    await endOf(bench.pool, await askForSkip(store, 'counter-ada', eventId));
    expect((await projector.health()).status).toBe('ok');
  });

  it('is available over HTTP', async () => {
    const projector = start();
    await record(store, events);
    await poison();
    await bench.caughtUp(store);
    const server = await listen(projector.app, { host: '127.0.0.1', port: 0 });
    const answers = await Promise.all(['/healthz', '/readyz', '/health'].map((path) => fetch(`${server.url}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[1]?.json()).toMatchObject({
      status: 'degraded',
      parts: { 'read models': 'counters: counter-ada is parked' },
    });
    expect(await answers[2]?.json()).toMatchObject({
      status: 'degraded',
      projections: [{ parked: [{ attempts: 3 }] }],
    });
    await server.close();
  });
});
