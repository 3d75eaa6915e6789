import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyChain } from '@twofold/auditor/chain/verify-chain';
import { finishErasures } from '@twofold/command-service/accounts/finish-erasures';
import { eraseGuest, finishGuestErasures } from '@twofold/command-service/orders/erase-guest';
import { aBrowser } from '@twofold/command-service/testing/a-browser';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { restoreLog } from '@twofold/event-store/adapters/postgres-restore';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateAll } from '../migrate-all.ts';
import { aPerson, PASSWORD, type Person } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';
import { MASTER_KEYS } from '../testing/secrets.ts';
import { emailOfGuest, paidByGuests } from '../testing/paid-by-guests.ts';
import { createBackup } from './create-backup.ts';
import { explain } from './explain.ts';
import { restoreBackup } from './restore-backup.ts';

const log = createLog({ service: 'test', level: 'silent' });
const closers: (() => Promise<unknown>)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-backup-'));
  closers.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const started = async (...[sabotage]: Parameters<typeof aWholeTwofold>): Promise<WholeTwofold> => {
  const twofold = await aWholeTwofold(sabotage);
  closers.push(() => twofold.end());
  return twofold;
};

const withClient = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const backUp = async ({ connectionString }: WholeTwofold, now = new Date()) => {
  const chain = postgresChainReader({ connectionString });
  try {
    return await withClient(connectionString, (client) =>
      createBackup({ chain, client, folder, signer: undefined, now: () => now }),
    );
  } finally {
    await chain.close();
  }
};

/** As the command does it, before the product starts. */
const restore = async (connectionString: string, masterKeys = MASTER_KEYS): Promise<readonly number[]> => {
  await withClient(connectionString, (client) => restoreBackup({ restoreLog, client, folder, masterKeys }));
  const keyring = openKeyring({ connectionString, masterKeys, log });
  const events = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
  try {
    const store = sealedEventStore(events, keyring);
    const deps = { store, keyring, actor: 'system', now: () => new Date(), newId: randomUUID };
    return [...(await finishErasures(deps)), ...(await finishGuestErasures(deps))];
  } finally {
    await events.close();
    await keyring.close();
  }
};

const logIn = ({ url }: WholeTwofold, person: Person): Promise<Response> =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.words[0], password: PASSWORD }),
  });

const cookieOf = (login: Response): string =>
  login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

const profileOf = async ({ url }: WholeTwofold, login: Response, id: number): Promise<unknown> => {
  return (await fetch(`${url}/api/users/${id}`, { headers: { cookie: cookieOf(login) } })).json();
};

const chainOf = async ({ connectionString }: WholeTwofold) =>
  withClient(connectionString, async (client) => {
    const events = 'select position, id, recorded_at, chain from event_log.events order by position';
    return {
      head: (await client.query('select * from event_log.head')).rows,
      events: (await client.query(events)).rows,
    };
  });

