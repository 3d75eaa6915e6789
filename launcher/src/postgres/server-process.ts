import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerUser } from './server-user.ts';

/** The log of the server and its supervisor; a pino logger fits. */
export type ServerLog = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>;

/** A server that accepts connections. `exited` resolves, never rejects, with how it ended. */
export type ServerProcess = {
  readonly pid: number;
  readonly exited: Promise<string>;
  /** Ends all sessions and writes a checkpoint. After `withinMs` the server is killed, and recovers at its next start. */
  stop(options?: { readonly withinMs: number }): Promise<void>;
};

/** The server ended before it accepted connections. The message is its last output. */
export class ServerDidNotStart extends Error {
  readonly code = 'server-did-not-start';
}

/** The complete environment of the programs: none of our secrets, messages in English, times in UTC. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

type ServerOptions = {
  readonly program: string;
  readonly user: ServerUser | undefined;
  readonly cluster: string;
  readonly port: number;
  /** False is faster, but not safe: for databases that are thrown away. */
  readonly isDurable: boolean;
  readonly log: ServerLog;
};

/**
 * Starts a server on an initialized cluster and waits until it accepts connections; recovering after a crash may take
 * minutes. It gets its own session, so that Ctrl-C in the terminal reaches the launcher only, which closes its
 * connections first.
 * @throws ServerDidNotStart
 */
export const startServerProcess = async (options: ServerOptions): Promise<ServerProcess> => {
  const child = spawn(options.program, ['-D', options.cluster, ...settings(options)], {
    ...options.user,
    cwd: options.cluster,
    env: ENVIRONMENT,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The server ends with this process, except after SIGKILL.
  const stopAtExit = () => child.kill('SIGINT');
  process.once('exit', stopAtExit);
  const lastWords: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastWords.push(line);
    if (lastWords.length > 20) lastWords.shift();
    if (isAlarming(line)) options.log.warn(`PostgreSQL: ${line}`);
    else options.log.debug(`PostgreSQL: ${line}`);
  });

  let hasExited = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  }).finally(() => {
    hasExited = true;
    process.off('exit', stopAtExit);
  });

  while (!(await isReady(options.cluster, child.pid))) {
    if (hasExited) throw new ServerDidNotStart(explain(lastWords) || (await exited));
    await Promise.race([exited, delay(20)]);
  }

  const { pid } = child;
  if (pid === undefined) throw new ServerDidNotStart(await exited);
  return {
    pid,
    exited,
    stop: async ({ withinMs } = { withinMs: 5_000 }) => {
      if (hasExited) return;
      child.kill('SIGINT');
      const cutOff = setTimeout(() => child.kill('SIGQUIT'), withinMs);
      await exited;
      clearTimeout(cutOff);
    },
  };
};

/** Ignores messages for clients that are refused while the server starts or stops, since they retry. */
const isAlarming = (line: string): boolean =>
  / (FATAL|PANIC): /.test(line) && !/FATAL: +(the database system is|terminating connection)/.test(line);

/** Statements are not logged, since they contain users' texts. */
const settings = ({ port, isDurable }: ServerOptions): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    // One product takes about 60, and tests run several in parallel.
    max_connections: 300,
    unix_socket_directories: '',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The server writes its state into the eighth line of `postmaster.pid`, its own id into the first. */
const isReady = async (cluster: string, pid: number | undefined): Promise<boolean> => {
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
};

/** The lines with the reason, without time and process id. */
const explain = (lines: readonly string[]): string => {
  const relevant = lines.filter((line) => /(FATAL|PANIC|HINT|DETAIL|error while loading)/.test(line));
  return (relevant.length > 0 ? relevant : lines.slice(-3)).map((line) => line.replace(/^.*?\[\d+\] /, '')).join(' ');
};

/** Runs a program of PostgreSQL. Resolves with its exit code, null if it could not be run, and its output. */
export const runProgram = async (
  program: string,
  args: readonly string[],
  user: ServerUser | undefined,
): Promise<{ code: number | null; output: string }> => {
  const child = spawn(program, args, { ...user, cwd: path.parse(program).root, env: ENVIRONMENT, windowsHide: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  return { code, output };
};
