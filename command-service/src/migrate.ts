import { checkpointsTableSql } from '@twofold/event-store/followers/checkpoint';
import { migrateSchema } from '@twofold/http/migrate';
import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';
import * as writeSide from './migrations/0001-write-side.ts';

const SCHEMA = 'write_side';
const JOBS_SCHEMA = 'graphile_worker';

/** Brings the write side's tables and those of its job queue up to date; see `migrateSchema` for who may. */
export const migrateWriteSide = async (connectionString: string): Promise<void> => {
  await migrateSchema(connectionString, {
    schema: SCHEMA,
    prepare: checkpointsTableSql(SCHEMA),
    migrations: [{ name: '0001-write-side', ...writeSide }],
  });
  await openJobs(connectionString);
};

/**
 * The library of the job queue owns its schema and changes it in its own releases, so its rights are given again after
 * each of them. A role that may not is the service's own, whose owner has done so.
 */
const openJobs = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ may: boolean }>(
      "select has_database_privilege(current_database(), 'create') as may",
    );
    if (rows[0]?.may !== true) return;
    await migrateJobs({ connectionString });
    await client.query(`
      grant usage on schema ${JOBS_SCHEMA} to twofold_command;
      grant all on all tables in schema ${JOBS_SCHEMA} to twofold_command;
      grant all on all sequences in schema ${JOBS_SCHEMA} to twofold_command;
      grant execute on all functions in schema ${JOBS_SCHEMA} to twofold_command`);
  } finally {
    await client.end();
  }
};
