import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pendingMigrations } from '@twofold/postgres/migrate';

/** The interface of a connection for migrations, by the database's owner: pg's `Client` and `PoolClient` fit. */
export type MigrationClient = {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
};

/** One object per file, applied in the order of their names. The path works from `src/adapters` and `dist/adapters`. */
const SQL_FOLDER = path.join(import.meta.dirname, '../../sql');

/** An arbitrary lock number: processes that start together take turns. */
const LOCK = 8_021_953;

/**
 * Migrates the schema `event_log` for this version of the adapter, in one transaction, and does nothing if it is up to
 * date. The client must be the owner of the database, and able to create the roles `twofold_log_writer` (may append)
 * and `twofold_log_reader` (may read) if they are missing.
 * @throws NewerRelease when the log has a migration that this release does not know.
 */
export const migrateEventLog = async (client: MigrationClient): Promise<void> => {
  const names = (await readdir(SQL_FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await refuseOtherEncodings(client);
    await client.query('create schema if not exists event_log');
    await client.query(
      `create table if not exists event_log.migrations (
         name text primary key, applied_at timestamptz not null default clock_timestamp()
       )`,
    );
    const applied = await client.query('select name from event_log.migrations');
    const seen = applied.rows.map(({ name }) => String(name));
    for (const name of pendingMigrations('event_log', names, seen)) {
      await client.query(await readFile(path.join(SQL_FOLDER, name), 'utf8'));
      await client.query('insert into event_log.migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Lengths and hashes are computed from UTF-8, and only a UTF-8 database can store every character. */
const refuseOtherEncodings = async (client: MigrationClient): Promise<void> => {
  const { rows } = await client.query("select current_setting('server_encoding') as encoding");
  if (rows[0]?.['encoding'] !== 'UTF8')
    throw new Error(`The log needs a database in UTF8, and this one is in ${String(rows[0]?.['encoding'])}`);
};
