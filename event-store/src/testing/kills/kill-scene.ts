import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { migrateEventLog } from '../../adapters/postgres-migration.ts';
import { faultsOf, type LogRow } from '../verify-log.ts';

const WRITER = path.join(import.meta.dirname, 'writer-process.ts');
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

export type Writer = { readonly kill: () => Promise<void> };

/** A real server with durability on, writers in processes of their own, and what they were told. */
export type KillScene = {
  readonly url: string;
  readonly acknowledged: readonly string[];
  readonly startWriter: (honesty?: 'honest' | 'lying') => Writer;
  /** `kill -9` of the server and all its processes; the supervisor starts it again. */
  readonly killServer: () => Promise<void>;
  /** Waits until so many more were acknowledged than now. */
  readonly more: (count: number) => Promise<void>;
  readonly rows: () => Promise<LogRow[]>;
  readonly end: () => Promise<void>;
};

/** `disk` is a folder to keep the data in, instead of one of its own. */
export const openKillScene = async (disk?: string): Promise<KillScene> => {
  const folder = await mkdtemp(path.join(disk ?? tmpdir(), 'twofold-kills-'));
  // The server may run as another user than ours.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  const url = server.connectionString('postgres');
  await onServer(url, (client) => migrateEventLog(client));
  const acknowledged: string[] = [];
  const writers = new Set<Writer>();

  const startWriter: KillScene['startWriter'] = (honesty = 'honest') => {
    const child = spawn(process.execPath, ['-C', 'source', '--import', 'tsx', WRITER, url, honesty], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    // A line that the kill cut in two was not said.
    createInterface({ input: child.stdout }).on('line', (id) => {
      if (id.length === 36) acknowledged.push(id);
    });
    const writer: Writer = {
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
        writers.delete(writer);
      },
    };
    writers.add(writer);
    return writer;
  };

  const killServer = async (): Promise<void> => {
    const pid = Number((await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const children = await childrenOf(pid);
    for (const each of [pid, ...children]) killQuietly(each);
  };

  return {
    url,
    acknowledged,
    startWriter,
    killServer,
    more: async (count) => {
      const goal = acknowledged.length + count;
      await eventually(
        () => {
          if (acknowledged.length < goal) throw new Error(`${acknowledged.length} of ${goal} are acknowledged`);
        },
        { withinMs: 60_000 },
      );
    },
    rows: () =>
      eventually(() => onServer(url, async (client) => (await client.query<LogRow>(ALL_ROWS)).rows), {
        withinMs: 30_000,
      }),
    end: async () => {
      await Promise.all([...writers].map((writer) => writer.kill()));
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const ALL_ROWS = 'select * from event_log.events order by position';

/** What the oracle finds by looking at nothing but what clients were told and what the log holds. */
export const judge = (acknowledged: readonly string[], rows: readonly LogRow[]) => {
  const ids = rows.map(({ id }) => id);
  const stored = new Set(ids);
  return {
    lost: acknowledged.filter((id) => !stored.has(id)),
    doubled: ids.length - stored.size,
    faults: faultsOf(rows),
  };
};

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
    // It ended by itself in the meantime.
  }
};
