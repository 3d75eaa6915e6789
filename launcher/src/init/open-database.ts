import { withClient } from '@twofold/postgres/pool';
import type { Client } from 'pg';
import { ensureDatabase } from '../ensure-database.ts';
import { migrateAll } from '../migrate-all.ts';
import { LOGINS, loginOf } from './distribute-secrets.ts';
import type { SecretFiles } from './secret-files.ts';

/**
 * Prepares a database for this release, as its owner: the database itself, its tables, and a login role for each
 * service with the service's password. Repeatable, also while services of this release and the previous one run.
 */
export const openServicesDatabase = async (
  ownerUrl: string,
  secrets: SecretFiles,
  where: { readonly hasLog: boolean },
): Promise<void> => {
  const server = new URL(ownerUrl);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = '/postgres';
  await ensureDatabase(server.href, name);
  await migrateAll(ownerUrl, where);
  await withClient({ connectionString: ownerUrl }, async (owner) => {
    for (const [service, role] of Object.entries(LOGINS))
      await ensureLogin(owner, { name: loginOf(service), role, password: await secrets.read(`${service}-password`) });
  });
};

const ensureLogin = async (
  owner: Client,
  { name, role, password }: { readonly name: string; readonly role: string; readonly password: string },
): Promise<void> => {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await owner.query(`create role ${owner.escapeIdentifier(name)} nologin`);
  await owner.query(`grant ${role} to ${owner.escapeIdentifier(name)}`);
  await owner.query(`alter role ${owner.escapeIdentifier(name)} login password ${owner.escapeLiteral(password)}`);
};
