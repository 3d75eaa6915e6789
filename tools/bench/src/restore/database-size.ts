import { ask } from '../harness/server.ts';

export const MB = 1024 * 1024;

/** The size of a database on the disk, without the write-ahead log. */
export const databaseMb = async (url: string): Promise<number> => {
  const [found] = await ask<{ bytes: string }>(url, 'select pg_database_size(current_database()) as bytes');
  return Number(found?.bytes) / MB;
};

/** The sizes of the log's tables, of the log's indexes, and of the read models with their indexes. */
export const partsMb = async (url: string): Promise<Readonly<Record<'log' | 'indexes' | 'read models', number>>> => {
  const [found] = await ask<{ log: string; indexes: string; readModels: string }>(
    url,
    `select coalesce(sum(pg_table_size(oid)) filter (where schema = 'event_log'), 0) as log,
            coalesce(sum(pg_indexes_size(oid)) filter (where schema = 'event_log'), 0) as indexes,
            coalesce(sum(pg_total_relation_size(oid)) filter (where schema = 'read_models'), 0) as "readModels"
     from (select oid, relnamespace::regnamespace::text as schema from pg_class where relkind in ('r', 'p')) as tables`,
  );
  return {
    log: Number(found?.log) / MB,
    indexes: Number(found?.indexes) / MB,
    'read models': Number(found?.readModels) / MB,
  };
};
