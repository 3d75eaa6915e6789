import { EventEmitter } from 'node:events';
import type { Logger } from '@twofold/http/log';
import { Logger as WorkerLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { SEND_COMMAND } from './job-queue.ts';
import { attemptOf, superviseJobs, type KnownJobs } from './orphaned-jobs.ts';
import type { CommandToSend, SendCommand } from './send-command.ts';
import { inJobSpan } from './traced-job.ts';

/** Sites are measured one at a time, and late reports are written one at a time: most are left for commands. */
const CONCURRENCY = 5;

/** The worker logs a lot: only what needs attention is above debug level. */
const LEVELS: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

/** Does one job; `attempt` counts from 1, also across processes that died. */
type Task = (payload: unknown, attempt: number) => Promise<void>;

export type Jobs = { readonly stop: () => Promise<void> };

/**
 * Starts sending the due commands of the job queue, and doing its other tasks. Every process may: each job is done by
 * one of them. Tasks that wait for external servers run separately, so that they do not delay commands.
 */
export const startJobs = async (deps: {
  readonly pool: pg.Pool;
  /** Absent: commands are sent elsewhere. */
  readonly send?: SendCommand;
  /** Upkeep that one process does once an hour, by name. */
  readonly hourly?: Readonly<Record<string, () => Promise<void>>>;
  /** Which of these is also done at every start, by one process. */
  readonly atStart?: readonly string[];
  /** What else there is to do, by name. */
  readonly tasks?: Readonly<Record<string, Task>>;
  /** How many run at the same time. */
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
