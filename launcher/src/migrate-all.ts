import { migrateWriteSide } from '@twofold/command-service/migrate';
import { migrateEventLog } from '@twofold/event-store/adapters/postgres-migration';
import { migrateReadModels } from '@twofold/projector/migrate';
import { Client } from 'pg';

/**
 * What the services may do to a log that is in the database. The log knows writers and readers, and the services know
 * themselves; only who sets all of it up knows both.
 */
const LOG_RIGHTS = `
  grant twofold_log_writer, twofold_log_reader to twofold_command;
  grant twofold_log_reader to twofold_projector;`;

/**
 * Brings everything in one database up to date, as its owner: the log, where it is there, the write side and the read
 * models, and who may do what. Services log in with roles of their own that are members of `twofold_command`,
 * `twofold_projector` and `twofold_query`.
 */
export const migrateAll = async (connectionString: string, where: { readonly hasLog: boolean }): Promise<void> => {
  if (where.hasLog) await asOwner(connectionString, (client) => migrateEventLog(client));
  await migrateWriteSide(connectionString);
  await migrateReadModels(connectionString);
  if (where.hasLog) await asOwner(connectionString, (client) => client.query(LOG_RIGHTS));
};

const asOwner = async (connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
