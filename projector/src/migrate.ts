import { checkpointsTableSql } from '@twofold/event-store/followers/checkpoint';
import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import * as readModels from './migrations/0001-read-models.ts';
import { SCHEMA } from './read-model.ts';

type NamedMigration = Knex.Migration & { readonly name: string };

/** In the order they run. Append-only: the database remembers the names of those it has seen. */
const migrations: readonly NamedMigration[] = [{ name: '0001-read-models', ...readModels }];

const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) => Promise.resolve(migration),
};

const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0))';

/**
 * Brings the schema of the read models up to date. Processes that start together wait for one another.
 * Connect as a role that may create roles, or after somebody has created `twofold_projector` and `twofold_query`.
 */
export const migrateReadModels = async (connectionString: string): Promise<void> => {
  const lockHolder = new pg.Client({ connectionString });
  const knex = createKnex({ client: 'pg', connection: connectionString, pool: { min: 0, max: 1 } });
  try {
    await lockHolder.connect();
    await lockHolder.query(LOCK, ['migrate read models']);
    await knex.raw(`create schema if not exists ${SCHEMA}`);
    await knex.raw(checkpointsTableSql(SCHEMA));
    // All of it is one transaction, the row included that is knex's own lock: a killed process leaves nothing behind.
    await knex.migrate.latest({ migrationSource, schemaName: SCHEMA, tableName: 'migrations' });
  } finally {
    await knex.destroy();
    await lockHolder.end();
  }
};
