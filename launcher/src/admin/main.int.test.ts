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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts';
import { ensureDatabase } from '../ensure-database.ts';
import { MASTER_KEY_FILE } from '../keys.ts';
import { migrateAll } from '../migrate-all.ts';
import { runAdmin } from '../testing/admin-process.ts';

const log = createLog({ service: 'test', level: 'silent' });
const masterKey = randomBytes(32);

/** What a launcher left behind, and runs again. It is as durable as a real one: the log refuses any other. */
let dataDir: string;
let server: EmbeddedPostgres;
const startDatabase = async (): Promise<string> => {
  server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  await ensureDatabase(server.connectionString('postgres'), 'twofold');
  return server.connectionString('twofold');
};

let connectionString: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-admin-'));
  await chmod(dataDir, 0o755);
  connectionString = await startDatabase();
  await migrateAll(connectionString, { hasLog: true });
  await writeFile(path.join(dataDir, MASTER_KEY_FILE), `${masterKey.toString('base64')}\n`);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Keyring = ReturnType<typeof openKeyring>;
type Store = ReturnType<typeof sealedEventStore>;

const withLog = async <Result>(work: (store: Store, keyring: Keyring) => Promise<Result>): Promise<Result> => {
  const keyring = openKeyring({ connectionString, masterKeys: [masterKey], log });
  const store = sealedEventStore(await postgresEventStore({ connectionString }), keyring);
  try {
    return await work(store, keyring);
  } finally {
    await store.close();
    await keyring.close();
  }
};

const at = someMetadata.occurredAt;
const append = (store: Store, stream: string, type: string, data: object) =>
  store.appendToStream(stream, [{ id: randomUUID(), type, data, metadata: someMetadata }], 'any');

/** A registered person. */
const aPerson = async (userId: number) => {
  const email = `person-${userId}@example.com`;
  await withLog(async (store, keyring) => {
    await append(store, `email-${await createEmailId(keyring)(email)}`, 'EmailClaimed', { userId, claimedAt: at });
    await append(store, `user-${userId}`, 'UserRegistered', { userId, email, termsAgreedAt: at, registeredAt: at });
  });
  return { email, person: `${email} (user ${userId})`, types: () => typesOf(`user-${userId}`) };
};

const typesOf = (stream: string): Promise<string[]> =>
  withLog(async (store) => (await collect(store.readStream(stream))).map(({ type }) => type));

