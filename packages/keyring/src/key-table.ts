import { StoreUnavailable } from '@twofold/event-store/errors';
import { isRefusal } from '@twofold/postgres/errors';
import type { WrappedKey } from './master-keys.ts';

/** A stored key; only the name is left of an erased one. */
export type KeptKey = { readonly name: string; readonly key: WrappedKey | undefined };

/** A statement that the server plans once for each connection. */
export type Question = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** What of a pool is used here; pg's fits. */
export type Asking = { query(question: Question): Promise<{ readonly rows: readonly unknown[] }> };

type Row = { readonly name: string; readonly master_key_id: string | null; readonly wrapped: Buffer | null };

/** The keys of these subjects that were ever made, those erased since included. */
export const findKeys = async (pool: Asking, subjects: readonly string[]): Promise<readonly KeptKey[]> => {
  const rows = await ask(
    pool,
    'find keys',
    'select subject as name, master_key_id, wrapped from keyring.keys where subject = any($1)',
    [subjects],
  );
  return rows.map(keptKey);
};

/** Keeps new keys, but none where another process made one a moment earlier, or where there must not be one any more. */
export const addKeys = async (pool: Asking, keys: ReadonlyMap<string, WrappedKey>): Promise<void> => {
  // Sorted, so that two processes that create the same keys do not deadlock.
  const sorted = [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await ask(
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

/** Deletes a key, and keeps the name: a subject that was erased never gets another key, even if it never had one. */
export const eraseKey = async (pool: Asking, subject: string): Promise<void> => {
  await ask(
    pool,
    'erase key',
    `insert into keyring.keys as kept (subject, erased_at) values ($1, clock_timestamp())
     on conflict (subject) do update set master_key_id = null, wrapped = null, erased_at = excluded.erased_at
       where kept.erased_at is null`,
    [subject],
  );
};

/** Some subjects whose keys were erased, in the order of their names, from after a name on. */
export const findErased = async (pool: Asking, after: string): Promise<readonly string[]> => {
  const rows = await ask(
    pool,
    'find erased keys',
    `select subject as name, master_key_id, wrapped from keyring.keys
     where erased_at is not null and subject > $1 order by subject limit 500`,
    [after],
  );
  return rows.map(({ name }) => name);
};

/** The secret of this name. The given one is stored if there is none yet. */
export const findOrAddSecret = async (
  pool: Asking,
  name: string,
  make: () => WrappedKey,
): Promise<WrappedKey | undefined> => (await findSecret(pool, name)) ?? addSecret(pool, name, make());

const addSecret = async (pool: Asking, name: string, made: WrappedKey): Promise<WrappedKey | undefined> => {
  await ask(
    pool,
    'add secret',
    'insert into keyring.secrets (name, master_key_id, wrapped) values ($1, $2, $3) on conflict (name) do nothing',
    [name, made.masterKeyId, made.wrapped],
  );
  return findSecret(pool, name);
};

const findSecret = async (pool: Asking, name: string): Promise<WrappedKey | undefined> => {
  const rows = await ask(
    pool,
    'find secret',
    'select name, master_key_id, wrapped from keyring.secrets where name = $1',
    [name],
  );
  return rows[0] && keptKey(rows[0]).key;
};

/** The two tables of wrapped keys, and the column with the key's subject. */
const TABLES = { keys: 'subject', secrets: 'name' } as const;
export type WrappedIn = keyof typeof TABLES;

/** Some keys that another master key wrapped, in the order of their names, from after a name on. */
export const findWrappedOtherwise = async (
  pool: Asking,
  table: WrappedIn,
  masterKeyId: string,
  after: string,
): Promise<readonly KeptKey[]> => {
  const name = TABLES[table];
  const rows = await ask(
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
  pool: Asking,
  table: WrappedIn,
  name: string,
  { was, becomes }: { readonly was: WrappedKey; readonly becomes: WrappedKey },
): Promise<void> => {
  await ask(
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

/** Every statement here selects rows of one shape, or none. */
const ask = async (pool: Asking, name: string, text: string, values: unknown[]): Promise<readonly Row[]> => {
  try {
    return (await pool.query({ name, text, values })).rows as readonly Row[];
  } catch (error) {
    if (!isRefusal(error)) throw new StoreUnavailable('The keys cannot be reached', { cause: error });
    throw error;
  }
};
