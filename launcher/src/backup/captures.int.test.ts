import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { someScreenshots } from '@twofold/command-service/testing/some-screenshots';
import { recordDestroyedKeys } from '@twofold/command-service/operations/record-destroyed-keys';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { restoreLog } from '@twofold/event-store/adapters/postgres-restore';
import { collect } from '@twofold/event-store/testing/events';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';
import { MASTER_KEYS } from '../testing/secrets.ts';
import { anAuditorOf } from '../testing/run-as-auditor.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const WAIT = { withinMs: 20_000 };

const closers: (() => Promise<unknown>)[] = [];
let folder: string;
let before: WholeTwofold;
let ada: Person;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-backup-'));
  closers.push(() => rm(folder, { recursive: true }));
  before = await started();
  ada = await aPerson(before, 1);
  for (const _ of [1, 2]) await ada.perform('analyze');
  await untilMeasured(2);
}, 60_000);
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const started = async (prepare?: (url: string) => Promise<void>): Promise<WholeTwofold> => {
  const twofold = await aWholeTwofold({
    takeScreenshots: () => Promise.resolve(someScreenshots('of the backup')),
    ...(prepare && { prepare }),
  });
  closers.push(() => twofold.end());
  return twofold;
};
const measured = async ({ store }: WholeTwofold): Promise<number> =>
  (await collect(store.readAll())).filter(({ type }) => type === 'SiteMeasured').length;
const untilMeasured = (sites: number) => eventually(async () => expect(await measured(before)).toBe(sites), WAIT);
const withClient = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const backUp = async ({ connectionString }: WholeTwofold, at = new Date()): Promise<{ readonly log: string }> => {
  const chain = postgresChainReader({ connectionString });
  try {
    return await withClient(connectionString, (client) =>
      createBackup({ chain, client, folder, signer: undefined, now: () => at }),
    );
  } finally {
    await chain.close();
  }
};
const restored = (): Promise<WholeTwofold> =>
  started((url) =>
    withClient(url, async (client) => {
      await restoreBackup({ restoreLog, client, folder, masterKeys: MASTER_KEYS });
    }),
  );
const rowsIn = ({ connectionString }: WholeTwofold) =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(
      'select * from write_side.captures order by product_id, version, name',
    );
    return rows;
  });
const pictureIn = async ({ url }: WholeTwofold, productId: number) => {
  const response = await fetch(`${url}/api/products/${productId}/screenshots/desktop`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()).toString('latin1') };
};

describe('a backup of what is kept beside the log', () => {
  it('has every byte of it, and an auditor finds it as it was recorded', async () => {
    await backUp(before);
    const after = await restored();
    expect(await rowsIn(after)).toEqual(await rowsIn(before));
    expect(await pictureIn(after, 1)).toEqual(await pictureIn(before, 1));
    expect((await pictureIn(after, 1)).bytes).toContain('of the backup');
    const auditor = await anAuditorOf(after);
    closers.push(() => auditor.end());
    await auditor.settled();
    const { code, said } = await auditor.run('verify', '--quotes');
    expect({ code, wrong: said.split('\n').filter((line) => line.includes('✗')) }).toEqual({ code: 0, wrong: [] });
  }, 90_000);

  it('brings nothing back of a report that was taken down before the keys were copied', async () => {
    await backUp(before, new Date(Date.now() - 1_000));
    await ada.ask('DELETE', '/api/products/1');
    const { log: newerLog } = await backUp(before);
    // The newer log is lost, its keys are not.
    await rm(newerLog);
    const after = await restored();
    expect((await rowsIn(after)).map(({ product_id: id }) => id)).toEqual(['2', '2', '2']);

    const auditor = await anAuditorOf(after);
    closers.push(() => auditor.end());
    const unexplained = async (): Promise<boolean> =>
      (await auditor.run('verify')).said.includes('✗ unreadable-only-when-erased');
    expect(await unexplained()).toBe(true);
    const deps = { ...after, now: () => new Date(), newId: randomUUID };
    expect(await recordDestroyedKeys(deps)).toEqual(['report-1']);
    expect(await recordDestroyedKeys(deps)).toEqual([]);
    expect(await unexplained()).toBe(false);
  }, 90_000);
});
