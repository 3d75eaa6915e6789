import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Closers } from '@twofold/launcher/closers';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { Client } from 'pg';
import { syncMs } from './machine.ts';

/** The settings of a server, by name. */
type ServerFacts = Readonly<Record<string, string>>;

/** A PostgreSQL server to measure on. */
export type Server = {
  readonly facts: ServerFacts;
  /** Makes an empty database, which is dropped by these closers, and answers its URL. */
  readonly createDatabase: (closers: Closers) => Promise<string>;
};

const SETTINGS = [
  'server_version',
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'shared_buffers',
  'max_wal_size',
];

/**
 * Uses the server at `given`, or starts an embedded one, with fsync, in its own folder in the temporary folder. `closers` remove
 * everything that is made here.
 */
export const openServer = async (given: string | undefined, closers: Closers): Promise<Server> => {
  const { connectionString, facts } =
    given === undefined ? await startOwn(closers) : { connectionString: given, facts: {} };
  const createDatabase = async (owner: Closers): Promise<string> => {
    const name = `twofold_bench_${randomUUID().replaceAll('-', '')}`;
    await ask(connectionString, `create database ${name}`);
    owner.add('database', async () => {
      await ask(connectionString, `drop database ${name} with (force)`);
    });
    const url = new URL(connectionString);
    url.pathname = `/${name}`;
    return url.href;
  };
  return { facts: { ...(await settingsOf(connectionString)), ...facts }, createDatabase };
};

const startOwn = async (closers: Closers): Promise<{ connectionString: string; facts: ServerFacts }> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-bench-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  // This also removes the data when the process cannot wait for the closers.
  process.once('exit', remove);
  closers.add('data folder', async () => remove());
  const server = await startEmbeddedPostgres({ dataDir, log: warningsOnly });
  closers.add('database server', () => server.stop());
  const facts = { 'fdatasync of a page': `${(await syncMs(dataDir)).toFixed(2)} ms` };
  return { connectionString: server.connectionString('postgres'), facts };
};

const print = (message: string): void => void process.stderr.write(`${message}\n`);
const warningsOnly = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: print };

const settingsOf = async (connectionString: string): Promise<ServerFacts> => {
  const columns = SETTINGS.map((name) => `current_setting('${name}') as ${name}`);
  const [row = {}] = await ask<Record<string, string>>(connectionString, `select ${columns.join(', ')}`);
  return row;
};

/** Runs one statement on its own connection. */
export const ask = async <Row extends object>(connectionString: string, statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};
