import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';

/** Runs `work` with a separate PostgreSQL server, which is removed afterwards. */
export const withTemporaryServer = async <Result>(
  work: (serverUrl: string) => Promise<Result>,
  onError: (message: string) => void = () => undefined,
): Promise<Result> => {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: onError };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-faults-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log });
  try {
    return await work(server.connectionString('postgres'));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
