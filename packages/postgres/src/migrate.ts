import createKnex, { type Knex } from 'knex';
import type pg from 'pg';
import { sqlStateOf } from './errors.ts';
import { withClient } from './pool.ts';

/** A migration of a schema. The database stores its name, which therefore never changes. */
export type NamedMigration = { readonly name: string; readonly up: (knex: Knex) => Promise<void> };

/** The migrations of one schema, in order. `prepare` runs before them and may be repeated. */
export type SchemaHistory = {
  readonly schema: string;
  readonly prepare?: string;
  readonly migrations: readonly NamedMigration[];
};

/** The tables are older than this release, and this role may not migrate them. */
export class NotMigrated extends Error {
  readonly code = 'not-migrated';
}

/** A newer release has migrated the tables. */
export class NewerRelease extends Error {
  readonly code = 'newer-release';
}

const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0))';
const ADVICE = 'run "npm run migrate" with the DATABASE_URL of the owner of the database';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Migrates a schema. Processes that start together wait for one another. If there are pending migrations, connect as
 * the owner of the database, who may create roles; the service's role can detect that there are none.
 * @throws NotMigrated when there are pending migrations and this role may not run them.
 * @throws NewerRelease when the schema has a migration that this release does not know.
 */
export const migrateSchema = (connectionString: string, history: SchemaHistory): Promise<void> =>
  withClient({ connectionString }, async (client) => {
    try {
      if (await isUpToDate(client, history)) return;
      await client.query(LOCK, [`migrate ${history.schema}`]);
      if (await isUpToDate(client, history)) return;
      await client.query(`create schema if not exists ${history.schema}`);
      if (history.prepare !== undefined) await client.query(history.prepare);
      await runMigrations(connectionString, history);
    } catch (error) {
      if (sqlStateOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new NotMigrated(`The schema ${history.schema} is not up to date: ${ADVICE}`, { cause: error });
    }
  });

/**
 * Compares a database's migrations with those of this release, and returns the names of the pending ones.
 * @throws NewerRelease when the database has an unknown one.
 */
export const pendingMigrations = (
  schema: string,
  known: readonly string[],
  seen: readonly string[],
): readonly string[] => {
  const newer = seen.find((name) => !known.includes(name));
  if (newer !== undefined)
    throw new NewerRelease(
      `The schema ${schema} was migrated by a newer release (has migration ${newer}). ` +
        'Install that release again, or restore a backup.',
    );
  return known.filter((name) => !seen.includes(name));
};

const isUpToDate = async (client: pg.Client, { schema, migrations }: SchemaHistory): Promise<boolean> => {
  const table = `${schema}.migrations`;
  const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [table]);
  if (rows[0]?.is_there !== true) return false;
  const seen = await client.query<{ name: string }>(`select name from ${table} order by name`);
  const names = seen.rows.map(({ name }) => name);
  return (
    pendingMigrations(
      schema,
      migrations.map(({ name }) => name),
      names,
    ).length === 0
  );
};

/** Everything is one transaction, including knex's lock row: a killed process leaves nothing behind. */
const runMigrations = async (connectionString: string, { schema, migrations }: SchemaHistory): Promise<void> => {
  const migrationSource: Knex.MigrationSource<NamedMigration> = {
    getMigrations: () => Promise.resolve([...migrations]),
    getMigrationName: ({ name }) => name,
    getMigration: ({ up }) => Promise.resolve({ up, down: onlyForward }),
  };
  const knex = createKnex({ client: 'pg', connection: connectionString, pool: { min: 0, max: 1 } });
  try {
    await knex.migrate.latest({ migrationSource, schemaName: schema, tableName: 'migrations' });
  } finally {
    await knex.destroy();
  }
};

/** Knex requires a `down` function. */
const onlyForward = (): Promise<never> => Promise.reject(new Error('Migrations only go forward'));
