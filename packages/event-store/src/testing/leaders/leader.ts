import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eventually } from '@twofold/testing/eventually';

const PROGRAM = fileURLToPath(new URL('./leader-process.ts', import.meta.url));

export type Leader = {
  /** Its output so far: `leads` and `lost`. */
  readonly told: readonly string[];
  readonly leads: () => Promise<void>;
  readonly freeze: () => void;
  readonly wake: () => void;
  readonly kill: () => Promise<void>;
};

/** A process that leads or stands by. With `patient`, the server waits 12 s for it, which is too long. */
export const startLeader = (url: string, lockName: string, patience: 'usual' | 'patient' = 'usual'): Leader => {
  const child = spawn(process.execPath, [PROGRAM, url, lockName, patience], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => told.push(line));
  return {
    told,
    leads: async () => {
      await eventually(
        () => {
          if (told.at(-1) !== 'leads') throw new Error(`The process told ${told.join()}`);
        },
        { withinMs: 30_000, everyMs: 5 },
      );
    },
    freeze: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
