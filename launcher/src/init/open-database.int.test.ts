import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGINS, loginOf } from './distribute-secrets.ts';
import { openServicesDatabase } from './open-database.ts';
import type { SecretFiles } from './secret-files.ts';

const passwords = new Map(Object.keys(LOGINS).map((service) => [`${service}-password`, `of ${service}'s`]));
const secrets = { read: async (name: string) => passwords.get(name) ?? '' } as SecretFiles;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await openServicesDatabase(database.url, secrets, { hasLog: false });
});
afterAll(async () => {
  // Roles belong to the whole server.
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  for (const service of Object.keys(LOGINS)) await owner.query(`drop role ${loginOf(service)}`);
  await owner.end();
  await database.drop();
});

const asService = async (service: string, statement: string) => {
  const url = new URL(database.url);
  url.username = loginOf(service);
  url.password = encodeURIComponent(passwords.get(`${service}-password`) ?? '');
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
};

describe('the database of services that run apart', () => {
  it.each(Object.entries(LOGINS))('lets %s log in, with the rights of %s', async (service, role) => {
    const { rows } = await asService(service, `select pg_has_role(current_user, '${role}', 'usage') as has`);
    expect(rows).toEqual([{ has: true }]);
  });

  it('shows a service its own tables and no others', async () => {
    await expect(asService('query-service', 'select * from read_models.products')).resolves.toBeDefined();
    await expect(asService('query-service', 'select * from keyring.keys')).rejects.toMatchObject({ code: '42501' });
  });

  it('takes a password that was rotated, and the old one no more', async () => {
    const old = passwords.get('pages-password')!;
    passwords.set('pages-password', 'another');
    await openServicesDatabase(database.url, secrets, { hasLog: false });
    await expect(asService('pages', 'select 1')).resolves.toBeDefined();
    passwords.set('pages-password', old);
    await expect(asService('pages', 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });
});
