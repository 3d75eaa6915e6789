import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Fault } from './faults.ts';

const PROGRAM = path.join(import.meta.dirname, 'service-process.ts');

/** A process of a service, and the next one after it was killed. */
export type KillableProcess = {
  /** Where it listens, once it does. */
  readonly url: () => Promise<string>;
  /** `kill -9`, and another one in its place, which runs when this is done. */
  readonly kill: () => Promise<void>;
  readonly end: () => Promise<void>;
};

export const startKillable = (args: {
  readonly connectionString: string;
  readonly role: 'commands' | 'projector';
  readonly fault?: Fault;
}): KillableProcess => {
  const { connectionString, role, fault = 'none' } = args;
  const start = () => run([connectionString, role, fault]);
  let current = start();
  return {
    url: () => current.url,
    kill: async () => {
      const killed = current;
      killed.child.kill('SIGKILL');
      // From here on whoever asks waits for the next one.
      current = start();
      await Promise.all([killed.ended, current.url]);
    },
    end: async () => {
      current.child.kill('SIGKILL');
      await current.ended;
    },
  };
};

const run = (args: readonly string[]) => {
  const child: ChildProcess = spawn(process.execPath, ['-C', 'source', '--import', 'tsx', PROGRAM, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    void ended.then(() => reject(new Error('A process of the scene has ended before it ran')));
  });
  // Nobody may be waiting for one that is killed.
  url.catch(() => undefined);
  return { child, url, ended };
};
