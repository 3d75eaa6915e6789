import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmailId } from '@twofold/command-service/accounts/email-id';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { collect, someMetadata } from '@twofold/event-store/testing/events';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts';
import { ensureDatabase } from '../ensure-database.ts';
import { MASTER_KEY_FILE } from '../keys.ts';
import { migrateAll } from '../migrate-all.ts';
import { runAdmin } from '../testing/admin-process.ts';

const log = createLog({ service: 'test', level: 'silent' });
const masterKey = randomBytes(32);
const email = 'ada@example.com';
const guest = 'guest@example.com';

let dataDir: string;
let server: EmbeddedPostgres | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-admin-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** The database of a launcher that runs. It is as durable as a real one: the log refuses any other. */
const startDatabase = async (): Promise<string> => {
  server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  await ensureDatabase(server.connectionString('postgres'), 'twofold');
  return server.connectionString('twofold');
};

/** What a launcher leaves behind where one person has registered, and a guest has bought something. */
const prepare = async (): Promise<string> => {
  const connectionString = await startDatabase();
  await migrateAll(connectionString, { hasLog: true });
  await writeFile(path.join(dataDir, MASTER_KEY_FILE), `${masterKey.toString('base64')}\n`);
  await withLog(connectionString, async (store, keyring) => {
    const append = (stream: string, type: string, data: object) =>
      store.appendToStream(stream, [{ id: randomUUID(), type, data, metadata: someMetadata }], 'no-stream');
    const at = someMetadata.occurredAt;
    await append(`email-${await createEmailId(keyring)(email)}`, 'EmailClaimed', { userId: 7, claimedAt: at });
    await append('user-7', 'UserRegistered', { userId: 7, email, termsAgreedAt: at, registeredAt: at });
    const order = { orderId: 9, productId: 3, tier: 'QUICK', amountCents: 500, currency: 'usd', livemode: true };
    const started = { ...order, provider: 'stripe', submittedBy: 'a'.repeat(64), startedAt: at, expiresAt: at };
    const paid = {
      ...order,
      sessionId: 'cs_live_9',
      paymentId: 'pi_9',
      linkHash: 'b'.repeat(64),
      confirmedAt: at,
      dueAt: at,
    };
    await append('order-9', 'CheckoutStarted', started);
    await store.appendToStream(
      'order-9',
      [{ id: randomUUID(), type: 'PaymentConfirmed', data: { ...paid, email: guest }, metadata: someMetadata }],
      'any',
    );
  });
  return connectionString;
};

type Keyring = ReturnType<typeof openKeyring>;
type Store = ReturnType<typeof sealedEventStore>;

const withLog = async <Result>(
  connectionString: string,
  work: (store: Store, keyring: Keyring) => Promise<Result>,
): Promise<Result> => {
  const keyring = openKeyring({ connectionString, masterKeys: [masterKey], log });
  const store = sealedEventStore(await postgresEventStore({ connectionString }), keyring);
  try {
    return await work(store, keyring);
  } finally {
    await store.close();
    await keyring.close();
  }
};

const typesOf = (connectionString: string): Promise<string[]> =>
  withLog(connectionString, async (store) => (await collect(store.readStream('user-7'))).map(({ type }) => type));

describe('granting a role from the command line', () => {
  it('works while the launcher runs, and says what was so before', async () => {
    const connectionString = await prepare();
    const env = { DATA_DIR: dataDir };
    expect(await runAdmin(['grant', email, 'auditor'], env)).toEqual({
      code: 0,
      said: `${email} (user 7) now has the role auditor.\n`,
      complained: expect.stringMatching(/^Warning: It is not known how strong the password/),
    });
    expect((await runAdmin(['grant', email, 'auditor'], env)).said).toBe(
      `${email} (user 7) already has the role auditor.\n`,
    );
    expect((await runAdmin(['revoke', email, 'auditor'], env)).said).toBe(
      `${email} (user 7) no longer has the role auditor.\n`,
    );
    expect(await typesOf(connectionString)).toEqual(['UserRegistered', 'RoleGranted', 'RoleRevoked']);
  }, 60_000);

  it('works while nothing runs, and leaves nothing running', async () => {
    await prepare();
    await server?.stop();
    const granted = await runAdmin(['grant', email, 'operator'], { DATA_DIR: dataDir });
    expect(granted).toMatchObject({ code: 0, said: `${email} (user 7) now has the role operator.\n` });
    expect(await typesOf(await startDatabase())).toEqual(['UserRegistered', 'RoleGranted']);
  }, 60_000);

  it('works on one’s own database, in production once the password is known to be strong', async () => {
    const connectionString = await prepare();
    const env = { DATABASE_URL: connectionString, MASTER_KEY: masterKey.toString('base64'), NODE_ENV: 'production' };
    const { code, complained } = await runAdmin(['grant', email, 'moderator'], env);
    expect({ code, complained }).toEqual({ code: 1, complained: expect.stringContaining('at /forgot-password') });
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(
      `insert into write_side.credentials (user_id, hash, is_strong, changed_at) values (7, 'none', true, now())`,
    );
    await client.end();
    expect(await runAdmin(['grant', email, 'moderator'], env)).toMatchObject({ code: 0, complained: '' });
    expect(await typesOf(connectionString)).toEqual(['UserRegistered', 'RoleGranted']);
  }, 60_000);

  it('says who is not known, and which master key is the wrong one', async () => {
    const connectionString = await prepare();
    expect(await runAdmin(['grant', 'bob@example.com', 'auditor'], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: '',
      complained: 'Nobody is registered with the address bob@example.com.\n',
    });
    const env = { DATABASE_URL: connectionString, MASTER_KEY: randomBytes(32).toString('base64') };
    const { code, complained } = await runAdmin(['grant', email, 'auditor'], env);
    expect({ code, complained }).toEqual({
      code: 1,
      complained: expect.stringContaining('not the master key of that'),
    });
  }, 60_000);
});

