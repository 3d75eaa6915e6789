import { migrateAuditor } from '@twofold/auditor/migrate';
import { migrateWriteSide } from '@twofold/command-service/migrate';
import { migrateEventLog } from '@twofold/event-store/adapters/postgres-migration';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { withClient } from '@twofold/postgres/pool';
import { migrateReadModels } from '@twofold/projector/migrate';
import { migrateSessions } from '@twofold/sessions/migrate';

/**
 * The services' rights to a log in the database. The log defines writers and readers, and the services define their
 * roles; only this setup knows both.
 */
const LOG_RIGHTS = `
  grant twofold_log_writer, twofold_log_reader to twofold_command;
  grant twofold_log_reader to twofold_projector, twofold_auditor, twofold_witness;`;

/**
 * A service that appends creates and erases keys; services that follow or verify the log decrypt with them; others
 * cannot read them.
 */
const KEY_RIGHTS = `
  grant twofold_key_keeper to twofold_command;
  grant twofold_key_reader to twofold_projector, twofold_auditor;`;

/**
 * Migrates everything in one database, as its owner: the log if it is there, the keys, the sessions, the write side,
 * the read models, and the rights of the roles. Services log in with their own roles, members of `twofold_command`,
 * `twofold_projector`, `twofold_query`, `twofold_auditor` and `twofold_witness`.
 */
export const migrateAll = async (connectionString: string, where: { readonly hasLog: boolean }): Promise<void> => {
  if (where.hasLog) await withClient({ connectionString }, migrateEventLog);
  await migrateKeyring(connectionString);
  await migrateWriteSide(connectionString);
  await migrateReadModels(connectionString);
  await migrateSessions(connectionString);
  await migrateAuditor(connectionString);
  const rights = where.hasLog ? LOG_RIGHTS + KEY_RIGHTS : KEY_RIGHTS;
  await withClient({ connectionString }, (client) => client.query(rights));
};
