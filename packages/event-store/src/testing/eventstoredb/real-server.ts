import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';

const START_MS = 90_000;

/** A real EventStoreDB for one test, with its own data. */
export type RealServer = {
  readonly url: string;
  /** `kill -9` of the server and all its processes. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and the same data, and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Kills it, and removes its data. */
  readonly remove: () => Promise<void>;
};

/**
 * `program` is started with two arguments, a port and a folder for the data, and must run one insecure node on
 * 127.0.0.1 in the foreground.
 */
export const startRealServer = async (program: string): Promise<RealServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-eventstoredb-'));
  const port = await freePort();
  const isAlive = async (): Promise<void> => {
    const { status } = await fetch(`http://127.0.0.1:${port}/health/live`);
    if (status !== 204) throw new Error(`The server answers ${status}`);
  };
  const server = await runServer({ command: [program, String(port), folder], environment: {}, isAlive });
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    ...server,
    remove: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a server, which can be restarted on the same data, and waits until `isAlive` no longer throws. */
export const runServer = async ({
  command: [program, ...args],
  environment,
  isAlive,
}: {
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  readonly isAlive: () => Promise<void>;
}): Promise<Pick<RealServer, 'kill' | 'start'>> => {
  let running: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const server = running;
    running = undefined;
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    process.kill(-server.pid, 'SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    // A separate process group, so that its children are killed with it.
    const env = { ...serverEnvironment(), ...environment };
    const server = spawn(program, args, { detached: true, stdio: 'ignore', env });
    running = server;
    let failure: Error | undefined;
    server.once('error', (error) => (failure = error));
    await eventually(
      async () => {
        if (failure) throw failure;
        await isAlive();
      },
      { withinMs: START_MS, everyMs: 50 },
    );
  };
  await start();
  return { kill, start };
};

/** EventStoreDB reads variables of these names as its configuration, but ours mean the tests. */
const serverEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:EVENTSTORE|KURRENTDB)_/i.test(name)));

/** A port of 127.0.0.1 without a listener. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
