import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { eventually } from './eventually.ts';
import { templatesOf } from './template-names.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's connection string of the server that tests create databases on. */
    postgresUrl: string;
    /** Identifies the templates of this test run on that server. */
    runId: string;
  }
}

/** A database for one test. */
export type TestDatabase = {
  readonly url: string;
  /** Drops it and ends open sessions. Returns after 20 s at the latest. */
  drop(): Promise<void>;
};

/** The initial contents of databases. `prepare` creates the template once per run; each database is a copy. */
export type Template = {
  /** Lower-case letters and underscores. */
  readonly name: string;
  /** Fills an empty database and closes its connections. */
  readonly prepare: (url: string) => Promise<void>;
};

/**
 * Creates a database with a unique name on the server of this run (`postgres-global-setup.ts`): an empty one, or a copy of
 * a template, which takes a tenth of the time of a migration.
 */
export const createTestDatabase = async (template?: Template): Promise<TestDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const from = template === undefined ? 'template1' : await prepareOnce(server, template);
  await onServer(server, (client) => client.query(`create database ${name} template ${from}`));
  return {
    url: urlOf(server, name),
    drop: async () => {
      const dropped = onServer(server, async (client) => {
        await untilLeft(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
      });
      dropped.catch(() => undefined);
      await Promise.race([dropped, pause(DROPPED_MS, undefined, { ref: false })]);
    },
  };
};

/** The server writes a checkpoint before it drops a database. If that takes longer, it goes on after the test. */
const DROPPED_MS = 20_000;

/** The server ends closed connections asynchronously. Terminating one earlier would be reported as an error. */
const LEAVING_MS = 500;
const untilLeft = (client: Client, name: string): Promise<void> => {
  const look = async (): Promise<void> => {
    const { rows } = await client.query('select from pg_stat_activity where datname = $1', [name]);
    if (rows.length > 0) throw new Error('Connections are open');
  };
  return eventually(look, { withinMs: LEAVING_MS, everyMs: 10 }).catch(() => undefined);
};

/** Creates the template unless it exists. Concurrent workers wait for the first one. */
const prepareOnce = (server: string, { name, prepare }: Template): Promise<string> =>
  onServer(server, async (client) => {
    const database = `${templatesOf(inject('runId'))}${name}`;
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [database]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 1) return database;
    await client.query(`create database ${database}`);
    try {
      await prepare(urlOf(server, database));
    } catch (error) {
      await client.query(`drop database ${database} with (force)`);
      throw error;
    }
    return database;
  });

const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const onServer = async <Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
