import { z } from 'zod';
import type pg from 'pg';
import { MEASURE_SITE } from '../../reactors/job-queue.ts';
import { contextInJob, tracedPayload } from '../../reactors/traced-job.ts';

/** The maximum length of the queue. Further sites are not measured (D-122). */
export const MAX_WAITING = 20;

/** One site at a time across all processes. */
const QUEUE = 'site-measurements';
/** All other jobs run first: a higher number is less urgent. */
const PRIORITY = 100;
/** A job that keeps failing, for example while the log is unreachable, is retried for about three days. */
const MAX_ATTEMPTS = 25;

/** A site to measure. `postponed` counts how often the browser was busy. */
export const measurementJob = z.object({
  productId: z.int(),
  version: z.int(),
  postponed: z.int(),
  context: contextInJob,
});
export type MeasurementJob = z.infer<typeof measurementJob>;

/** The queue of sites to measure, stored in PostgreSQL. */
export type MeasurementJobs = {
  /** `full`: the queue is full, and nothing was added. A queued version keeps its position. */
  readonly add: (job: MeasurementJob) => Promise<'added' | 'full'>;
  /** Queues a running job again. */
  readonly postpone: (job: MeasurementJob, delayMs: number) => Promise<void>;
};

export const createMeasurementJobs = ({ pool }: { readonly pool: Pick<pg.Pool, 'query'> }): MeasurementJobs => {
  const schedule = async (job: MeasurementJob, delayMs: number): Promise<void> => {
    await pool.query(
      `select graphile_worker.add_job($1, payload => $2, queue_name => $3, run_at => now() + $4 * interval '1 millisecond',
         max_attempts => $5, job_key => $6, priority => $7)`,
      [MEASURE_SITE, tracedPayload(job), QUEUE, delayMs, MAX_ATTEMPTS, keyOf(job), PRIORITY],
    );
  };
  return {
    add: async (job) => {
      const { rows } = await pool.query<{ waiting: number; is_known: boolean }>(
        `select count(*) filter (where locked_at is null)::int as waiting, coalesce(bool_or(key = $2), false) as is_known
         from graphile_worker.jobs where task_identifier = $1`,
        [MEASURE_SITE, keyOf(job)],
      );
      if (rows[0]?.is_known === true) return 'added';
      if ((rows[0]?.waiting ?? 0) >= MAX_WAITING) return 'full';
      await schedule(job, 0);
      return 'added';
    },
    postpone: schedule,
  };
};

const keyOf = ({ productId, version }: MeasurementJob): string => `${MEASURE_SITE}-${productId}-${version}`;
