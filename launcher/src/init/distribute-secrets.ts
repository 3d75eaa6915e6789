import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { LOG_USERS, logPasswordOf, type LogServer } from './log-server.ts';
import type { ServerAddress } from './owner-url.ts';
import { writeWhole, type SecretFiles } from './secret-files.ts';

/** The services that log in to the database, and the role whose rights each of them has. */
export const LOGINS: Readonly<Record<string, string>> = {
  auditor: 'twofold_auditor',
  'command-service': 'twofold_command',
  pages: 'twofold_query',
  projector: 'twofold_projector',
  'query-service': 'twofold_query',
  witness: 'twofold_witness',
};

/** Additional files of each service, by name; servers get their password and their certificate. */
const SECRETS_OF: Readonly<Record<string, readonly string[]>> = {
  auditor: ['checkpoint-key', 'master-key', 'session-secret'],
  'command-service': [
    'master-key',
    'openai-api-key',
    'session-secret',
    'smtp-url',
    'stripe-secret-key',
    'stripe-webhook-secret',
  ],
  // KurrentDB expects a folder that contains authorities only.
  eventstoredb: [
    'authorities/authority.crt',
    'eventstoredb-admin-password',
    'eventstoredb-ops-password',
    'eventstoredb.crt',
    'eventstoredb.key',
  ],
  pages: [],
  postgres: ['postgres-password', 'postgres.crt', 'postgres.key'],
  projector: ['master-key'],
  'query-service': ['session-secret'],
  web: ['web.crt', 'web.key'],
  witness: ['witness-key'],
};

/** The addresses of the servers: those of docker-compose.yml, unless an operator configures others. */
export type Servers = {
  /** With its owner as user. */
  readonly database: ServerAddress;
  /** Absent: the log is in the database. */
  readonly log: LogServer | undefined;
};

/**
 * Writes the secrets of each service into a separate folder below `folder`, and nothing else. The folder is the
 * security boundary: reading it is enough to act as the service, so the files have no further protection. A missing secret is
 * an empty file, which counts as not set.
 */
export const distributeSecrets = async (
  secrets: SecretFiles,
  { database, log }: Servers,
  folder: string,
): Promise<void> => {
  const authorityOf = (server: { readonly isOurs: boolean }) => (server.isOurs ? secrets.read('authority.crt') : '');
  for (const [service, names] of Object.entries(SECRETS_OF)) {
    const own = path.join(folder, service);
    const write = async (name: string, text: string): Promise<void> => {
      await makeFolder(path.dirname(path.join(own, name)));
      await writeWhole(path.join(own, name), text, 0o444);
    };
    for (const name of names) await write(name, await secrets.read(path.basename(name)));
    if (service in LOGINS) {
      await write('database-url', loginUrl(database.url, service, await secrets.read(`${service}-password`)));
      await write('database-authority', await authorityOf(database));
    }
    if (log !== undefined && LOG_USERS.includes(service)) {
      await write('eventstore-url', log.urlOf(service, await secrets.read(logPasswordOf(service))));
      await write('eventstore-authority', await authorityOf(log));
    }
  }
};

/** The role that a service logs in as. */
export const loginOf = (service: string): string => `twofold_${service.replaceAll('-', '_')}_login`;

const loginUrl = (ownerUrl: string, service: string, password: string): string => {
  const url = new URL(ownerUrl);
  url.username = loginOf(service);
  url.password = encodeURIComponent(password);
  return url.href;
};
