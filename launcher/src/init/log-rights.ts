import { LOG_USERS, LOG_WRITERS, logPasswordOf } from './log-server.ts';
import type { SecretFiles } from './secret-files.ts';

/**
 * Each service's own user of EventStoreDB, with the password that it has been handed: all of them read the log, and the
 * command service and the auditor append.
 */
export const logRightsOf = async (secrets: SecretFiles) => ({
  users: await Promise.all(
    LOG_USERS.map(async (name) => ({ name, password: await secrets.read(logPasswordOf(name)) })),
  ),
  readers: LOG_USERS,
  writers: LOG_WRITERS,
});
