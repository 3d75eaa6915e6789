import { createLog } from '@twofold/http/log';
import { createTestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createQueryService, type QueryService } from './app.ts';
import { followCheckpoints } from './checkpoints.ts';
import { openDatabase, type Database } from './database.ts';
import { cookieFor, SECRET } from './testing/cookie-for.ts';
import { createReadModels, type ReadModels } from './testing/read-models.ts';

const LISTENER = 'twofold-query-listen';
const log = createLog({ service: 'a-test', level: 'silent' });

let readModels: ReadModels;
let database: Database;
let service: QueryService;
beforeEach(async () => {
  readModels = await createReadModels();
  database = openDatabase(readModels.url, log);
  service = createQueryService({
    ...database,
    log,
    sessionSecrets: [SECRET],
    trustProxy: false,
    isHttps: false,
    waitMs: 10_000,
  });
});
afterEach(async () => {
  await service.stop();
  await database.pool.end();
  await readModels.drop();
});

const listeners = async (): Promise<number[]> => {
  const { rows } = await readModels.client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = $1 and query ilike 'listen%' and state = 'idle'`,
    [LISTENER],
  );
  return rows.map(({ pid }) => pid);
};
const startListening = async (): Promise<void> => {
  service.start();
  await expect.poll(listeners, { timeout: 5_000 }).toHaveLength(1);
};
const readAfter = async (position: string) => {
  const startedAt = performance.now();
  const { status, headers, body } = await request(service.app)
    .get('/api/products/17')
    .set('cookie', cookieFor({ storeId: 'store-a', position }));
  return {
    status,
    id: (body as { id?: number }).id,
    late: headers['x-read-model'],
    position: headers['x-projection-position'],
    tookMs: performance.now() - startedAt,
  };
};
/** What the projector does for an event: the row and the checkpoint in one transaction, and then the notification. */
const project = async (position: string): Promise<void> => {
  await readModels.client.query('begin');
  await readModels.addProduct(17);
  await readModels.moveCheckpoint(position);
  await readModels.announce(`products ${position}`);
  await readModels.client.query('commit');
};
const inTime = { status: 200, id: 17, late: undefined };

describe('waiting for the projector', () => {
  it('sees announced checkpoints', async () => {
    await readModels.moveCheckpoint('0016');
    await startListening();
    const reading = readAfter('0017');
    await project('0017');
    expect(await reading).toMatchObject({ ...inTime, position: '0017' });
  });

  it('sees the first event of all', async () => {
    await startListening();
    const reading = readAfter('0001');
    await project('0001');
    expect(await reading).toMatchObject({ ...inTime, position: '0001' });
  });

  it('sees checkpoints from before it listened', async () => {
    await project('0017');
    service.start();
    expect(await readAfter('0017')).toMatchObject({ ...inTime, position: '0017' });
  });

  it('sees checkpoints that are not announced', async () => {
    await readModels.moveCheckpoint('0016');
    await startListening();
    const reading = readAfter('0017');
    await readModels.addProduct(17);
    await readModels.moveCheckpoint('0017');
    const answer = await reading;
    expect(answer).toMatchObject(inTime);
    expect(answer.tookMs).toBeLessThan(2_000);
  });

  it('waits before the projector has created its tables', async () => {
    const empty = await createTestDatabase();
    const records: string[] = [];
    const listeningLog = createLog({
      service: 'a-test',
      level: 'info',
      destination: { write: (line) => void records.push(line) },
    });
    const unready = openDatabase(empty.url, listeningLog);
    const checkpoints = followCheckpoints({ ...unready, log: listeningLog });
    checkpoints.start();
    expect((await unready.pool.query('select 1')).rows).toHaveLength(1);
    expect(checkpoints.of('products')).toBeUndefined();
    await unready.pool.query(
      `create schema read_models;
       create table read_models.checkpoints (name text primary key, store_id text, position text);
       insert into read_models.checkpoints values ('products', 'store-a', '0003')`,
    );
    const unwatch = checkpoints.watch(() => undefined);
    await expect
      .poll(() => checkpoints.of('products'), { timeout: 5_000 })
      .toEqual({ storeId: 'store-a', position: '0003' });
    unwatch();
    await checkpoints.stop();
    await unready.pool.end();
    await empty.drop();
    expect(records).toEqual([]);
  });
});

describe('losing the listening connection', () => {
  it('still sees checkpoints announced meanwhile, and listens again', async () => {
    await readModels.moveCheckpoint('0016');
    await startListening();
    const [killed] = await listeners();
    await readModels.client.query('select pg_terminate_backend($1)', [killed]);
    const reading = readAfter('0017');
    await project('0017');
    expect(await reading).toMatchObject({ ...inTime, position: '0017' });
    await expect
      .poll(async () => (await listeners()).filter((pid) => pid !== killed), { timeout: 5_000 })
      .toHaveLength(1);
  });

  it('receives announcements through the new connection', async () => {
    await readModels.moveCheckpoint('0016');
    await startListening();
    const [killed] = await listeners();
    await readModels.client.query('select pg_terminate_backend($1)', [killed]);
    await expect
      .poll(async () => (await listeners()).filter((pid) => pid !== killed), { timeout: 5_000 })
      .toHaveLength(1);
    // Only the announcement has 18: a reader that sees it received the announcement.
    await readModels.moveCheckpoint('0017');
    await readModels.addProduct(17);
    await expect
      .poll(
        async () => {
          await readModels.announce('products 0018');
          return (await request(service.app).get('/api/products/17')).headers['x-projection-position'];
        },
        { timeout: 5_000 },
      )
      .toBe('0018');
  });

  it('sees everything even if it can never listen', async () => {
    await readModels.moveCheckpoint('0016');
    const nowhere = new URL(readModels.url);
    nowhere.port = '1';
    const deaf = followCheckpoints({ ...database, listener: { connectionString: nowhere.href }, log });
    deaf.start();
    await expect.poll(() => deaf.of('products')?.position).toBe('0016');
    await readModels.moveCheckpoint('0017');
    const unwatch = deaf.watch(() => undefined);
    await expect.poll(() => deaf.of('products')?.position, { timeout: 2_000 }).toBe('0017');
    unwatch();
    await deaf.stop();
  });

  // Commits of read models do not wait for the disk: a crash of the server reverts announced ones.
  it('trusts no earlier position, which a crash may have reverted', async () => {
    await project('0017');
    const checkpoints = followCheckpoints({ ...database, log });
    checkpoints.start();
    await expect.poll(listeners, { timeout: 5_000 }).toHaveLength(1);
    await expect.poll(() => checkpoints.of('products')?.position).toBe('0017');
    const [listening] = await listeners();
    const name = new URL(readModels.url).pathname.slice(1);
    const server = new Client({ connectionString: inject('postgresUrl') });
    await server.connect();
    const allowConnections = (isAllowed: boolean) =>
      server.query(`alter database "${name}" with allow_connections ${isAllowed}`);
    await allowConnections(false);
    await readModels.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => checkpoints.of('products'), { timeout: 5_000 }).toBeUndefined();
    await readModels.moveCheckpoint('0015');
    await allowConnections(true);
    await expect.poll(() => checkpoints.of('products')?.position, { timeout: 10_000 }).toBe('0015');
    expect(await listeners()).not.toContain(listening);
    await checkpoints.stop();
    await server.end();
  });

  it('leaves no connection behind when it stops', async () => {
    await startListening();
    await service.stop();
    await expect.poll(listeners, { timeout: 5_000 }).toEqual([]);
  });
});

describe('following another store', () => {
  it('does not wait for positions of the previous store', async () => {
    await readModels.moveCheckpoint('0016', 'store-b');
    await readModels.addProduct(17);
    await startListening();
    await expect
      .poll(async () => (await request(service.app).get('/api/products/17')).headers['x-projection-position'])
      .toBe('0016');
    const answer = await readAfter('0017');
    expect(answer).toMatchObject(inTime);
    expect(answer.tookMs).toBeLessThan(1_000);
  });
});
