import type pg from 'pg';
import type { CommandToSend } from './send-command.ts';
import { tracedPayload } from './traced-job.ts';

/** The kinds of jobs. Every job has a key. */
export const SEND_COMMAND = 'send-command';
export const WRITE_LATE_REPORT = 'write-late-report';
export const MEASURE_SITE = 'measure-site';
export const DELIVER_WEBHOOK = 'deliver-webhook';

/** The attempts to send a due command, with growing pauses: about three days. */
const MAX_ATTEMPTS = 25;

/** Commands to send at a given time, stored in PostgreSQL. The process that sends them may be another one. */
export type JobQueue = {
  /** Replaces a waiting command with the same key. The default key is the command's id. */
  readonly schedule: (command: CommandToSend, at: Date, key?: string) => Promise<void>;
  /** Removes a waiting job by its key. A job that is running is not retried. */
  readonly cancel: (key: string) => Promise<void>;
};

/** Times are those of the injected clock. The database gets delays and uses its own clock. */
export const createJobQueue = ({ pool, now }: { readonly pool: pg.Pool; readonly now: () => Date }): JobQueue => ({
  schedule: async (command, at, key = command.context.id) => {
    const delayMs = at.getTime() - now().getTime();
    await pool.query(
      `select graphile_worker.add_job($1, payload => $2, run_at => now() + $3 * interval '1 millisecond',
         max_attempts => $4, job_key => $5)`,
      [SEND_COMMAND, tracedPayload(command), delayMs, MAX_ATTEMPTS, key],
    );
  },
  cancel: async (key) => {
    await pool.query('select graphile_worker.remove_job($1)', [key]);
  },
});
