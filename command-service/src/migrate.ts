import { checkpointsTableSql } from '@twofold/event-store/followers/checkpoint';
import { runMigrations } from 'graphile-worker';
import createKnex, { type Knex } from 'knex';
import * as writeSide from './migrations/0001-write-side.ts';

/** In the order they run; names are for ever, since the database remembers which it has run. */
const migrations: readonly (Knex.Migration & { readonly name: string })[] = [{ name: '0001-write-side', ...writeSide }];

const migrationSource: Knex.MigrationSource<(typeof migrations)[number]> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) => Promise.resolve(migration),
};

/** Brings the write side's tables and those of its job queue up to date. Two processes may start at once. */
export const migrateWriteSide = async (connectionString: string): Promise<void> => {
  const knex = createKnex({ client: 'pg', connection: connectionString, pool: { min: 0, max: 2 } });
  try {
    await knex.raw('create schema if not exists write_side');
    await knex.migrate.latest({ migrationSource, schemaName: 'write_side', tableName: 'migrations' });
    await knex.raw(checkpointsTableSql('write_side'));
  } finally {
    await knex.destroy();
  }
  await runMigrations({ connectionString });
};
