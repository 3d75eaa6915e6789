import { StoreUnavailable } from '@twofold/event-store/errors';
import { isRefusal } from '@twofold/postgres/errors';
import type { WrappedKey } from './master-keys.ts';

/** A stored key. Of an erased key, only the name is left. */
export type KeptKey = { readonly name: string; readonly key: WrappedKey | undefined };

/** A prepared statement. */
export type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** The part of a pool that is used here; pg's fits. */
export type Queryable = { query(statement: Statement): Promise<{ readonly rows: readonly unknown[] }> };

type Row = { readonly name: string; readonly master_key_id: string | null; readonly wrapped: Buffer | null };

/** The keys of these subjects, including erased ones. Subjects that never had a key are missing. */
export const findKeys = async (pool: Queryable, subjects: readonly string[]): Promise<readonly KeptKey[]> => {
  const rows = await query(
    pool,
    'find keys',
    'select subject as name, master_key_id, wrapped from keyring.keys where subject = any($1)',
    [subjects],
  );
  return rows.map(keptKey);
};

/** Stores new keys, except for subjects that already have one, from another process, or whose key was erased. */
export const addKeys = async (pool: Queryable, keys: ReadonlyMap<string, WrappedKey>): Promise<void> => {
  // Sorted, so that two processes that create the same keys do not deadlock.
  const sorted = [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await query(
    pool,
    'add keys',
    `insert into keyring.keys (subject, master_key_id, wrapped)
     select * from unnest($1::text[], $2::text[], $3::bytea[])
     on conflict (subject) do nothing`,
    [
      sorted.map(([subject]) => subject),
      sorted.map(([, { masterKeyId }]) => masterKeyId),
      sorted.map(([, { wrapped }]) => wrapped),
    ],
  );
};

/** Deletes a key but keeps its name: an erased subject never gets another key, even if it never had one. */
export const eraseKey = async (pool: Queryable, subject: string): Promise<void> => {
  await query(
    pool,
    'erase key',
    `insert into keyring.keys as kept (subject, erased_at) values ($1, clock_timestamp())
     on conflict (subject) do update set master_key_id = null, wrapped = null, erased_at = excluded.erased_at
       where kept.erased_at is null`,
    [subject],
  );
};

/** A page of subjects whose keys were erased, by name, after a given name. */
export const findErased = async (pool: Queryable, after: string): Promise<readonly string[]> => {
  const rows = await query(
    pool,
    'find erased keys',
    `select subject as name, master_key_id, wrapped from keyring.keys
     where erased_at is not null and subject > $1 order by subject limit 500`,
    [after],
  );
  return rows.map(({ name }) => name);
};

/** The secret of this name. If there is none yet, a new one is stored. */
export const findOrAddSecret = async (
  pool: Queryable,
  name: string,
  make: () => WrappedKey,
): Promise<WrappedKey | undefined> => (await findSecret(pool, name)) ?? addSecret(pool, name, make());

const addSecret = async (pool: Queryable, name: string, made: WrappedKey): Promise<WrappedKey | undefined> => {
  await query(
    pool,
    'add secret',
    'insert into keyring.secrets (name, master_key_id, wrapped) values ($1, $2, $3) on conflict (name) do nothing',
    [name, made.masterKeyId, made.wrapped],
  );
  return findSecret(pool, name);
};

const findSecret = async (pool: Queryable, name: string): Promise<WrappedKey | undefined> => {
  const rows = await query(
    pool,
    'find secret',
    'select name, master_key_id, wrapped from keyring.secrets where name = $1',
    [name],
  );
  return rows[0] && keptKey(rows[0]).key;
};

/** The two tables of wrapped keys, and their name columns. */
const TABLES = { keys: 'subject', secrets: 'name' } as const;
export type WrappedIn = keyof typeof TABLES;

/** A page of keys that another master key wrapped, by name, after a given name. */
export const findWrappedByOtherKeys = async (
  pool: Queryable,
  table: WrappedIn,
  masterKeyId: string,
  after: string,
): Promise<readonly KeptKey[]> => {
  const name = TABLES[table];
  const rows = await query(
    pool,
    `find ${table} wrapped otherwise`,
    `select ${name} as name, master_key_id, wrapped from keyring.${table}
     where master_key_id <> $1 and ${name} > $2 order by ${name} limit 100`,
    [masterKeyId, after],
  );
  return rows.map(keptKey);
};

/** Replaces a wrapped key, unless it was erased or replaced in the meantime. */
export const replaceWrapped = async (
  pool: Queryable,
  table: WrappedIn,
  name: string,
  { was, becomes }: { readonly was: WrappedKey; readonly becomes: WrappedKey },
): Promise<void> => {
  await query(
    pool,
    `replace in ${table}`,
    `update keyring.${table} set master_key_id = $3, wrapped = $4 where ${TABLES[table]} = $1 and wrapped = $2`,
    [name, was.wrapped, becomes.masterKeyId, becomes.wrapped],
  );
};

const keptKey = ({ name, master_key_id: masterKeyId, wrapped }: Row): KeptKey => ({
  name,
  key: masterKeyId === null || wrapped === null ? undefined : { masterKeyId, wrapped },
});

/** Runs a statement. All statements here return rows of this shape, or none. */
const query = async (pool: Queryable, name: string, text: string, values: unknown[]): Promise<readonly Row[]> => {
  try {
    return (await pool.query({ name, text, values })).rows as readonly Row[];
  } catch (error) {
    if (!isRefusal(error)) throw new StoreUnavailable('The keys cannot be reached', { cause: error });
    throw error;
  }
};
