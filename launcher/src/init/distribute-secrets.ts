import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { LOG_USERS, logPasswordOf, type LogServer } from './log-server.ts';
import type { ServerAddress } from './owner-url.ts';
import { writeWhole, type SecretFiles } from './secret-files.ts';

/** Who logs in to the database, and the role whose rights each of them has. */
export const LOG_INS: Readonly<Record<string, string>> = {
  auditor: 'twofold_auditor',
  'command-service': 'twofold_command',
  pages: 'twofold_query',
  projector: 'twofold_projector',
  'query-service': 'twofold_query',
  witness: 'twofold_witness',
};

/** Additional files of each service, by name; servers get their password and their certificate. */
const HANDED: Readonly<Record<string, readonly string[]>> = {
  auditor: ['checkpoint-key', 'master-key', 'session-secret'],
  'command-service': [
    'master-key',
    'openai-api-key',
    'session-secret',
    'smtp-url',
    'stripe-secret-key',
    'stripe-webhook-secret',
  ],
  // A folder that has nothing but authorities in it is what KurrentDB takes.
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

/** Where the servers are: those of docker-compose.yml, unless an operator names others. */
export type Servers = {
  /** As its owner. */
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
  for (const [service, names] of Object.entries(HANDED)) {
    const own = path.join(folder, service);
    const write = async (name: string, text: string): Promise<void> => {
      await makeFolder(path.dirname(path.join(own, name)));
      await writeWhole(path.join(own, name), text, 0o444);
    };
    for (const name of names) await write(name, await secrets.read(path.basename(name)));
    if (service in LOG_INS) {
      await write('database-url', logInUrl(database.url, service, await secrets.read(`${service}-password`)));
      await write('database-authority', await authorityOf(database));
    }
    if (log !== undefined && LOG_USERS.includes(service)) {
      await write('eventstore-url', log.urlOf(service, await secrets.read(logPasswordOf(service))));
      await write('eventstore-authority', await authorityOf(log));
    }
  }
};

/** The role that a service logs in as. */
export const logInOf = (service: string): string => `twofold_${service.replaceAll('-', '_')}_login`;

const logInUrl = (ownerUrl: string, service: string, password: string): string => {
  const url = new URL(ownerUrl);
  url.username = logInOf(service);
  url.password = encodeURIComponent(password);
  return url.href;
};
