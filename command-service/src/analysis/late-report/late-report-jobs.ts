import type pg from 'pg';
import { z } from 'zod';
import { WRITE_LATE_REPORT } from '../../reactors/job-queue.ts';
import { tracedPayload } from '../../reactors/traced-job.ts';

/** All processes together write one report at a time: a slow model gets no concurrent requests. */
const QUEUE = 'late-reports';
/** What people wait for comes first. */
const PRIORITY = 90;
/** Of a job that throws, as it does while the log cannot be reached: about three days. */
const MAX_ATTEMPTS = 25;

const context = z.object({ id: z.string(), correlationId: z.string(), causationId: z.string(), actor: z.string() });

/** A report that a model is to write in its own time. `after` is the version that it is to replace. */
export const lateReportJob = z.object({ productId: z.int(), after: z.int(), context });
export type LateReportJob = z.infer<typeof lateReportJob>;

/** The reports that wait for a slow model, kept in PostgreSQL. A product has one at most. */
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
