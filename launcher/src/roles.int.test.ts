import { randomUUID } from 'node:crypto';
import { migrateWriteSide } from '@twofold/command-service/migrate';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { migrateReadModels } from '@twofold/projector/migrate';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAll } from './migrate-all.ts';
import { rights } from './testing/rights-of-roles.ts';

const urlOf = ({ user, database: name, host, port }: Client): string =>
  `postgres://${user}:of%20the%20test@${host}:${port}/${name}`;

const FORBIDDEN = '42501';

let database: TestDatabase;
let owner: Client;
const logins: string[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateAll(database.url, { hasLog: true });
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  for (const client of clients) await client.end();
  for (const login of logins) await owner.query(`drop role ${login}`);
  await owner.end();
  await database.drop();
});

/** A role as an operator makes one for a service: it may log in, and is a member of the service's role. */
const logInAs = async (role: string): Promise<Client> => {
  const login = `${role}_${randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${login} login password 'of the test' in role ${role}`);
  logins.push(login);
  const url = new URL(database.url);
  url.username = login;
  url.password = 'of the test';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  clients.push(client);
  return client;
};

describe.each(Object.entries(rights))('a service that logs in as %s', (role, { may, mustNot }) => {
  let client: Client;
  beforeAll(async () => {
    client = await logInAs(role);
  });

  it.each(may)('may %s', async (statement) => {
    await expect(client.query(statement)).resolves.toBeDefined();
  });

  it.each(mustNot)('must not %s', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: FORBIDDEN });
  });
});

describe('the rights of services', () => {
  it('are the same after migrating again', async () => {
    await expect(migrateAll(database.url, { hasLog: true })).resolves.toBeUndefined();
  });

  it('let each service see for itself that there is nothing to migrate', async () => {
    const command = urlOf(await logInAs('twofold_command'));
    const projector = urlOf(await logInAs('twofold_projector'));
    await expect(migrateWriteSide(command)).resolves.toBeUndefined();
    await expect(migrateReadModels(projector)).resolves.toBeUndefined();
    for (const service of [command, projector]) await expect(migrateKeyring(service)).resolves.toBeUndefined();
  });

  it('make a service say who must migrate where there is something to do', async () => {
    const command = urlOf(await logInAs('twofold_command'));
    await owner.query("delete from write_side.migrations where name = '0005-repeated-password-resets'");
    await expect(migrateWriteSide(command)).rejects.toMatchObject({
      code: 'not-migrated',
      message: expect.stringContaining('npm run migrate'),
    });
  });
});
