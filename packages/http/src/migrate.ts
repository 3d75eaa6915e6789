import createKnex, { type Knex } from 'knex';
import pg from 'pg';

/** A step of a schema's history. Its name is for ever, since the database remembers which it has seen. */
export type NamedMigration = Knex.Migration & { readonly name: string };

/** The history of one schema, in the order its steps run. `prepare` may be repeated, and runs before them. */
export type SchemaHistory = {
  readonly schema: string;
  readonly prepare?: string;
  readonly migrations: readonly NamedMigration[];
};

/** The tables are older than this release, and this role may not change them. */
export class NotMigrated extends Error {
  readonly code = 'not-migrated';
}

/**
 * SQL that makes roles where they are missing. Roles belong to the whole server, and two databases may be migrated at
 * once. Nobody logs in as one of these: the roles that services log in with are members.
 */
export const createRolesSql = (roles: readonly string[]): string => `
do $$
declare the_role text;
begin
  foreach the_role in array array[${roles.map((role) => `'${role}'`).join(', ')}] loop
    if not exists (select from pg_roles where rolname = the_role) then
      begin
        execute format('create role %I nologin', the_role);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
end $$`;

const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0))';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings a schema up to date. Processes that start together wait for one another. Where there is something to do,
 * connect as the owner of the database, who may create roles; the service's own role can tell that there is not.
 * @throws NotMigrated when there is something to do and this role may not.
 */
export const migrateSchema = async (connectionString: string, history: SchemaHistory): Promise<void> => {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    if (await isUpToDate(client, history)) return;
    await client.query(LOCK, [`migrate ${history.schema}`]);
    await client.query(`create schema if not exists ${history.schema}`);
    if (history.prepare !== undefined) await client.query(history.prepare);
    await runMigrations(connectionString, history);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const advice = 'run "npm run migrate" with the DATABASE_URL of the owner of the database';
    throw new NotMigrated(`The schema ${history.schema} is not up to date: ${advice}`, { cause: error });
  } finally {
    await client.end();
  }
};

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;

const isUpToDate = async (client: pg.Client, { schema, migrations }: SchemaHistory): Promise<boolean> => {
  const table = `${schema}.migrations`;
  const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [table]);
  if (rows[0]?.is_there !== true) return false;
  const done = await client.query<{ name: string }>(`select name from ${table}`);
  const names = new Set(done.rows.map(({ name }) => name));
  return migrations.every(({ name }) => names.has(name));
};

/** All of it is one transaction, the row included that is knex's own lock: a killed process leaves nothing behind. */
const runMigrations = async (connectionString: string, { schema, migrations }: SchemaHistory): Promise<void> => {
  const migrationSource: Knex.MigrationSource<NamedMigration> = {
    getMigrations: () => Promise.resolve([...migrations]),
    getMigrationName: (migration) => migration.name,
    getMigration: (migration) => Promise.resolve(migration),
  };
  const knex = createKnex({ client: 'pg', connection: connectionString, pool: { min: 0, max: 1 } });
  try {
    await knex.migrate.latest({ migrationSource, schemaName: schema, tableName: 'migrations' });
  } finally {
    await knex.destroy();
  }
};
