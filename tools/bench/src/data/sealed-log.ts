import type { EventStore } from '@twofold/event-store/port';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import type { Bench } from '../harness/benchmark.ts';
import { MASTER_KEY } from '../harness/services.ts';
import { openLog, type Log } from './logs.ts';

/** A log, and the same log as the services use it, which seal personal fields when they append and open them when they read. */
export type SealedLog = Log & { readonly sealed: EventStore };

export const openSealedLog = async (bench: Bench): Promise<SealedLog> => {
  const log = await openLog(bench);
  return { ...log, sealed: await sealedStoreOf(bench, log) };
};

/** The sealed store of an open log. Its keys are in the same database. */
export const sealedStoreOf = async ({ closers, say }: Bench, { url, store }: Log): Promise<EventStore> => {
  await migrateKeyring(url);
  const log = { warn: (details: object, message: string): void => say(`${message}: ${JSON.stringify(details)}`) };
  const keyring = openKeyring({ connectionString: url, masterKeys: [MASTER_KEY], log });
  await keyring.rotate();
  closers.add('keyring', () => keyring.close());
  return sealedEventStore(store, keyring);
};
