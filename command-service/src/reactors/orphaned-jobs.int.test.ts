import { createLog } from '@twofold/http/log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { aContext } from '../testing/a-context.ts';
import { createJobQueue } from './job-queue.ts';
import { attemptOf, releaseOrphanedJobs, releaseUnknownJobs, holdLivenessLock } from './orphaned-jobs.ts';
import { openJobsPool } from './jobs-pool.ts';
import { startJobs } from './jobs.ts';

const log = createLog({ service: 'a-test', level: 'silent' });

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = openJobsPool(database.url, log);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const schedule = (): Promise<void> => {
  const command = { receiver: 'unknown', id: 1, command: { type: 'Nothing', data: {} }, context: aContext };
  return createJobQueue({ pool, now: () => new Date() }).schedule(command, new Date());
};

/** A job that a worker began this many seconds ago. */
const aJobBegunBy = async (workerId: string, secondsAgo = 10): Promise<void> => {
  await schedule();
  await pool.query(
    `update graphile_worker._private_jobs
     set attempts = 1, locked_by = $1, locked_at = now() - $2 * interval '1 second'`,
    [workerId, secondsAgo],
  );
};

const free = async (): Promise<number> => {
  const client = await pool.connect();
  try {
    return await releaseOrphanedJobs(client, 'pool-of-ours');
  } finally {
    client.release();
  }
};

describe('a job of a process that was killed', () => {
  it('is done by the next one, once and soon', async () => {
    await aJobBegunBy('pool-of-the-dead');
    let sent = 0;
    const jobs = await startJobs({ pool, send: () => Promise.resolve(void sent++), hourly: {}, log });
    await eventually(
      async () => {
        const { rows } = await pool.query('select from graphile_worker.jobs');
        expect({ sent, waiting: rows.length }).toEqual({ sent: 1, waiting: 0 });
      },
      { withinMs: 10_000 },
    );
    await jobs.stop();
  });

  it('does not count as one that failed once it was scheduled again', async () => {
    await aJobBegunBy('pool-of-the-dead');
    await schedule();
    const waiting = 'select attempts, locked_by, key is null as "isReplaced" from graphile_worker._private_jobs';
    expect((await pool.query(`${waiting} order by id`)).rows).toMatchObject([
      { attempts: 25, isReplaced: true },
      { attempts: 0, isReplaced: false },
    ]);
    expect(await free()).toBe(1);
    expect((await pool.query(waiting)).rows).toEqual([{ attempts: 0, locked_by: null, isReplaced: false }]);
  });

  it('is left to a live process', async () => {
    await aJobBegunBy('pool-of-the-living');
    const living = await pool.connect();
    await holdLivenessLock(living, 'pool-of-the-living');
    expect(await free()).toBe(0);
    living.release(true);
    await eventually(async () => expect(await free()).toBe(1));
    expect(await free()).toBe(0);
  });

  it('is given up by its own worker where the answer with it was lost, and not where it is at it', async () => {
    await aJobBegunBy('pool-of-ours');
    const { rows } = await pool.query<{ id: string }>('select id from graphile_worker._private_jobs');
    const client = await pool.connect();
    const atWork = new Set(rows.map(({ id }) => id));
    expect(await releaseUnknownJobs(client, 'pool-of-ours', { atWork, ended: new Set() })).toBe(0);
    expect(await releaseUnknownJobs(client, 'pool-of-ours', { atWork: new Set(), ended: new Set() })).toBe(1);
    client.release();
  });

  it('is kept by its own worker that has ended it, until that is noted', async () => {
    await aJobBegunBy('pool-of-ours');
    const { rows } = await pool.query<{ id: string; attempts: number }>(
      'select id, attempts from graphile_worker._private_jobs',
    );
    const known = { atWork: new Set<string>(), ended: new Set(rows.map(attemptOf)) };
    const client = await pool.connect();
    expect(await releaseUnknownJobs(client, 'pool-of-ours', known)).toBe(0);
    expect(known.ended.size).toBe(1);
    await pool.query('delete from graphile_worker._private_jobs');
    expect(await releaseUnknownJobs(client, 'pool-of-ours', known)).toBe(0);
    expect(known.ended.size).toBe(0);
    client.release();
  });

  it('is not taken for one that has ended where the answer with a later attempt was lost', async () => {
    await aJobBegunBy('pool-of-ours');
    const { rows } = await pool.query<{ id: string }>('select id from graphile_worker._private_jobs');
    const ended = new Set(rows.map(({ id }) => attemptOf({ id, attempts: 0 })));
    const client = await pool.connect();
    expect(await releaseUnknownJobs(client, 'pool-of-ours', { atWork: new Set(), ended })).toBe(1);
    client.release();
  });

  it('is left to one that may not have shown yet that it lives', async () => {
    await aJobBegunBy('pool-that-has-just-begun', 0);
    expect(await free()).toBe(0);
  });
});