const onDatabase = async (text: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

describe('granting a role from the command line', () => {
  it('works while the launcher runs, and says what was so before', async () => {
    const { email, person, types } = await aPerson(7);
    const env = { DATA_DIR: dataDir };
    expect(await runAdmin(['grant', email, 'auditor'], env)).toEqual({
      code: 0,
      said: `${person} now has the role auditor.\n`,
      complained: expect.stringMatching(/^Warning: It is not known how strong the password/),
    });
    expect((await runAdmin(['grant', email, 'auditor'], env)).said).toBe(`${person} already has the role auditor.\n`);
    expect((await runAdmin(['revoke', email, 'auditor'], env)).said).toBe(
      `${person} no longer has the role auditor.\n`,
    );
    expect(await types()).toEqual(['UserRegistered', 'RoleGranted', 'RoleRevoked']);
  }, 60_000);

  it('works on one’s own database, in production once the password is known to be strong', async () => {
    const { email, types } = await aPerson(8);
    const env = { DATABASE_URL: connectionString, MASTER_KEY: masterKey.toString('base64'), NODE_ENV: 'production' };
    const { code, complained } = await runAdmin(['grant', email, 'moderator'], env);
    expect({ code, complained }).toEqual({ code: 1, complained: expect.stringContaining('at /forgot-password') });
    await onDatabase(
      `insert into write_side.credentials (user_id, hash, is_strong, changed_at) values (8, 'none', true, now())`,
    );
    expect(await runAdmin(['grant', email, 'moderator'], env)).toMatchObject({ code: 0, complained: '' });
    expect(await types()).toEqual(['UserRegistered', 'RoleGranted']);
  }, 60_000);

  it('is refused with another master key than that of the log', async () => {
    const { email } = await aPerson(9);
    const env = { DATABASE_URL: connectionString, MASTER_KEY: randomBytes(32).toString('base64') };
    expect(await runAdmin(['grant', email, 'auditor'], env)).toEqual({
      code: 1,
      said: '',
      complained: expect.stringContaining('not the master key of that'),
    });
  }, 60_000);
});

describe('resetting the second factor from the command line', () => {
  it('removes it with an event, ends the sessions, and changes nothing the second time', async () => {
    const { email, person, types } = await aPerson(10);
    const factor = { factorId: randomUUID(), kind: 'totp', name: 'Authenticator app', device: 'Firefox', addedAt: at };
    await withLog((store) => append(store, 'user-10', 'SecondFactorAdded', { userId: 10, ...factor }));
    await onDatabase(`insert into sessions.sessions values ('theirs', '{"passport": {"user": 10}}', now() + interval '1 day'),
      ('others', '{"passport": {"user": 8}}', now() + interval '1 day')`);
    const reset = () => runAdmin(['reset-second-factor', email], { DATA_DIR: dataDir });
    expect(await reset()).toEqual({
      code: 0,
      said: `${person} has no second factor any more, and is logged out everywhere.\n`,
      complained: '',
    });
    expect((await reset()).said).toBe(`${person} had no second factor. They are logged out everywhere.\n`);
    expect(await onDatabase('select sid from sessions.sessions')).toEqual([{ sid: 'others' }]);
    expect(await types()).toEqual(['UserRegistered', 'SecondFactorAdded', 'SecondFactorReset']);
  }, 60_000);
});

describe('erasing a guest from the command line', () => {
  it('works while the launcher runs, and says what it did', async () => {
    const guest = 'guest@example.com';
    const order = { orderId: 9, productId: 3, tier: 'QUICK', amountCents: 500, currency: 'usd', livemode: true };
    const started = { ...order, provider: 'stripe', submittedBy: 'a'.repeat(64), startedAt: at, expiresAt: at };
    const payment = { sessionId: 'cs_live_9', paymentId: 'pi_9', linkHash: 'b'.repeat(64), confirmedAt: at, dueAt: at };
    await withLog(async (store) => {
      await append(store, 'order-9', 'CheckoutStarted', started);
      await append(store, 'order-9', 'PaymentConfirmed', { ...order, ...payment, email: guest });
    });
    expect(await runAdmin(['erase-guest', guest], { DATA_DIR: dataDir })).toEqual({
      code: 0,
      said:
        `Erased ${guest} from order 9. The command service deletes the mails that it keeps about it, now or when it ` +
        'starts.\n',
      complained: '',
    });
    const events = await withLog((store) => collect(store.readStream('order-9')));
    expect(events.map(({ type }) => type)).toEqual(['CheckoutStarted', 'PaymentConfirmed', 'GuestErased']);
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(guest);
  }, 60_000);
});

describe('the command line of operators', () => {
  it.each([
    [['--help'], 0, ''],
    [['grant', 'ada@example.com', 'king'], 2, '"king" is not a role'],
  ])('answers %j with the code %i', async (args, code, complaint) => {
    const ran = await runAdmin(args);
    expect(ran.code).toBe(code);
    expect(ran.complained.startsWith(complaint)).toBe(true);
    expect(ran.said + ran.complained).toContain('Usage: npm run admin -- grant <email> <role>');
  });

  it('works while nothing runs, and leaves nothing running', async () => {
    const { email, person, types } = await aPerson(11);
    await server.stop();
    const granted = await runAdmin(['grant', email, 'operator'], { DATA_DIR: dataDir });
    expect(granted).toMatchObject({ code: 0, said: `${person} now has the role operator.\n` });
    connectionString = await startDatabase();
    expect(await types()).toEqual(['UserRegistered', 'RoleGranted']);
  }, 60_000);
});
