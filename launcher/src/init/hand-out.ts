import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { makeFolder } from '../make-folder.ts';
import { writeWhole, type SecretFiles } from './secret-files.ts';

/** Who logs in to the database, and the role whose rights each of them has. */
export const LOG_INS: Readonly<Record<string, string>> = {
  auditor: 'twofold_auditor',
  'command-service': 'twofold_command',
  pages: 'twofold_query',
  projector: 'twofold_projector',
  'query-service': 'twofold_query',
};

/** What else each service is handed, by the names of the files; the database server gets its password. */
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
  pages: [],
  postgres: ['postgres-password'],
  projector: ['master-key'],
  'query-service': ['session-secret'],
};

/**
 * Writes what each service may know into a folder of its own below `folder`, and nothing else. A service that can read there is
 * the service: the folder is its boundary, so the files have no other. A secret that nobody gave is an empty file, which
 * counts as not set.
 */
export const handOut = async (secrets: SecretFiles, ownerUrl: string, folder: string): Promise<void> => {
  for (const [service, names] of Object.entries(HANDED)) {
    const own = path.join(folder, service);
    await makeFolder(own);
    for (const name of names) await writeWhole(path.join(own, name), await secrets.read(name), 0o444);
    if (service in LOG_INS) {
      const url = logInUrl(ownerUrl, service, await secrets.read(`${service}-password`));
      await writeWhole(path.join(own, 'database-url'), url, 0o444);
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

/**
 * Where the database is, as its owner: the one that an operator gave, else that of the server with our password.
 * @throws CannotStart when neither is known
 */
export const ownerUrlOf = async (
  secrets: SecretFiles,
  server: { readonly address: string; readonly database: string },
): Promise<string> => {
  const given = await secrets.read('owner-database-url');
  if (given) return given;
  const password = await secrets.read('postgres-password');
  if (!password) throw new CannotStart('There is no postgres-password yet. Make the secrets first.');
  return `postgres://postgres:${encodeURIComponent(password)}@${server.address}/${server.database}`;
};
