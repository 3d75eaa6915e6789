import { warmProcess, type ServiceProcess, type WarmProcess } from '../process/start-process.ts';
import type { OutsideCall, Settings } from '../process/messages.ts';

/** Keeps one process of the services running. */
export type Supervisor = {
  /** The current process; waits while one starts. */
  readonly running: () => Promise<ServiceProcess>;
  /** Starts another process, although the current one is only paused. */
  readonly takeOver: () => Promise<void>;
  /** Puts the clocks forward, from the next start on. */
  readonly putClockForward: (ms: number) => void;
  readonly end: () => Promise<void>;
};

/** Starts a process, and another one whenever it ends. `onEnded` runs in between. */
export const supervise = (deps: {
  readonly program: string;
  readonly settings: Omit<Settings, 'aheadMs'>;
  readonly outside: (call: OutsideCall, about: string) => void;
  readonly say: (text: string) => void;
  /** `isKilled`: the process did not end on its own. */
  readonly onEnded: (isKilled: boolean) => Promise<void>;
}): Supervisor => {
  let aheadMs = 0;
  let isOver = false;
  let standby: WarmProcess = warmProcess(deps);
  const replaced = new Set<ServiceProcess>();

  const start = async (): Promise<ServiceProcess> => {
    const warm = standby;
    const started = await warm.start({ ...deps.settings, aheadMs });
    // Loading takes longer than starting, so the next process is loaded while this one works.
    standby = warmProcess(deps);
    void replaceOnceEnded(started);
    return started;
  };
  const replaceOnceEnded = async (process: ServiceProcess): Promise<void> => {
    const isKilled = await process.ended;
    if (!isOver && !replaced.has(process)) replace(isKilled);
  };
  const replace = (isKilled: boolean): void => {
    current = startAgain(isKilled);
    current.catch(() => undefined);
  };
  const startAgain = async (isKilled: boolean): Promise<ServiceProcess> => {
    await deps.onEnded(isKilled);
    return start();
  };
  let current = start();
  current.catch(() => undefined);

  return {
    running: async () => {
      for (;;) {
        const seen = current;
        const process = await seen;
        if (seen === current && !process.hasEnded()) return process;
        // It has just ended; its replacement starts as soon as that is noticed.
        await process.ended;
        await Promise.resolve();
      }
    },
    takeOver: async () => {
      replaced.add(await current);
      replace(true);
      await current;
    },
    putClockForward: (ms) => {
      aheadMs += ms;
    },
    end: async () => {
      isOver = true;
      const last = await current.catch(() => undefined);
      for (const process of [...replaced, ...(last ? [last] : [])]) {
        process.kill();
        await process.ended;
      }
      await standby.kill();
    },
  };
};
