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
const TABLE = `${SCHEMA}.migrations`;

/**
 * Brings the schema of the read models up to date. Processes that start together wait for one another. Where there is
 * something to do, connect as the owner of the database, who may create roles; the projector's own role can tell that
 * there is not.
 */
export const migrateReadModels = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    if (await isUpToDate(client)) return;
    await client.query(LOCK, ['migrate read models']);
    await client.query(`create schema if not exists ${SCHEMA}`);
    await client.query(checkpointsTableSql(SCHEMA));
    await runMigrations(connectionString);
  } finally {
    await client.end();
  }
};

const isUpToDate = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [TABLE]);
  if (rows[0]?.is_there !== true) return false;
  const done = await client.query<{ name: string }>(`select name from ${TABLE}`);
  const names = new Set(done.rows.map(({ name }) => name));
  return migrations.every(({ name }) => names.has(name));
};

/** All of it is one transaction, the row included that is knex's own lock: a killed process leaves nothing behind. */
const runMigrations = async (connectionString: string): Promise<void> => {
  const knex = createKnex({ client: 'pg', connection: connectionString, pool: { min: 0, max: 1 } });
  try {
    await knex.migrate.latest({ migrationSource, schemaName: SCHEMA, tableName: 'migrations' });
  } finally {
    await knex.destroy();
  }
};