describe('a backup', () => {
  it('is restored into an empty installation: the log to the last byte, logins, profiles and ids, and no session', async () => {
    const before = await started();
    const ada = await aPerson(before, 1);
    for (const action of ['update profile', 'analyze', 'review'] as const) await ada.perform(action);
    await eventually(async () => expect(await before.whereIs(['CreditEarned'])).not.toEqual([]));
    const cookie = cookieOf(await logIn(before, ada));
    const { events } = await backUp(before);
    const original = await chainOf(before);

    const after = await started({
      prepare: async (url) => expect(await restore(url)).toEqual([]),
    });
    const restored = await chainOf(after);
    expect(restored.head).toEqual(original.head);
    expect(restored.events.slice(0, events)).toEqual(original.events.slice(0, events));

    expect((await fetch(`${after.url}/api/me`, { headers: { cookie } })).status).toBe(401);
    const login = await logIn(after, ada);
    expect(login.status).toBe(200);
    // The login was recorded after the restore; its read model may need a moment, and a read that came too early is refused.
    const restoredProfile = { email: ada.words[0], fullName: ada.words[1] };
    await eventually(async () => expect(await profileOf(after, login, ada.id)).toMatchObject(restoredProfile));
    const bob = await aPerson(after, 2);
    expect(bob.id).toBe(ada.id + 1);
    const chain = postgresChainReader({ connectionString: after.connectionString });
    closers.push(() => chain.close());
    expect(await verifyChain(chain)).not.toHaveProperty('fault');
  }, 90_000);

  /** A visitor buys something, and leaves an address with the payment provider. */
  const aGuestsOrder = async ({ url, sampleSite }: WholeTwofold): Promise<number> => {
    const browser = aBrowser(url);
    const { body: app } = await browser.post('/api/analyze/url', { url: sampleSite });
    const { body } = await browser.post('/api/checkout', { productId: app['productId'], tier: 'QUICK' });
    const verified = await browser.get(`/api/payment/verify?sessionId=${String(body['sessionId'])}`);
    return Number(verified.body['orderId']);
  };

  it('does not bring back users or guests who were erased before the newest keys were copied', async () => {
    const before = await started({ payments: paidByGuests });
    const orderId = await aGuestsOrder(before);
    const guest = emailOfGuest(orderId);
    const [ada, bob] = [await aPerson(before, 1), await aPerson(before, 2)];
    for (const person of [ada, bob]) await person.perform('update profile');
    const old = new Date(Date.now() - 1_000);
    await backUp(before, old);
    await bob.erase();
    await eraseGuest({ ...before, actor: 'operator', now: () => new Date(), newId: randomUUID }, guest);
    await eventually(async () => expect(await before.whereIs([guest, ...bob.words])).toEqual([]));
    const { log: newerLog } = await backUp(before);
    // The newer log is lost, its keys are not.
    await rm(newerLog);

    const after = await started({ prepare: async (url) => expect(await restore(url)).toEqual([bob.id, orderId]) });
    expect((await logIn(after, bob)).status).toBe(401);
    expect((await logIn(after, ada)).status).toBe(200);
    await eventually(async () => expect(await after.whereIs([guest, ...bob.words])).toEqual([]));
    const { rows } = await withClient(after.connectionString, (client) =>
      client.query('select browser, link_hash from read_models.orders where id = $1', [orderId]),
    );
    expect(rows).toEqual([{ browser: '', link_hash: null }]);
    await withClient(after.connectionString, (client) =>
      eventually(async () => {
        const { rows } = await client.query('select from write_side.credentials where user_id = $1', [bob.id]);
        expect(rows).toEqual([]);
      }),
    );
  }, 90_000);
});

describe('restoring', () => {
  const emptyDatabase = async (): Promise<string> => {
    const database = await createTestDatabase();
    closers.push(() => database.drop());
    await migrateAll(database.url, { hasLog: true });
    return database.url;
  };
  const nothingIn = (url: string) =>
    withClient(url, async (client) => {
      const { rows } = await client.query(
        `select (select count(*)::int from event_log.events) as events, (select count(*)::int from keyring.keys) as keys,
                (select count(*)::int from write_side.credentials) as credentials`,
      );
      expect(rows).toEqual([{ events: 0, keys: 0, credentials: 0 }]);
    });

  it('leaves nothing behind with another master key, a cut file, a changed log, or nothing to restore', async () => {
    const url = await emptyDatabase();
    await expect(restore(url)).rejects.toThrow('no whole backup');
    const before = await started();
    await aPerson(before, 1);
    await backUp(before);
    const [keys = '', logFile = '', , state = ''] = (await readdir(folder)).toSorted();
    const at = (name: string) => path.join(folder, name);

    await expect(restore(url, [Buffer.alloc(32, 8)])).rejects.toMatchObject({ code: 'unknown-master-key' });
    const whole = await readFile(at(state));
    await truncate(at(state), whole.length - 3);
    await expect(restore(url)).rejects.toThrow('damaged');
    await truncate(at(state), whole.lastIndexOf('\n', whole.length - 2) + 1);
    await expect(restore(url)).rejects.toThrow('has no end');
    await writeFile(at(state), whole);
    await appendFile(at(keys), '{"table":"write_side.credentials","row":{}}\n');
    await expect(restore(url)).rejects.toThrow('damaged');
    const text = await readFile(at(logFile), 'utf8');
    await writeFile(at(logFile), text.replace('UserRegistered', 'UserRegistrant'));
    await expect(restore(url)).rejects.toThrow('is not sound: content at position');
    await nothingIn(url);
  }, 60_000);

  it('is refused where something was recorded already', async () => {
    const before = await started();
    await aPerson(before, 1);
    await backUp(before);
    const reason = await restore(before.connectionString).then(() => 'none', explain);
    expect(reason).toContain('a backup goes into an empty installation');
  }, 60_000);
});
