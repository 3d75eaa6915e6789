import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process of a service, and the next one after it was killed. */
export type KillableProcess = {
  /** Where it listens, once it does. */
  readonly url: () => Promise<string>;
  /** The id of the process that runs now. */
  readonly pid: () => number;
  /** `kill -9`, and another one in its place, which runs when this is done. */
  readonly kill: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Starts a program that prints its address in one line, and ends when its input does. */
export const startKillable = (program: string, args: readonly string[]): KillableProcess => {
  const start = () => run(program, args);
  let current = start();
  return {
    url: () => current.url,
    pid: () => current.child.pid ?? 0,
    kill: async () => {
      const killed = current;
      killed.child.kill('SIGKILL');
      // From here on anyone who asks waits for the next one.
      current = start();
      await Promise.all([killed.ended, current.url]);
    },
    end: async () => {
      current.child.kill('SIGKILL');
      await current.ended;
    },
  };
};

const run = (program: string, args: readonly string[]) => {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    void ended.then(() => reject(new Error('A process of the scene has ended before it ran')));
  });
  // A killed process may have no waiter.
  url.catch(() => undefined);
  return { child, url, ended };
};
