import type { SecretFiles } from './secret-files.ts';

/** The services that log in to EventStoreDB, each as a user of the same name. */
export const LOG_USERS: readonly string[] = ['auditor', 'command-service', 'projector', 'witness'];

/** The services that append; the others read. The auditor appends access records. */
export const LOG_WRITERS: readonly string[] = ['auditor', 'command-service'];

const ADMIN = 'admin';

/** The secret with the password of a user of EventStoreDB. */
export const logPasswordOf = (user: string): string =>
  user === ADMIN ? 'eventstoredb-admin-password' : `${user}-log-password`;

/** The EventStoreDB of docker-compose.yml, with our certificate and users, or an operator's own. */
export type LogServer = {
  readonly isOurs: boolean;
  readonly urlOf: (user: string, password: string) => string;
};

/** The configured EventStoreDB: an operator's own wins. Undefined: the log is in the database. */
export const logServerOf = (env: {
  readonly EVENTSTORE_URL?: string | undefined;
  readonly EVENTSTORE_ADDRESS?: string | undefined;
}): LogServer | undefined => {
  const { EVENTSTORE_URL: given, EVENTSTORE_ADDRESS: address } = env;
  if (given !== undefined) return { isOurs: false, urlOf: () => given };
  if (address === undefined) return undefined;
  return {
    isOurs: true,
    urlOf: (user, password) => `esdb://${user}:${encodeURIComponent(password)}@${address}?tls=true`,
  };
};

/** The address for a program that sees all secrets: as the administrator, with the certificate of the authority. */
export const adminUrlOf = async (secrets: SecretFiles, server: LogServer): Promise<string> => {
  const url = server.urlOf(ADMIN, await secrets.read(logPasswordOf(ADMIN)));
  return server.isOurs ? `${url}&tlsCAFile=${encodeURIComponent(secrets.pathOf('authority.crt'))}` : url;
};

/**
 * Creates each service's user of EventStoreDB, with the password that the service has received: all of them read the
 * log, and the command service and the auditor append.
 */
export const logRightsOf = async (secrets: SecretFiles) => ({
  users: await Promise.all(
    LOG_USERS.map(async (name) => ({ name, password: await secrets.read(logPasswordOf(name)) })),
  ),
  readers: LOG_USERS,
  writers: LOG_WRITERS,
});
