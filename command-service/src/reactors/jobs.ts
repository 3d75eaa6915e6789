import type { Logger } from '@twofold/http/log';
import { Logger as WorkerLogger, makeWorkerUtils, run } from 'graphile-worker';
import type pg from 'pg';
import type { CommandToSend, SendCommand } from './send-command.ts';

const TASK = 'send-command';

/** A command whose time has come is tried this often, with growing pauses: about three days. */
const MAX_ATTEMPTS = 25;

const CONCURRENCY = 4;

/** The worker talks much: only what needs somebody's eye is more than a detail. */
const LEVELS: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

/** Commands that wait for their time, kept in PostgreSQL. */
export type Jobs = {
  readonly schedule: (command: CommandToSend, at: Date) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts sending commands whose time has come. Every process may do so: a job is done by one of them. The command's id
 * is the job's key, so scheduling the same one again replaces it.
 */
export const startJobs = async (deps: {
  readonly pool: pg.Pool;
  readonly send: SendCommand;
  /** Upkeep that one process does once an hour, by name. */
  readonly hourly: Readonly<Record<string, () => Promise<void>>>;
  readonly log: Logger;
}): Promise<Jobs> => {
  const { pool, send, hourly, log } = deps;
  const logger = new WorkerLogger(() => (level, message) => {
    log[LEVELS[level] ?? 'debug']({ job: TASK }, message);
  });
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  const runner = await run({
    pgPool: pool,
    logger,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: { ...hourly, [TASK]: (payload) => send(payload as CommandToSend) },
    crontab: Object.keys(hourly)
      .map((name) => `17 * * * * ${name}`)
      .join('\n'),
  });
  return {
    schedule: async (command, runAt) => {
      const { id: jobKey } = command.context;
      await utils.addJob(TASK, command, { jobKey, runAt, maxAttempts: MAX_ATTEMPTS });
    },
    stop: async () => {
      await runner.stop();
      await utils.release();
    },
  };
};
