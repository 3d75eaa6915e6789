import type pg from 'pg';
import type { CommandToSend } from './send-command.ts';
import { tracedPayload } from './traced-job.ts';

/**
 * The kinds of jobs: send a command or a webhook, measure a site, write the report of a slow model. Each job has a key.
 */
export const SEND_COMMAND = 'send-command';
export const WRITE_LATE_REPORT = 'write-late-report';
export const MEASURE_SITE = 'measure-site';
export const DELIVER_WEBHOOK = 'deliver-webhook';

/** A command whose time has come is tried this often, with growing pauses: about three days. */
const MAX_ATTEMPTS = 25;

/** Commands that wait for their time, kept in PostgreSQL, whether or not this process sends any. */
export type JobQueue = {
  /** Scheduling under a key that waits already replaces what waits. Without a key the command's id is the key. */
  readonly schedule: (command: CommandToSend, at: Date, key?: string) => Promise<void>;
  /** Removes a waiting job by its key. A job that is running is not retried. */
  readonly cancel: (key: string) => Promise<void>;
};

/** Times are those of the injected clock: the database receives delays and counts with its own clock. */
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
