import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { migrateEventLog } from '../../adapters/postgres-migration.ts';
import type { LogRow } from '../verify-log.ts';
import type { KillScene } from './kill-scene.ts';
import { createWriters } from './writers.ts';

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** `disk` is a folder for the data, instead of a temporary one. */
export const openPostgresKillScene = async (disk?: string): Promise<KillScene<LogRow>> => {
  const folder = await mkdtemp(path.join(disk ?? tmpdir(), 'twofold-kills-'));
  // The server may run as another user.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  const url = server.connectionString('postgres');
  await onServer(url, (client) => migrateEventLog(client));
  const writers = createWriters(url);

  const killServer = async (): Promise<void> => {
    const pid = Number((await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const children = await childrenOf(pid);
    for (const each of [pid, ...children]) killQuietly(each);
  };

  return {
    url,
    acknowledged: writers.acknowledged,
    startWriter: writers.start,
    killServer,
    more: writers.more,
    rows: () =>
      eventually(() => onServer(url, async (client) => (await client.query<LogRow>(ALL_ROWS)).rows), {
        withinMs: 30_000,
      }),
    end: async () => {
      await writers.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const ALL_ROWS = 'select * from event_log.events order by position';

const onServer = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const childrenOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
};

const killQuietly = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
};
