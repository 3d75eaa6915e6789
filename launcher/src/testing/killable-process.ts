import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process of a service that is restarted when it is killed. */
export type KillableProcess = {
  /** Its address, once it listens. */
  readonly url: () => Promise<string>;
  /** The id of the process that runs now. */
  readonly pid: () => number;
  /** Kills it with `kill -9`, and resolves once another one runs in its place. */
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
      // From now on callers wait for the next one.
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
