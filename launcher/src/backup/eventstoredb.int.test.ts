import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyChain, type ChainVerdict } from '@twofold/auditor/chain/verify-chain';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { restoreLog } from '@twofold/event-store/adapters/postgres-restore';
import type { ChainReader } from '@twofold/event-store/chain';
import { collect } from '@twofold/event-store/testing/events';
import { startTestServer, type TestServer } from '@twofold/event-store/testing/eventstoredb/test-server';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateAll } from '../migrate-all.ts';
import { aPerson, PASSWORD, type Person } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';
import { MASTER_KEYS } from '../testing/secrets.ts';
import { runBackup, type RanProgram } from '../testing/admin-process.ts';
import { restoreBackup } from './restore-backup.ts';

const closers: (() => Promise<unknown>)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-backup-'));
  closers.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const aServer = async (): Promise<TestServer> => {
  const server = await startTestServer();
  closers.push(() => server.remove());
  return server;
};

const started = async (...[options]: Parameters<typeof aWholeTwofold>): Promise<WholeTwofold> => {
  const twofold = await aWholeTwofold(options);
  closers.push(() => twofold.end());
  return twofold;
};

const command = (kind: 'backup' | 'restore', connectionString: string, server: TestServer): Promise<RanProgram> =>
  runBackup([kind, folder], {
    DATABASE_URL: connectionString,
    EVENTSTORE_URL: server.url,
    MASTER_KEY: MASTER_KEYS[0]!.toString('base64'),
  });

const logIn = async ({ url }: WholeTwofold, { words: [username] }: Person): Promise<Response> =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });

const profileOf = async ({ url }: WholeTwofold, login: Response, { id }: Person): Promise<unknown> => {
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  return (await fetch(`${url}/api/users/${id}`, { headers: { cookie: cookie.join('; ') } })).json();
};

/** What the events of a log say, in its order, without what the log says of them. */
const contentOf = async (chain: ChainReader): Promise<string[]> => {
  const { position: until } = await chain.end();
  return (await collect(chain.read({ until }))).map(({ position, leaf }) => `${position} ${leaf}`);
};

/** What the verifier says of the same copy in the other kind of log. */
const restoredIntoPostgres = async (): Promise<ChainVerdict> => {
  const database = await createTestDatabase();
  closers.push(() => database.drop());
  const connectionString = database.url;
  await migrateAll(connectionString, { hasLog: true });
  const client = new Client({ connectionString });
  await client.connect();
  const chain = postgresChainReader({ connectionString });
  try {
    await restoreBackup({ restoreLog, client, folder, masterKeys: MASTER_KEYS });
    return await verifyChain(chain);
  } finally {
    await chain.close();
    await client.end();
  }
};

const keptToTheEnd = ({ store, chain }: WholeTwofold): Promise<void> =>
  eventually(async () => {
    const events = (await collect(store.readAll())).length;
    expect((await chain.end()).position).toBe(events);
  });

describe('a backup of a product whose log is on EventStoreDB', () => {
  it('is restored into an empty one: logins, profiles, ids, what every event says, and who was erased since', async () => {
    const [lost, empty] = [await aServer(), await aServer()];
    const before = await started({ eventStoreUrl: lost.url });
    const [ada, bob] = [await aPerson(before, 1), await aPerson(before, 2)];
    for (const action of ['update profile', 'analyze', 'review'] as const) await ada.perform(action);
    const first = await command('backup', before.connectionString, lost);
    expect(first).toMatchObject({ code: 0, complained: '' });
    const events = Number(/^(\d+) events/.exec(first.said)?.[1]);
    const copied = (await contentOf(before.chain)).slice(0, events);
    await bob.erase();
    expect(await command('backup', before.connectionString, lost)).toMatchObject({ code: 0 });
    // The newer log is lost, its keys are not.
    const newer = (await readdir(folder)).toSorted().findLast((file) => file.endsWith('.log.ndjson'));
    await rm(path.join(folder, newer ?? ''));

    const after = await started({
      eventStoreUrl: empty.url,
      prepare: async (url) => {
        const restored = await command('restore', url, empty);
        expect(restored).toMatchObject({ code: 0, complained: '' });
        expect(restored.said).toContain('Erased since then, and so erased again: 1.');
      },
    });
    const login = await logIn(after, ada);
    expect(login.status).toBe(200);
    // The login was recorded after the restore; its read model may need a moment, and a read that came too early is refused.
    const restoredProfile = { email: ada.words[0], fullName: ada.words[1] };
    await eventually(async () => expect(await profileOf(after, login, ada)).toMatchObject(restoredProfile));
    expect((await logIn(after, bob)).status).toBe(401);
    await eventually(async () => expect(await after.whereIs(bob.words)).toEqual([]));
    expect((await aPerson(after, 3)).id).toBe(bob.id + 1);
    await keptToTheEnd(after);
    expect((await contentOf(after.chain)).slice(0, copied.length)).toEqual(copied);
    expect(await verifyChain(after.chain)).not.toHaveProperty('fault');
    expect(await after.store.storeId()).not.toBe(await before.store.storeId());
    expect(await restoredIntoPostgres()).toMatchObject({ events, storeId: await before.store.storeId() });
  }, 180_000);
});
