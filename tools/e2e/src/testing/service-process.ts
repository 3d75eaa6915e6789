import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.join(import.meta.dirname, '..', '..', '..', '..');
const START_MS = 60_000;

export type ServiceName = 'command-service' | 'query-service' | 'projector';

/** How a process ended. `stderr` is its message to the operator. */
export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly stderr: string };

export type ServiceProcess = {
  readonly url: string;
  readonly ended: Promise<Ended>;
  readonly kill: (signal: NodeJS.Signals) => void;
};

type Environment = Readonly<Record<string, string>>;

/** Runs a built service as an operator would, with only the given environment. */
const run = (name: ServiceName, env: Environment, node: string): { child: ChildProcess; ended: Promise<Ended> } => {
  const child = spawn(node, [path.join(ROOT, name, 'dist', 'main.js')], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  return { child, ended };
};

/** Waits for the end of a service that is expected not to start. */
export const runToItsEnd = (name: ServiceName, env: Environment): Promise<Ended> =>
  run(name, env, process.execPath).ended;

/** Starts a service on a free port and waits until it prints its address. */
export const startService = async (
  name: ServiceName,
  env: Environment,
  node = process.execPath,
): Promise<ServiceProcess> => {
  const { child, ended } = run(name, { PORT: '0', ...env }, node);
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${name} does not listen`)), START_MS);
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const record: { msg?: string; url?: string } = line.startsWith('{') ? JSON.parse(line) : {};
      if (record.msg !== 'listening' || record.url === undefined) return;
      clearTimeout(late);
      resolve(record.url);
    });
    void ended.then(({ stderr }) => reject(new Error(`${name} ended before it listened: ${stderr}`)));
  });
  return { url, ended, kill: (signal) => void child.kill(signal) };
};
