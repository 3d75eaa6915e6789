import { EventEmitter } from 'node:events';
import type { Logger } from '@twofold/http/log';
import { Logger as WorkerLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { SEND_COMMAND } from './job-queue.ts';
import { attemptOf, superviseJobs, type KnownJobs } from './orphaned-jobs.ts';
import type { CommandToSend, SendCommand } from './send-command.ts';
import { inJobSpan } from './traced-job.ts';

/** Measurements and late reports run one at a time each, so at least three are left for commands. */
const CONCURRENCY = 5;

/** The worker logs a lot. Only errors and warnings are logged above debug level. */
const LEVELS: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

/** Runs a job. `attempt` counts from 1, across processes that died. */
type Task = (payload: unknown, attempt: number) => Promise<void>;

export type Jobs = { readonly stop: () => Promise<void> };

/**
 * Starts a worker that sends due commands and runs other tasks of the job queue. Every process can start one: each job is
 * run by one of them. Tasks that wait for external servers need a separate worker, so that they do not delay
 * commands.
 */
export const startJobs = async (deps: {
  readonly pool: pg.Pool;
  /** Absent: this worker sends no commands. */
  readonly send?: SendCommand;
  /** Maintenance that one process runs once an hour, by name. */
  readonly hourly?: Readonly<Record<string, () => Promise<void>>>;
  /** The names of those that one process also runs at every start. */
  readonly atStart?: readonly string[];
  /** Other tasks, by name. */
  readonly tasks?: Readonly<Record<string, Task>>;
  /** The number of concurrent jobs. */
  readonly concurrency?: number;
  readonly log: Logger;
}): Promise<Jobs> => {
  const { pool, send, hourly = {}, atStart = [], tasks = {}, concurrency = CONCURRENCY, log } = deps;
  const sending = send ? taskListOf({ [SEND_COMMAND]: (payload) => send(payload as CommandToSend) }) : {};
  const logger = new WorkerLogger(() => (level, message) => {
    log[LEVELS[level] ?? 'debug']({ job: SEND_COMMAND }, message);
  });
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  const known: KnownJobs = { atWork: new Set(), ended: new Set() };
  events
    .on('job:start', ({ job }) => known.atWork.add(job.id))
    .on('job:complete', ({ job }) => {
      known.ended.add(attemptOf(job));
      known.atWork.delete(job.id);
    });
  const watching = new Promise<void>((resolve) => {
    events.once('pool:create', ({ workerPool: { id: workerId } }) =>
      resolve(superviseJobs({ pool, workerId, known, log, signal: stopping.signal })),
    );
  });
  const runner = await run({
    events,
    pgPool: pool,
    logger,
    concurrency,
    noHandleSignals: true,
    taskList: { ...hourly, ...taskListOf(tasks), ...sending },
    crontab: Object.keys(hourly)
      .map((name) => `17 * * * * ${name}`)
      .join('\n'),
  });
  for (const name of atStart) await runner.addJob(name, {}, { jobKey: name });
  return {
    stop: async () => {
      await runner.stop();
      stopping.abort();
      await watching;
    },
  };
};

const taskListOf = (tasks: Readonly<Record<string, Task>>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job: { attempts } }) => inJobSpan(name, payload, attempts, () => task(payload, attempts)),
    ]),
  );
