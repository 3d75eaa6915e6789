import { setLogRights } from '@twofold/event-store/adapters/eventstoredb-rights';
import { LOG_USERS, LOG_WRITERS, logPasswordOf } from './log-server.ts';
import type { SecretFiles } from './secret-files.ts';

/**
 * Gives each service its own user of EventStoreDB, with the password that it has been handed: all of them read the log, and
 * the command service and the auditor append. `adminUrl` is an administrator's. May be repeated.
 */
export const openServicesLog = async (adminUrl: string, secrets: SecretFiles): Promise<void> => {
  const users = await Promise.all(
    LOG_USERS.map(async (name) => ({ name, password: await secrets.read(logPasswordOf(name)) })),
  );
  await setLogRights(adminUrl, { users, readers: LOG_USERS, writers: LOG_WRITERS });
};
