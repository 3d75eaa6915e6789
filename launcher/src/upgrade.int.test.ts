import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { restoreLog } from '@twofold/event-store/adapters/postgres-restore';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from './backup/restore-backup.ts';
import { PASSWORD } from './testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from './testing/a-whole-twofold.ts';
import { MASTER_KEYS } from './testing/secrets.ts';
import { incompatibilities, releaseTables, tablesIn } from './testing/release-tables.ts';
import { anAuditorOf } from './testing/run-as-auditor.ts';

const RELEASES = ['0.1.0'] as const;

const restored = async (release: (typeof RELEASES)[number], connectionString: string): Promise<void> => {
  const folder = path.join(import.meta.dirname, 'testing', `release-${release}`);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await restoreBackup({ restoreLog, client, folder, masterKeys: MASTER_KEYS });
  } finally {
    await client.end();
  }
};

/** A user who logs in and then asks. */
const logIn = async (url: string, username: string) => {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  const get = async (address: string): Promise<unknown> =>
    (await fetch(`${url}${address}`, { headers: { cookie: cookie.join('; ') } })).json();
  return { status: login.status, get };
};

describe.each(RELEASES)('what release %s has left behind', (release) => {
  let twofold: WholeTwofold;
  let auditor: Awaited<ReturnType<typeof anAuditorOf>>;
  beforeAll(async () => {
    twofold = await aWholeTwofold({ prepare: (connectionString) => restored(release, connectionString) });
    auditor = await anAuditorOf(twofold);
    await auditor.settled();
  });
  afterAll(async () => {
    await auditor.end();
    await twofold.end();
  });

  it('is taken over: people, reports, reviews, orders, and who was erased', async () => {
    const ada = await logIn(twofold.url, 'ada@example.com');
    expect(await ada.get('/api/me')).toMatchObject({
      id: 1,
      fullName: 'Ada Lovelace',
      expertise: 'bike repair, small shops',
    });
    expect(await ada.get('/api/me/feedback-requests')).toMatchObject([
      { productId: 1, product: { title: 'Benchbook' } },
    ]);
    expect(await ada.get('/api/products/1')).toMatchObject({
      id: 1,
      url: expect.stringContaining('benchbook'),
      evidence: expect.any(Array),
    });
    const bob = await logIn(twofold.url, 'bob@example.com');
    expect(await bob.get('/api/me/orders')).toMatchObject([{ id: 1, tier: 'QUICK', state: 'delivered' }]);
    expect((await logIn(twofold.url, 'eve@example.com')).status).toBe(401);
    expect(await twofold.whereIs(['eve@example.com'])).toEqual([]);

    const verified = await eventually(
      async () => {
        await auditor.settled();
        const found = await auditor.run('verify');
        expect(found.said).toContain('All is well.');
        return found;
      },
      { withinMs: 20_000 },
    );
    expect(verified.code).toBe(0);
  }, 60_000);

  it('goes on beside what comes later: its services find all tables, columns, rights and functions as they knew them', async () => {
    const file = path.join(import.meta.dirname, 'testing', `release-${release}`, 'tables.json');
    const known = releaseTables.parse(JSON.parse(await readFile(file, 'utf8')));
    expect(incompatibilities(known, await tablesIn(auditor.owner))).toEqual([]);
    await auditor.owner.query('begin; revoke insert on write_side.credentials from twofold_command');
    const missed = incompatibilities(known, await tablesIn(auditor.owner));
    await auditor.owner.query('rollback');
    expect(missed).toEqual(['no role may any more: twofold_command insert write_side.credentials']);
  });
});
