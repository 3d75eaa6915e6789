import { randomUUID } from 'node:crypto';
import { migrateWriteSide } from '@twofold/command-service/migrate';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { migrateReadModels } from '@twofold/projector/migrate';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAll } from './migrate-all.ts';

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

const appendTo = (stream: string, by: string): string =>
  `select ${by}(array['${stream}'], '{1}', '{-3}', '{1}', array[gen_random_uuid()],
  array['SomethingHappened'], array['{}'], array['{}'], false)`;
const APPEND = appendTo('thing-1', 'event_log.append');

const rights = {
  twofold_command: {
    may: [
      'select * from write_side.requests',
      'delete from write_side.parked_streams',
      'delete from write_side.skipped_events',
      'delete from write_side.operations',
      "select nextval('write_side.product_ids')",
      `insert into write_side.captures (product_id, version, name, digest, sealed, created_at)
        values (1, 1, 'text', '${'ab'.repeat(32)}', 's', now())`,
      'update write_side.captures set is_named = true',
      'delete from write_side.captures',
      'select * from write_side.webhook_deliveries',
      'select digest from sessions.access_tokens',
      "select sessions.use_access_token(array[sha256('x')], now())",
      "insert into write_side.rate_limits (key, points, expire) values ('k', 1, 1)",
      "select graphile_worker.add_job('some-task')",
      APPEND,
      'select * from event_log.events',
      'select * from keyring.keys',
      "insert into keyring.keys (subject, master_key_id, wrapped) values ('user-1', 'm', 'w')",
      "update keyring.keys set wrapped = null, master_key_id = null, erased_at = now() where subject = 'user-1'",
      "insert into keyring.secrets (name, master_key_id, wrapped) values ('s', 'm', 'w')",
    ],
    mustNot: [
      'delete from keyring.keys',
      "update keyring.keys set subject = 'user-2'",
      'truncate keyring.secrets',
      'select * from read_models.products',
      'select * from read_models.checkpoints',
      "insert into event_log.events values (1, 's', 0, 't', gen_random_uuid(), '{}', '{}', now(), '', '')",
      'update event_log.events set position = position',
      'delete from event_log.events',
      'truncate event_log.events',
      'alter table event_log.events disable trigger all',
      'drop schema write_side cascade',
    ],
  },
  twofold_projector: {
    may: [
      'select * from event_log.events',
      'select * from read_models.products',
      'delete from read_models.parked_streams',
      'select * from keyring.keys',
    ],
    mustNot: [
      "insert into keyring.keys (subject, master_key_id, wrapped) values ('user-3', 'm', 'w')",
      'update keyring.keys set wrapped = null',
      'delete from keyring.keys',
      'select * from keyring.secrets',
      APPEND,
      'select * from write_side.requests',
      'select * from write_side.captures',
      'delete from event_log.events',
      'select * from graphile_worker.jobs',
    ],
  },
  twofold_query: {
    may: [
      'select * from read_models.products',
      'select * from read_models.checkpoints',
      'select audit.ledger_proof(1)',
      'select id, user_id, name, scopes, last_used_at from sessions.access_tokens',
      "select sessions.use_access_token(array[sha256('x')], now())",
    ],
    mustNot: [
      'select * from keyring.keys',
      'select * from keyring.secrets',
      'select * from event_log.events',
      'select * from write_side.requests',
      'select * from write_side.captures',
      'select * from audit.witnessed',
      'select * from audit.tree_nodes',
      "select audit.tree_path('s', 0, 1)",
      'select * from write_side.webhook_deliveries',
      'select digest from sessions.access_tokens',
      'update sessions.access_tokens set revoked_at = null',
      'select * from read_models.products_v1',
      'delete from read_models.products',
      'update read_models.checkpoints set position = null',
      APPEND,
    ],
  },
  twofold_auditor: {
    may: [
      'select * from event_log.events',
      'select * from event_log.head',
      'select * from keyring.keys',
      'select * from read_models.products_v1',
      'select * from read_models.products',
      'select * from read_models.checkpoints',
      'select * from read_models.generations',
      'select * from read_models.parked_streams',
      'select * from read_models.skipped_events',
      'select * from write_side.checkpoints',
      'select * from write_side.parked_streams',
      'select * from write_side.skipped_events',
      'select * from write_side.operations',
      'select * from write_side.captures',
      'select * from write_side.credential_digests',
      'select * from audit.witnessed',
      'create temporary table beside (id bigint)',
      'select * from sessions.sessions',
      "update sessions.sessions set expire = now() where sid = 'known'",
      appendTo('access-1', 'audit.append'),
    ],
    mustNot: [
      APPEND,
      appendTo('access-1', 'event_log.append'),
      appendTo('credits-1', 'audit.append'),
      appendTo('access', 'audit.append'),
      `select audit.append(array['access-1', 'credits-1'], '{2}', '{-3}', '{1}', array[gen_random_uuid()],
        array['SomethingHappened'], array['{}'], array['{}'], false)`,
      "update sessions.sessions set sess = '{}'",
      'delete from sessions.sessions',
      'select id from sessions.access_tokens',
      "select sessions.use_access_token(array[sha256('x')], now())",
      'select * from write_side.webhook_endpoints',
      'update event_log.events set position = position',
      'delete from event_log.events',
      'select * from keyring.secrets',
      'update keyring.keys set wrapped = null',
      'select * from write_side.requests',
      'select * from write_side.credentials',
      'select * from graphile_worker.jobs',
      'delete from read_models.products_v1',
      'update read_models.checkpoints set position = null',
      'insert into read_models.skipped_events select * from read_models.skipped_events',
      'update write_side.checkpoints set position = null',
      'delete from write_side.parked_streams',
      'insert into write_side.skipped_events select * from write_side.skipped_events',
      'update write_side.operations set ended_at = now()',
      'update write_side.captures set is_named = true',
      'delete from write_side.captures',
      "select nextval('write_side.product_ids')",
      'create table write_side.mine (id bigint)',
      'create table read_models.mine (id bigint)',
      "insert into audit.witnessed values ('s', 1, 1, '{}')",
      "insert into audit.tree_nodes values ('s', 4, 0, sha256(''))",
    ],
  },
  twofold_witness: {
    may: [
      'select * from event_log.events',
      'select * from event_log.head',
      'select * from audit.chain_links',
      "insert into audit.witnessed values ('s', 1, 1, '{}')",
      "insert into audit.tree_nodes values ('s', 4, 0, sha256(''))",
    ],
    mustNot: [
      APPEND,
      appendTo('access-1', 'audit.append'),
      'delete from event_log.events',
      "update audit.witnessed set document = ''",
      'delete from audit.witnessed',
      'truncate audit.tree_nodes',
      'insert into audit.chain_links select * from audit.chain_links',
      'select audit.ledger_proof(1)',
      'select * from keyring.keys',
      'select * from write_side.credential_digests',
      'select * from read_models.products',
      'select * from sessions.sessions',
    ],
  },
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
