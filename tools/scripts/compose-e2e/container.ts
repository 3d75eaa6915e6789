import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ComposeService } from './compose-file.ts';
import { translate, translateCheck, type Whereabouts } from './translate.ts';

const HEALTHY_WITHIN_MS = 60_000;
const BETWEEN_CHECKS_MS = 300;

/** One container of a service, run as a process of this machine with nothing but what the file gives it. */
export type Container = {
  readonly name: string;
  readonly address: string;
  readonly isRunning: () => boolean;
  /** Starts it and waits until its health check is passed. @throws Error with what it said last */
  readonly start: () => Promise<void>;
  /** Ends it, and all that it started, without a word. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and waits. */
  readonly stop: () => Promise<void>;
  /**
   * Runs something else in its place to its end, as `docker-compose run` does, with another entrypoint if need be.
   * @returns the last lines that it said. @throws Error with its words
   */
  readonly run: (command: readonly string[], entrypoint?: readonly string[]) => Promise<string>;
};

type Options = {
  readonly name: string;
  readonly service: ComposeService;
  /** Where the image is; the working directory of what runs in it. */
  readonly folder: string;
  readonly logs: string;
  readonly where: Whereabouts;
  /** What the image of somebody else has and this machine has not. */
  readonly image?: {
    readonly user: { readonly uid: number; readonly gid: number } | undefined;
    readonly environment: Readonly<Record<string, string>>;
  };
};

/** What runs at the moment, by the ids of their groups: it must not outlive its caller. */
const groups = new Set<number>();
process.on('exit', () => {
  for (const group of groups) killGroup(group);
});

const killGroup = (group: number): void => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended on its own.
  }
};

export const createContainer = ({ name, service, folder, logs, where, image }: Options): Container => {
  const logFile = path.join(logs, `${name}.log`);
  const environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...Object.fromEntries(Object.entries(service.environment).map(([key, value]) => [key, translate(value, where)])),
    ...image?.environment,
  };
  let running: ChildProcess | undefined;

  const spawned = async (command: readonly string[]): Promise<ChildProcess> => {
    const [program = '', ...args] = command.map((text) => translate(text, where));
    // A program that opens its own output, as nginx does, cannot open a pipe of Node.
    const log = await open(logFile, 'a');
    const file = program === 'node' ? process.execPath : program;
    const options = { cwd: folder, env: environment, detached: true, ...image?.user };
    const child = spawn(file, args, { ...options, stdio: ['ignore', log.fd, log.fd] });
    child.once('error', (error) => void appendFile(logFile, `${error.message}\n`));
    const { pid } = child;
    if (pid !== undefined) {
      groups.add(pid);
      child.once('exit', () => groups.delete(pid));
    }
    await log.close();
    return child;
  };
  const ended = async (child: ChildProcess): Promise<number | string> => {
    if (child.pid === undefined) return 'no process';
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode ?? child.signalCode ?? 'nothing';
  };
  const isRunning = (): boolean => running?.exitCode === null && running.signalCode === null;
  const said = async (): Promise<string> =>
    (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    if (running?.pid === undefined || !isRunning()) return;
    // What a container has started dies with it.
    process.kill(name === 'SIGKILL' ? -running.pid : running.pid, name);
    await ended(running);
  };

  const isHealthy = async (): Promise<boolean> => {
    if (service.healthCheck === undefined) return true;
    return (await ended(await spawned(service.healthCheck.map((text) => translateCheck(text, where))))) === 0;
  };
  const start = async (): Promise<void> => {
    running = await spawned([...service.entrypoint, ...service.command]);
    const deadline = Date.now() + HEALTHY_WITHIN_MS;
    while (!(await isHealthy())) {
      if (!isRunning()) throw new Error(`${name} ended: ${await said()}`);
      if (Date.now() > deadline) throw new Error(`${name} does not become healthy: ${await said()}`);
      await delay(BETWEEN_CHECKS_MS);
    }
  };
  return {
    name,
    address: where.address,
    isRunning,
    start,
    kill: () => signal('SIGKILL'),
    stop: () => signal('SIGTERM'),
    run: async (command, entrypoint = service.entrypoint) => {
      const code = await ended(await spawned([...entrypoint, ...command]));
      if (code !== 0) throw new Error(`${name}: ${command.join(' ')} ended with ${code}: ${await said()}`);
      return said();
    },
  };
};
