import type { JobQueue } from '@twofold/command-service/reactors/job-queue';
import type { CommandToSend } from '@twofold/command-service/reactors/send-command';
import type { Timeline } from './timeline.ts';

/** As `graphile-worker` is configured: about three days. */
const MAX_ATTEMPTS = 25;
/** Its growing pauses: seconds, as a power of e. */
const MAX_EXPONENT = 10;
/** A job of a worker that died is taken up by another one after this. */
const ABANDONED_MS = 4 * 3_600_000;

/** How an attempt at a job ended. */
export type JobEnd = 'done' | 'failed' | 'died';

/** Jobs that outlive the processes that do them. */
export type MemoryJobs = {
  readonly queue: (effect: <Result>(work: () => Promise<Result>) => Promise<Result>, nowMs: () => number) => JobQueue;
  /** Jobs that were tried for the last time. */
  readonly lost: () => number;
  readonly forgetAll: () => void;
  /** Those that are still to be done. */
  readonly waiting: () => readonly CommandToSend[];
};

/** `attempt` does a job in any live process. */
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
          // What waits in a table is text: no one changes it, and nothing but JSON comes out.
          const kept = JSON.parse(JSON.stringify(command)) as CommandToSend;
          waiting.set(key, kept);
          void work(key, kept, at.getTime() - nowMs());
          return Promise.resolve();
        }),
      cancel: (key) => effect(() => Promise.resolve(void waiting.delete(key))),
    }),
  };
};
