import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';

const LAUNCHER = path.join(import.meta.dirname, '..', '..', '..', '..', 'launcher', 'dist', 'main.js');
const STARTED = /^Twofold runs at (http:\/\/\S+)$/m;
const START_MS = 90_000;

/** The launcher as a separate process, on free ports. */
export type Twofold = {
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  readonly output: () => string;
  /** Sends a signal and returns how the process ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** The launcher ended before it printed its address. */
export type FailedStart = { readonly code: number | null; readonly output: string };

/** Creates a data folder for one test below the temporary folder, with search permission for every user. */
export const createDataDir = async (): Promise<{ dataDir: string; remove: () => Promise<void> }> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-e2e-'));
  await chmod(dataDir, 0o755);
  return {
    dataDir,
    remove: async () => {
      await stopLeftoverServer(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
};

/** Starts the built launcher on a data folder and waits until it prints its address. */
export const startTwofold = async (dataDir: string, environment: Record<string, string> = {}): Promise<Twofold> => {
  const { child, output } = launch(dataDir, environment);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The launcher ended with ${code}:\n${output()}`)));
  });
  const url = await Promise.race([
    ended,
    eventually(() => STARTED.exec(output())?.[1] ?? notYet(output()), { withinMs: START_MS, everyMs: 50 }),
  ]);
  ended.catch(() => undefined);
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null)
        return { code: child.exitCode, signal: child.signalCode };
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      return { code: child.exitCode, signal: child.signalCode };
    },
  };
};

/** Starts a launcher that must refuse to start, and returns its message. */
export const failToStart = async (dataDir: string, environment: Record<string, string> = {}): Promise<FailedStart> => {
  const { child, output } = launch(dataDir, environment);
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  await once(child, 'close');
  clearTimeout(late);
  return { code: child.exitCode, output: output() };
};

/** The environment without any Twofold variables of this machine. */
const launch = (
  dataDir: string,
  environment: Record<string, string>,
): { child: ChildProcess; output: () => string } => {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, [LAUNCHER], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      DATA_DIR: dataDir,
      PORT: '0',
      SAMPLE_SITES_PORT: '0',
      RENDER: 'off', // A browser takes time that most tests have no use for.
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
};

const notYet = (output: string): never => {
  throw new Error(`It has not said where it answers:\n${output}`);
};

/** The process id of the database server of a data folder; undefined if none is running. */
export const databaseServerPid = async (dataDir: string): Promise<number | undefined> => {
  const pidFile = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Stops the database server that a killed launcher leaves running. */
const stopLeftoverServer = async (dataDir: string): Promise<void> => {
  const pid = await databaseServerPid(dataDir);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  await eventually(() => (isAlive(pid) ? notYet('the database server still runs') : undefined), { withinMs: 10_000 });
};
