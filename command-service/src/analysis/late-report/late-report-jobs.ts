import type pg from 'pg';
import { z } from 'zod';
import { WRITE_LATE_REPORT } from '../../reactors/job-queue.ts';
import { contextInJob, tracedPayload } from '../../reactors/traced-job.ts';

/** One report at a time across all processes: a slow model gets no concurrent requests. */
const QUEUE = 'late-reports';
/** Jobs that a person is waiting for run first. */
const PRIORITY = 90;
/** A job that keeps failing, for example while the log is unreachable, is retried for about three days. */
const MAX_ATTEMPTS = 25;

/** A late report to write. `after` is the version that it replaces. */
export const lateReportJob = z.object({ productId: z.int(), after: z.int(), context: contextInJob });
export type LateReportJob = z.infer<typeof lateReportJob>;

/** The queue of late reports, stored in PostgreSQL. A product has at most one job. */
export type LateReportJobs = { readonly add: (job: LateReportJob, delayMs?: number) => Promise<void> };

export const createLateReportJobs = ({ pool }: { readonly pool: Pick<pg.Pool, 'query'> }): LateReportJobs => ({
  add: async (job, delayMs = 0) => {
    await pool.query(
      `select graphile_worker.add_job($1, payload => $2, queue_name => $3, run_at => now() + $4 * interval '1 millisecond',
         max_attempts => $5, job_key => $6, priority => $7)`,
      [
        WRITE_LATE_REPORT,
        tracedPayload(job),
        QUEUE,
        delayMs,
        MAX_ATTEMPTS,
        `${WRITE_LATE_REPORT}-${job.productId}`,
        PRIORITY,
      ],
    );
  },
});
