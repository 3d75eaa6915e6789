import { z } from 'zod';
import type pg from 'pg';
import { MEASURE_SITE } from '../../reactors/job-queue.ts';
import { tracedPayload } from '../../reactors/traced-job.ts';

/** Further sites are not measured while so many wait (D-122). */
export const MAX_WAITING = 20;

/** One site is measured at a time, by all processes together. */
const QUEUE = 'site-measurements';
/** All other jobs come first: above 0 is less urgent. */
const PRIORITY = 100;
/** Of a job that throws, as it does while the log cannot be reached: about three days. */
const MAX_ATTEMPTS = 25;

const context = z.object({ id: z.string(), correlationId: z.string(), causationId: z.string(), actor: z.string() });

/** A site that waits to be measured. `postponed` is how often its turn came while the browser was busy. */
export const measurementJob = z.object({
  productId: z.int(),
  version: z.int(),
  postponed: z.int(),
  context,
});
export type MeasurementJob = z.infer<typeof measurementJob>;

/** The sites that wait to be measured, kept in PostgreSQL. */
export type MeasurementJobs = {
  /** `full`: the queue is full, and nothing was added. A queued version keeps its position. */
  readonly add: (job: MeasurementJob) => Promise<'added' | 'full'>;
  /** Has the job, whose turn has come, wait for another one. */
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
