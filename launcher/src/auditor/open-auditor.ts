import type { AuditorDeps } from '@twofold/auditor/command';
import { createOpen } from '@twofold/auditor/opening';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { Client } from 'pg';
import { findDatabase } from '../admin/find-database.ts';
import { findMasterKeys } from '../admin/master-keys.ts';
import type { Closers } from '../closers.ts';
import { dataDirOf } from '../data-dir.ts';
import type { AuditorEnvironment } from './environment.ts';
import { openSigner } from './open-signer.ts';

type Options = {
  readonly env: AuditorEnvironment;
  readonly log: Logger;
  /** The log as stored: only a composition root chooses the adapter. */
  readonly openEvents: (connectionString: string) => Promise<EventStore>;
  readonly openChain: (connectionString: string, openEvents: () => Promise<EventStore>) => Promise<ChainReader>;
  /** Prints a message to the terminal. */
  readonly say: (line: string) => void;
};

/** The installation that the environment describes. Its parts are opened once, on first use. */
export const openAuditor = (
  { env, log, openEvents, openChain, say }: Options,
  closers: Closers,
): Pick<AuditorDeps, 'openLog' | 'openSeals' | 'openKeys' | 'openDatabase' | 'openChain' | 'openSigner'> => {
  const installation = once(async () => {
    const { dataDir } = await dataDirOf(env);
    const options = { given: env.DATABASE_URL, dataDir, hasLog: env.EVENTSTORE_URL === undefined, log };
    return { dataDir, connectionString: await findDatabase(options, closers) };
  });
  const openStored = once(async () => {
    const events = await openEvents((await installation()).connectionString);
    closers.add('event store', () => events.close());
    return events;
  });
  const openKeys = once(async () => {
    const { dataDir, connectionString } = await installation();
    const masterKeys = await findMasterKeys(env.MASTER_KEY, dataDir);
    const keyring = openKeyring({ connectionString, masterKeys, log, isPatient: true });
    closers.add('keyring', () => keyring.close());
    return keyring;
  });
  return {
    openLog: once(async () => {
      const keyring = await openKeys();
      return sealedEventStore(await openStored(), keyring);
    }),
    openSeals: async () => createOpen(await openKeys()),
    openKeys,
    openChain: once(async () => {
      const chain = await openChain((await installation()).connectionString, openStored);
      closers.add('chain', () => chain.close());
      return chain;
    }),
    openSigner: once(async () => openSigner(env, (await installation()).dataDir, say)),
    openDatabase: once(async () => {
      const { connectionString } = await installation();
      const client = new Client({ connectionString, application_name: 'twofold-auditor' });
      client.on('error', (error) => log.error({ err: error }, 'the connection to the database was lost'));
      await client.connect();
      closers.add('database', () => client.end());
      return client;
    }),
  };
};

const once = <Opened>(open: () => Promise<Opened>): (() => Promise<Opened>) => {
  let opened: Promise<Opened> | undefined;
  return () => (opened ??= open());
};
