import { createLog } from '@twofold/http/log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../../migrate.ts';
import { createJobQueue, MEASURE_SITE } from '../../reactors/job-queue.ts';
import { releaseUnknownJobs } from '../../reactors/orphaned-jobs.ts';
import { openJobsPool } from '../../reactors/jobs-pool.ts';
import { startJobs } from '../../reactors/jobs.ts';
import { aBrowser } from '../../testing/a-browser.ts';
import { aContext } from '../../testing/a-context.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { ask, everyEvent } from '../../testing/inspect.ts';
import { someScreenshots } from '../../testing/some-screenshots.ts';
import { createMeasurementJobs, MAX_WAITING, measurementJob } from './measurement-jobs.ts';
import type { ScreenshotsResult, TakeScreenshots } from '@twofold/site-reader/screenshots';

const log = createLog({ service: 'a-test', level: 'silent' });
const WAIT = { withinMs: 30_000 };

let service: RunningService | undefined;
afterEach(async () => {
  await service?.end();
  service = undefined;
});

/** A browser that shows a site until the test continues. `atOnce` is the maximum shown at the same time. */
const aSlowBrowser = () => {
  const waiting: (() => void)[] = [];
  let [isSlow, now, atOnce, taken] = [true, 0, 0, 0];
  const take: TakeScreenshots = async (_, { signal }): Promise<ScreenshotsResult> => {
    now += 1;
    taken += 1;
    atOnce = Math.max(atOnce, now);
    if (isSlow)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve());
      });
    now -= 1;
    return someScreenshots();
  };
  const goOn = (): void => {
    isSlow = false;
    for (const resolve of waiting) resolve();
  };
  return { take, goOn, atOnce: () => atOnce, taken: () => taken };
};

const typesIn = async ({ store }: RunningService): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { type } of await everyEvent(store)) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};
const analyze = async ({ url }: RunningService, times: number): Promise<void> => {
  for (let left = times; left > 0; left--)
    await aBrowser(url).post('/api/analyze/url', { url: 'https://benchbook.example/' });
};
const jobsIn = ({ databaseUrl }: Pick<RunningService, 'databaseUrl'>) =>
  ask<{ key: string; attempts: number; priority: number; queue_name: string }>(
    databaseUrl,
    `select key, attempts, priority, queue_name from graphile_worker.jobs where task_identifier = 'measure-site'`,
  );

describe('D-122: the sites that wait to be measured', () => {
  it('are measured one at a time, twenty wait, and no further ones', async () => {
    const browser = aSlowBrowser();
    service = await startService({ takeScreenshots: browser.take });
    await service.start();
    await analyze(service, 1);
    await eventually(() => expect(browser.atOnce()).toBe(1), WAIT);
    await analyze(service, MAX_WAITING + 4);
    await eventually(async () => expect((await typesIn(service!))['SiteMeasurementFailed']).toBe(4), WAIT);
    expect(await jobsIn(service)).toHaveLength(1 + MAX_WAITING);
    browser.goOn();
    await eventually(async () => expect((await typesIn(service!))['SiteMeasured']).toBe(1 + MAX_WAITING), WAIT);
    expect(browser.atOnce()).toBe(1);
    expect((await typesIn(service))['SiteMeasurementFailed']).toBe(4);
  }, 60_000);

  it('are less urgent than everything else, and hold nothing up', async () => {
    const browser = aSlowBrowser();
    service = await startService({ takeScreenshots: browser.take });
    await service.start();
    await analyze(service, 5);
    await eventually(() => expect(browser.atOnce()).toBe(1), WAIT);
    await eventually(async () => expect(await jobsIn(service!)).toHaveLength(5), WAIT);
    for (const job of await jobsIn(service))
      expect(job).toMatchObject({ priority: 100, queue_name: 'site-measurements' });
    const pool = new pg.Pool({ connectionString: service.databaseUrl });
    const jobs = createJobQueue({ pool, now: () => new Date() });
    const data = { productId: 1, reason: 'interrupted', failedAt: new Date().toISOString() };
    await jobs.schedule(
      { receiver: 'product', id: 1, command: { type: 'FailAnalysis', data }, context: aContext },
      new Date(),
      'urgent',
    );
    await eventually(async () => {
      const { rowCount } = await pool.query(`select from graphile_worker.jobs where key = 'urgent'`);
      expect(rowCount).toBe(0);
    }, WAIT);
    await pool.end();
    expect(browser.taken()).toBe(1);
  }, 60_000);
});

describe('a site that was being measured', () => {
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

  /** Two sites wait; a worker has begun with the first. */
  const begunBy = async (worker: string): Promise<void> => {
    const jobs = createMeasurementJobs({ pool });
    for (const productId of [7, 8]) await jobs.add({ productId, version: 1, postponed: 0, context: aContext });
    const marked = `locked_by = $1, locked_at = now() - interval '10 seconds'`;
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 1, ${marked} where key = 'measure-site-7-1'`,
      [worker],
    );
    await pool.query(`update graphile_worker._private_job_queues set ${marked}`, [worker]);
  };

  it('when its process was killed is measured again, before the next one', async () => {
    await begunBy('pool-of-the-dead');
    const measured: string[] = [];
    const measure = async (payload: unknown, attempt: number): Promise<void> => {
      measured.push(`${measurementJob.parse(payload).productId}, attempt ${attempt}`);
    };
    const send = () => Promise.resolve();
    const jobs = await startJobs({ pool, send, hourly: {}, tasks: { [MEASURE_SITE]: measure }, log });
    await eventually(() => expect(measured).toEqual(['7, attempt 2', '8, attempt 1']), WAIT);
    await jobs.stop();
  });

  it('that is no longer known holds up no other', async () => {
    await begunBy('pool-of-ours');
    const client = await pool.connect();
    expect(await releaseUnknownJobs(client, 'pool-of-ours', { atWork: new Set(), ended: new Set() })).toBe(1);
    client.release();
    const { rows } = await pool.query(
      `select locked_by from graphile_worker._private_job_queues union all select locked_by from graphile_worker._private_jobs`,
    );
    expect(rows).toEqual([{ locked_by: null }, { locked_by: null }, { locked_by: null }]);
  });

  it('waits once, and does not count against itself', async () => {
    const jobs = createMeasurementJobs({ pool });
    const job = { productId: 1, version: 1, postponed: 0, context: aContext };
    expect([await jobs.add(job), await jobs.add(job)]).toEqual(['added', 'added']);
    for (let id = 2; id <= MAX_WAITING; id++) await jobs.add({ ...job, productId: id });
    expect(await jobs.add({ ...job, version: 2 })).toBe('full');
    expect(await jobs.add(job)).toBe('added');
    expect(await jobsIn({ databaseUrl: database.url })).toHaveLength(MAX_WAITING);
  });

  it('waits again where the browser was busy, in place of the job that was there', async () => {
    const jobs = createMeasurementJobs({ pool });
    const job = { productId: 1, version: 1, postponed: 0, context: aContext };
    await jobs.add(job);
    await jobs.postpone({ ...job, postponed: 1 }, 30_000);
    const { rows } = await pool.query(
      `select payload->>'postponed' as postponed, run_at > now() + interval '20 seconds' as "isLater"
       from graphile_worker._private_jobs`,
    );
    expect(rows).toEqual([{ postponed: '1', isLater: true }]);
  });
});
