import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startStandInServer } from '@twofold/event-store/testing/eventstoredb/stand-in-server';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { makeFolder } from '@twofold/launcher/make-folder';

/** A server that stands for one of somebody else's images. */
export type Database = {
  /** Ends it as a power cut does; it comes back with all it held. Absent for one that is not ours. */
  readonly crash?: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** A real PostgreSQL of the same release, from npm, with the password that the image would read from its secrets. */
export const startPostgres = async (options: {
  readonly folder: string;
  readonly port: number;
  readonly passwordFile: string;
}): Promise<Database> => {
  const { folder, port } = options;
  await makeFolder(folder);
  const password = path.join(folder, 'password');
  await writeFile(password, await readFile(options.passwordFile));
  await chmod(password, 0o644);
  const server = await startEmbeddedPostgres({ dataDir: folder, port, isDurable: false, log: quiet });
  const crash = async (): Promise<void> => {
    const [pid] = (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  return { crash, stop: () => server.stop() };
};

/** A stand-in for EventStoreDB that speaks its protocol. */
export const startEventStore = async (port: number): Promise<Database> => {
  let server = await startStandInServer({ port });
  const crash = async (): Promise<void> => {
    await server.stop();
    server = await startStandInServer({ log: server.log, port });
  };
  return { crash, stop: () => server.stop() };
};

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
