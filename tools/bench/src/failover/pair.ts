import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Bench } from '../harness/benchmark.ts';
import type { Starting } from '../harness/service-process.ts';

/** Starts a service and waits until it is ready. */
export type Start = (bench: Starting, url: string) => Promise<string>;

/** Two processes of the same kind. The older one leads. */
export type Pair = {
  /** Kills the leader with `kill -9`, so that the other process takes over. */
  readonly killLeader: () => void;
  /** Starts another standby, and resolves when it is ready. */
  readonly replace: () => Promise<void>;
  readonly end: () => Promise<void>;
};

export const openPair = async ({ closers, signal }: Bench, url: string, start: Start): Promise<Pair> => {
  const children: ChildProcess[] = [];
  const startOne = async (): Promise<void> => {
    await start({ closers, signal, onStart: (child) => void children.push(child) }, url);
  };
  // The first process has the lock before the second one starts.
  await startOne();
  await startOne();
  return {
    killLeader: () => void children.shift()?.kill('SIGKILL'),
    replace: startOne,
    end: async () => {
      for (const child of children.splice(0)) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
    },
  };
};
