import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { ComposeService } from './compose-file.ts';
import { listensAt } from './listens-at.ts';
import { translate, translateCheck, type Whereabouts } from './translate.ts';

const HEALTHY_WITHIN_MS = 120_000;
const BETWEEN_CHECKS_MS = 300;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** One container of a service, run as a process of this machine with only the environment that the file gives it. */
export type Container = {
  readonly address: string;
  readonly isRunning: () => boolean;
  /** Starts it and waits until its health check passes. @throws Error with its last output */
  readonly start: () => Promise<void>;
  /** Ends it. SIGKILL also ends its child processes. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /**
   * Runs another command to its end, like `docker-compose run`, optionally with another entrypoint.
   * @returns the last lines of its output. @throws Error with them
   */
  readonly run: (command: readonly string[], entrypoint?: readonly string[]) => Promise<string>;
};

/** What a third-party image has and this machine lacks. */
export type Image = {
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly environment: Readonly<Record<string, string>>;
};

type Options = {
  readonly service: ComposeService;
  /** The folder with the files of the image, which is also the working directory. */
  readonly folder: string;
  readonly logFile: string;
  readonly where: Whereabouts;
  readonly image: Image | undefined;
};

/** The process groups that are running. They must not outlive this process. */
const groups = new Set<number>();
process.on('exit', () => {
  for (const group of groups) signalTo(-group, 'SIGKILL');
});

const signalTo = (id: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(id, signal);
  } catch {
    // It has already ended.
  }
};

const ended = async (child: ChildProcess): Promise<number | string> => {
  if (child.pid === undefined) return 'no process';
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode ?? 'nothing';
};

export const createContainer = ({ service, folder, logFile, where, image }: Options): Container => {
  const told = Object.entries(service.environment).map(([key, value]) => [key, translate(value, where)] as const);
  const env = { PATH, ...Object.fromEntries(told), ...image?.environment };
  let running: ChildProcess | undefined;

  const spawned = (command: readonly string[]): ChildProcess => {
    const [program = '', ...args] = command.map((text) => translate(text, where));
    // A program that opens /dev/stdout itself, like nginx, cannot open a pipe of Node.
    const log = openSync(logFile, 'a');
    const file = program === 'node' ? process.execPath : program;
    const child = spawn(file, args, { cwd: folder, env, detached: true, ...image?.user, stdio: ['ignore', log, log] });
    closeSync(log);
    child.once('error', (error) => void appendFile(logFile, `${error.message}\n`));
    const { pid } = child;
    if (pid !== undefined) {
      groups.add(pid);
      child.once('exit', () => groups.delete(pid));
    }
    return child;
  };
  const isRunning = (): boolean => running?.exitCode === null && running.signalCode === null;
  const said = async (): Promise<string> =>
    (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
  const check = (service.healthCheck ?? []).map((text) => translateCheck(text, where));

  return {
    address: where.address,
    isRunning,
    start: async () => {
      running = spawned([...service.entrypoint, ...service.command]);
      const deadline = Date.now() + HEALTHY_WITHIN_MS;
      // Each check starts a process, so the first one runs only when it can pass.
      while (!(await listensAt(where.address)) || (await ended(spawned(check))) !== 0) {
        if (!isRunning()) throw new Error(`It ended: ${await said()}`);
        if (Date.now() > deadline) throw new Error(`It does not become healthy: ${await said()}`);
        await delay(BETWEEN_CHECKS_MS);
      }
    },
    end: async (signal) => {
      if (running?.pid === undefined || !isRunning()) return;
      signalTo(signal === 'SIGKILL' ? -running.pid : running.pid, signal);
      await ended(running);
    },
    run: async (command, entrypoint = service.entrypoint) => {
      const code = await ended(spawned([...entrypoint, ...command]));
      if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${await said()}`);
      return said();
    },
  };
};