describe('resetting the second factor from the command line', () => {
  it('removes it with an event, ends the sessions, and changes nothing the second time', async () => {
    const connectionString = await prepare();
    await withLog(connectionString, (store) =>
      store.appendToStream(
        'user-7',
        [
          {
            id: randomUUID(),
            type: 'SecondFactorAdded',
            data: {
              userId: 7,
              factorId: randomUUID(),
              kind: 'totp',
              name: 'Authenticator app',
              device: 'Firefox',
              addedAt: someMetadata.occurredAt,
            },
            metadata: someMetadata,
          },
        ],
        'any',
      ),
    );
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(`insert into sessions.sessions values ('theirs', '{"passport": {"user": 7}}', now() + interval '1 day'),
      ('others', '{"passport": {"user": 8}}', now() + interval '1 day')`);
    const reset = () => runAdmin(['reset-second-factor', email], { DATA_DIR: dataDir });
    expect(await reset()).toEqual({
      code: 0,
      said: `${email} (user 7) has no second factor any more, and is logged out everywhere.\n`,
      complained: '',
    });
    expect((await reset()).said).toBe(`${email} (user 7) had no second factor. They are logged out everywhere.\n`);
    const { rows } = await client.query('select sid from sessions.sessions');
    await client.end();
    expect(rows).toEqual([{ sid: 'others' }]);
    expect(await typesOf(connectionString)).toEqual(['UserRegistered', 'SecondFactorAdded', 'SecondFactorReset']);
  }, 60_000);
});

describe('erasing a guest from the command line', () => {
  it('works while the launcher runs, says what it did, and changes nothing the second time', async () => {
    const connectionString = await prepare();
    const erase = () => runAdmin(['erase-guest', guest], { DATA_DIR: dataDir });
    expect(await erase()).toEqual({
      code: 0,
      said:
        `Erased ${guest} from order 9. The command service deletes the mails that it keeps about it, now or when it ` +
        'starts.\n',
      complained: '',
    });
    expect(await erase()).toMatchObject({ code: 0, said: `No order of a guest has the address ${guest}.\n` });
    const events = await withLog(connectionString, (store) => collect(store.readStream('order-9')));
    expect(events.map(({ type }) => type)).toEqual(['CheckoutStarted', 'PaymentConfirmed', 'GuestErased']);
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(guest);
  }, 60_000);
});

describe('refusing what an operator asks for', () => {
  it('says that there is nothing yet', async () => {
    const { code, complained } = await runAdmin(['grant', email, 'auditor'], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(complained).toContain(`There is no database in ${dataDir} yet. Start Twofold once (npm start)`);
  });

  it('says that there is no master key', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: dataDir };
    const { code, complained } = await runAdmin(['grant', email, 'auditor'], env);
    expect(code).toBe(1);
    expect(complained).toContain(
      `MASTER_KEY is not set, and the one of the launcher, ${path.join(dataDir, 'master-key')}`,
    );
  });

  it('says that the database does not answer', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none', MASTER_KEY: masterKey.toString('base64') };
    const { code, complained } = await runAdmin(['grant', email, 'auditor'], env);
    expect(code).toBe(1);
    expect(complained).toMatch(/^It could not be done\. .*ECONNREFUSED/);
  });

  it.each([
    [['--help'], 0, ''],
    [['grant', email, 'king'], 2, '"king" is not a role'],
    [[], 2, 'What is to be done is missing'],
  ])('answers %j with the code %i', async (args, code, complaint) => {
    const ran = await runAdmin(args);
    expect(ran.code).toBe(code);
    expect(ran.complained.startsWith(complaint)).toBe(true);
    expect(ran.said + ran.complained).toContain('Usage: npm run admin -- grant <email> <role>');
  });
});
