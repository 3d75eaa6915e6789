import { ask } from '../harness/server.ts';

const MB = 1024 * 1024;

/** What a database takes on the disk, without the write-ahead log. */
export const databaseMb = async (url: string): Promise<number> => {
  const [found] = await ask<{ bytes: string }>(url, 'select pg_database_size(current_database()) as bytes');
  return Number(found?.bytes) / MB;
};
