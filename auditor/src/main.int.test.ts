import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { eventPage, eventView, traceView } from '@twofold/contracts/audit/api';
import { checkpointsView } from '@twofold/contracts/audit/figures/api';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { EventStore } from '@twofold/event-store/port';
import { anEvent, collect } from '@twofold/event-store/testing/events';
import { startTestServer, type TestServer } from '@twofold/event-store/testing/eventstoredb/test-server';
import { listenTo } from '@twofold/http/testing/listen-to';
import { firstUrl, serviceStarter } from '@twofold/http/testing/start-service';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { migrateSessions } from '@twofold/sessions/migrate';
import { anApp, cookieOf } from '@twofold/sessions/testing/an-app';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Pool } from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const start = serviceStarter(new URL('./main.ts', import.meta.url));
const SECRET = 'a secret of the tests that is long enough';

let database: TestDatabase;
let eventStoreDb: TestServer;
let store: EventStore;
let cookie: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateKeyring(database.url);
  await migrateSessions(database.url);
  eventStoreDb = await startTestServer();
  store = eventStoreDbEventStore({ url: eventStoreDb.url });
  await store.appendToStream('user-4', [anEvent({ userId: 4, role: 'auditor' }, 'RoleGranted')], 'any');
  const pool = new Pool({ connectionString: database.url, max: 1 });
  cookie = cookieOf((await request(anApp({ pool, secrets: [SECRET] })).post('/open/4')).headers);
  await pool.end();
});
afterAll(async () => {
  await store.close();
  await eventStoreDb.remove();
  await database.drop();
});

describe('running the audit service on EventStoreDB', () => {
  it('serves what there is without a chain, records looks there, and lets listeners go at SIGTERM', async () => {
    const child = start({
      DATABASE_URL: database.url,
      EVENTSTORE_URL: eventStoreDb.url,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      SESSION_SECRET: SECRET,
      PORT: '0',
    });
    const url = `${await firstUrl(child)}/api/audit`;
    const read = async (path: string): Promise<unknown> =>
      (await fetch(`${url}/${path}`, { headers: { cookie } })).json();

    const { events } = eventPage.parse(await read('events?type=RoleGranted'));
    expect(events).toMatchObject([{ stream: 'user-4', type: 'RoleGranted' }]);
    const [granted] = events;
    expect(eventView.parse(await read(`events/${granted?.id}`))).toMatchObject({ id: granted?.id });
    const trace = traceView.parse(await read(`traces/${granted?.correlationId}`));
    expect(trace.events.map(({ id }) => id)).toContain(granted?.id);
    expect(checkpointsView.parse(await read('checkpoints'))).toEqual({ checkpoints: [] });
    expect(await read('export')).toMatchObject({ error: expect.stringContaining('keeps no chain') });
    expect(await read(`events?before=${granted?.position}`)).toMatchObject({ events: [] });
    expect(await read('events?before=5')).toMatchObject({ status: 400, error: 'Not a position of the log' });

    const listening = await listenTo(`${url}/tail`, { cookie });
    const looks = (await collect(store.readStream('access-4'))).map(({ data }) => data);
    expect(looks.map((data) => (data as { look: string }).look)).toEqual([
      'events',
      'event',
      'trace',
      'checkpoints',
      'events',
      'tail',
    ]);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await listening.rest();
    expect(await exit).toEqual([0, null]);
  }, 30_000);

  it('says at once all that is wrong with its environment', async () => {
    const child = start({ PORT: 'hunter2' });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toContain('  MASTER_KEY: is not set\n  PORT: must be a number from 0 to 65535');
    expect(said).not.toContain('hunter2');
  });
});
