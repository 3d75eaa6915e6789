import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { Bench } from './benchmark.ts';
import { nodeArguments } from './node-program.ts';
import { pollUntil } from './poll-until.ts';

type Service = {
  readonly name: string;
  /** The module to run, as `import.meta.resolve` finds it. */
  readonly module: string;
  /** The whole environment, without the port. */
  readonly env: Readonly<Record<string, string>>;
  /** Answers 200 when the service is ready. */
  readonly readyPath: string;
};

/** What is needed to start a service. `onStart` gets its process. */
export type Starting = Pick<Bench, 'closers' | 'signal'> & { readonly onStart?: (child: ChildProcess) => void };

/** Sources are compiled at each start, which takes a long time on a busy machine. */
const READY_MS = 180_000;

/**
 * Starts a service in its own process, and waits until it is ready. It ends with the closers. Its standard output is ignored.
 * @returns where it listens
 */
export const startService = async (
  { closers, signal, onStart }: Starting,
  { name, module, env, readyPath }: Service,
): Promise<string> => {
  const port = await freePort();
  const child = spawn(process.execPath, nodeArguments(module), {
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onStart?.(child);
  let end: string | undefined;
  const ended = new Promise<void>((resolve) => {
    const conclude = (how: string): void => {
      end = how;
      resolve();
    };
    child.once('error', (error) => conclude(error.message));
    child.once('exit', (code, by) => conclude(by ?? `exit code ${code}`));
  });
  closers.add(name, async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await pollUntil(
    () => {
      if (end !== undefined) throw new Error(`${name} has ended: ${end}`);
      return isReady(`${url}${readyPath}`);
    },
    signal,
    { withinMs: READY_MS, what: name },
  );
  return url;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

/** A port that has no listener at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port is free')),
      );
    });
  });
