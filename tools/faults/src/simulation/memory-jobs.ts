import type { JobQueue } from '@twofold/command-service/reactors/job-queue';
import type { CommandToSend } from '@twofold/command-service/reactors/send-command';
import type { Timeline } from './timeline.ts';

/** As `graphile-worker` is configured: about three days. */
const MAX_ATTEMPTS = 25;
/** The pause before a retry is e to the number of attempts, in seconds, but at most e to this. */
const MAX_EXPONENT = 10;
/** After this a job of a worker that died is taken over by another one. */
const ABANDONED_MS = 4 * 3_600_000;

/** How an attempt at a job ended. */
export type JobEnd = 'done' | 'failed' | 'died';

/** Jobs, which outlive the processes that run them. */
export type MemoryJobs = {
  readonly queue: (effect: <Result>(work: () => Promise<Result>) => Promise<Result>, nowMs: () => number) => JobQueue;
  /** How many jobs failed at their last attempt. */
  readonly lost: () => number;
  readonly forgetAll: () => void;
  /** Jobs that are not done yet. */
  readonly waiting: () => readonly CommandToSend[];
};

/** `attempt` runs a job in a live process. */
export const memoryJobs = (timeline: Timeline, attempt: (command: CommandToSend) => Promise<JobEnd>): MemoryJobs => {
  const waiting = new Map<string, CommandToSend>();
  let lost = 0;

  const work = async (key: string, command: CommandToSend, delayMs: number): Promise<void> => {
    await timeline.sleep(Math.max(0, delayMs));
    for (let attempts = 1; waiting.get(key) === command; attempts++) {
      const end = await attempt(command);
      if (waiting.get(key) !== command) return;
      if (end === 'done' || attempts === MAX_ATTEMPTS) {
        waiting.delete(key);
        if (end !== 'done') lost++;
        return;
      }
      await timeline.sleep(end === 'died' ? ABANDONED_MS : 1_000 * Math.exp(Math.min(MAX_EXPONENT, attempts)));
    }
  };

  return {
    lost: () => lost,
    forgetAll: () => waiting.clear(),
    waiting: () => [...waiting.values()],
    queue: (effect, nowMs) => ({
      schedule: (command, at, key = command.context.id) =>
        effect(() => {
          // A table stores jobs as JSON: no one can change a stored job, and only JSON comes out.
          const kept = JSON.parse(JSON.stringify(command)) as CommandToSend;
          waiting.set(key, kept);
          void work(key, kept, at.getTime() - nowMs());
          return Promise.resolve();
        }),
      cancel: (key) => effect(() => Promise.resolve(void waiting.delete(key))),
    }),
  };
};
