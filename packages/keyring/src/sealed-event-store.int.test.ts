import { randomBytes, randomUUID } from 'node:crypto';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { migrateEventLog } from '@twofold/event-store/adapters/postgres-migration';
import { eventStoreContract } from '@twofold/event-store/testing/contract';
import { collect, someMetadata } from '@twofold/event-store/testing/events';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSubjectErased } from './errors.ts';
import type { Keyring } from './keyring.ts';
import { sealedEventStore } from './sealed-event-store.ts';
import { brokenWorlds } from './testing/broken-worlds.ts';
import { contractOnPrivateBodies } from './testing/contract-on-private-bodies.ts';
import { createKeyDatabase, type KeyDatabase } from './testing/key-database.ts';
import { sealedStorePromises, type World } from './testing/sealed-store-promises.ts';

const masterKeys = [randomBytes(32)];
const createLogDatabase = async (): Promise<KeyDatabase> => {
  const database = await createKeyDatabase();
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await migrateEventLog(owner);
  await owner.end();
  return database;
};

let keys: KeyDatabase;
/** A log in which every event is personal. */
let privateKeys: KeyDatabase;
beforeAll(async () => {
  keys = await createLogDatabase();
  privateKeys = await createLogDatabase();
});
afterAll(() => Promise.all([keys.drop(), privateKeys.drop()]));

const openLog = ({ url } = keys) => postgresEventStore({ connectionString: url, allowUnsafeDurability: true });
/** One for all cases of a database: each would open its own pool. */
const keyrings = new Map<KeyDatabase, Keyring>();
const openKeyring = (database = keys): Keyring => {
  const keyring = keyrings.get(database) ?? database.openKeyring(masterKeys);
  keyrings.set(database, keyring);
  return keyring;
};

eventStoreContract('a sealed store in Postgres', async () => ({
  store: sealedEventStore(await openLog(), openKeyring()),
}));
contractOnPrivateBodies('a sealed store in Postgres', async () => ({
  store: await openLog(privateKeys),
  keyring: openKeyring(privateKeys),
}));

const world = (): World => ({ openKeyring: () => keys.openKeyring(masterKeys) });
const broken = brokenWorlds.flatMap(({ fault, breaks, apply }) => breaks.map((promise) => ({ fault, promise, apply })));

describe('a store with keys', () => {
  it.each(sealedStorePromises)('keeps that $promise', ({ check }) => check(world()));
});

describe('the promises of a store with keys', () => {
  it.each(broken)('are broken by one that $fault: $promise', async ({ promise, apply }) => {
    const { check } = sealedStorePromises.find((each) => each.promise === promise)!;
    await expect(check(apply(world()))).rejects.toBeInstanceOf(Error);
  });

  it('are each broken by some fault', () => {
    const covered = new Set(broken.map(({ promise }) => promise));
    expect(sealedStorePromises.filter(({ promise }) => !covered.has(promise))).toEqual([]);
  });
});

describe('a person in the Postgres log', () => {
  const event = {
    id: randomUUID(),
    type: 'UserRegistered',
    data: { userId: 4_711, email: 'ada.lovelace@example.com' },
    metadata: someMetadata,
  };
  const found = (where: string) => keys.query(`select 1 from ${where} as kept where kept::text like '%lovelace%'`);

  it('is in no row of the log or of the keys in plain text, but can be read', async () => {
    const store = sealedEventStore(await openLog(), openKeyring());
    await store.appendToStream('user-4711', [event], 'no-stream');
    expect((await collect(store.readStream('user-4711')))[0]?.data).toEqual(event.data);
    await store.close();
    expect(await keys.query("select 1 from event_log.events as kept where kept::text like '%user-4711%'")).toHaveLength(
      1,
    );
    expect([...(await found('event_log.events')), ...(await found('keyring.keys'))]).toEqual([]);
  });

  it('cannot be recorded again after it was erased, not even by a repeat', async () => {
    const store = sealedEventStore(await openLog(), openKeyring());
    await openKeyring().erase('user-4711');
    const repeat = store.appendToStream('user-4711', [event], 'no-stream');
    await expect(repeat).rejects.toSatisfy(isSubjectErased);
    expect(await collect(store.readStream('user-4711'))).toMatchObject([
      { data: { userId: 4_711, email: { erased: true } } },
    ]);
    await store.close();
  });
});
