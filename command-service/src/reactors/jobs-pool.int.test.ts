import { createLog } from '@twofold/http/log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { aContext } from '../testing/a-context.ts';
import { createJobQueue } from './job-queue.ts';
import { openJobsPool } from './jobs-pool.ts';
import { startJobs } from './jobs.ts';

const log = createLog({ service: 'a-test', level: 'silent' });

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
});
afterAll(() => database.drop());
beforeEach(() => {
  pool = openJobsPool(database.url, log);
});
afterEach(() => pool.end());

describe('losing the database', () => {
  it('is an error to try again for a statement in progress', async () => {
    const client = await pool.connect();
    const lost = client.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(lost).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    client.release(true);
  });

  it('is one for a connection that cannot be had', async () => {
    const nowhere = openJobsPool('postgres://twofold@127.0.0.1:1/twofold', log);
    await expect(nowhere.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await nowhere.end();
  });

  it('is not what a statement is told that is wrong', async () => {
    const client = await pool.connect();
    await expect(client.query('select wrong')).rejects.toMatchObject({ code: '42703' });
    client.release();
  });

  // Longer than a worker leaves unknown locks alone: 3 s, plus 4 s between two checks.
  it('just when a job is done neither ends the process nor does the job twice', { timeout: 60_000 }, async () => {
    let isAway = false;
    let refused = 0;
    const connect = pool.connect.bind(pool);
    pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
      if (callback) return connect(callback);
      if (!isAway) return connect();
      refused += 1;
      return Promise.reject(Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' }));
    }) as pg.Pool['connect'];
    let sent = 0;
    const send = (): Promise<void> => {
      sent += 1;
      isAway = true;
      return Promise.resolve();
    };
    const jobs = await startJobs({ pool, send, hourly: {}, log });
    const queue = createJobQueue({ pool, now: () => new Date() });
    const command = { receiver: 'unknown', id: 1, command: { type: 'Nothing', data: {} }, context: aContext };
    await queue.schedule(command, new Date());
    const job = `select locked_at < now() - interval '8 s' as "isOld" from graphile_worker._private_jobs`;
    await eventually(async () => expect((await pool.query(job)).rows).toEqual([{ isOld: true }]), { withinMs: 20_000 });
    isAway = false;
    await eventually(
      async () => {
        const { rows } = await pool.query(job);
        expect({ sent, waiting: rows.length }).toEqual({ sent: 1, waiting: 0 });
      },
      { withinMs: 30_000 },
    );
    expect(refused).toBeGreaterThan(0);
    await jobs.stop();
  });
});
