import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
// Relative, unlike every other import across packages: vitest loads a global setup without the condition `source`, and
// the build may not exist yet.
import { startEmbeddedPostgres } from '../../../launcher/src/embedded-postgres.ts';
import { templatesOf } from './template-names.ts';

/**
 * One PostgreSQL server for a whole run of the tests: that of `TEST_DATABASE_URL`, else an embedded one in the temporary
 * folder of the operating system, which is removed afterwards.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const runId = randomUUID();
  project.provide('runId', runId);
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return () => dropTemplates(given, runId);
  }

  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-test-postgres-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  // An interrupted run does not reach its teardown.
  process.once('exit', remove);
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: warningsOnly });
  project.provide('postgresUrl', server.connectionString('postgres'));

  return async () => {
    await server.stop();
    remove();
  };
};

const dropTemplates = async (connectionString: string, runId: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [templatesOf(runId)],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
};

const print = (message: string): void => void process.stderr.write(`${message}\n`);
const warningsOnly = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: print };
