import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finishErasures } from '@twofold/command-service/accounts/finish-erasures';
import { recordDestroyedKeys } from '@twofold/command-service/operations/record-destroyed-keys';
import { finishGuestErasures } from '@twofold/command-service/orders/erase-guest';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { restoreStore } from '@twofold/event-store/adapters/eventstoredb-restore';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { restoreLog } from '@twofold/event-store/adapters/postgres-restore';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import { EnvironmentError } from '@twofold/http/environment';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { Client } from 'pg';
import { findDatabase } from '../admin/find-database.ts';
import type { AuditorEnvironment } from '../auditor/environment.ts';
import { openSigner } from '../auditor/open-signer.ts';
import { createClosers, type Closers } from '../closers.ts';
import { dataDirOf } from '../data-dir.ts';
import { readArguments, USAGE } from './arguments.ts';
import { createBackup } from './create-backup.ts';
import { readBackupEnvironment } from './environment.ts';
import { explain } from './explain.ts';
import { findEmptyDatabase } from './find-empty-database.ts';
import { openKeptChain } from './kept-log.ts';
import { restoreBackup } from './restore-backup.ts';
import { refuseUnlessSameContent } from './same-content.ts';

const log = createLog({ service: 'backup', level: 'error', destination: process.stderr });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Files are readable by their owner only.
process.umask(0o077);

const openClient = async (connectionString: string, closers: Closers): Promise<Client> => {
  const client = new Client({ connectionString, application_name: 'twofold-backup' });
  client.on('error', (error) => log.error({ err: error }, 'the connection to the database was lost'));
  await client.connect();
  closers.add('database', () => client.end());
  return client;
};

const openEvents = (url: string, closers: Closers): EventStore => {
  const events = eventStoreDbEventStore({ url });
  closers.add('event store', () => events.close());
  return events;
};

const closing = (chain: ChainReader, closers: Closers): ChainReader => {
  closers.add('chain', () => chain.close());
  return chain;
};

const backup = async (folder: string, { given, dataDir, env }: Installation, closers: Closers): Promise<void> => {
  const url = env.EVENTSTORE_URL;
  const connectionString = await findDatabase({ given, dataDir, hasLog: url === undefined, log }, closers);
  await mkdir(folder, { recursive: true });
  const client = await openClient(connectionString, closers);
  const chain = closing(
    url === undefined
      ? postgresChainReader({ connectionString, log })
      : await openKeptChain({ events: openEvents(url, closers), connectionString, client, log }),
    closers,
  );
  const signer = await openSigner(env, dataDir, say);
  const made = await createBackup({ chain, client, folder, signer, now: () => new Date() });
  say(
    `${made.events} events, the state and the keys are in ${folder}: ${path.basename(made.log)} and the files beside it.`,
  );
  if (signer === undefined) say('The log is not signed: set CHECKPOINT_KEY.');
  for (const file of made.removed) say(`Deleted ${file}: keys are kept for 30 days.`);
};

const restore = async (folder: string, { given, dataDir, env }: Installation, closers: Closers): Promise<void> => {
  const url = env.EVENTSTORE_URL;
  const empty = await findEmptyDatabase({ given, dataDir, env, hasLog: url === undefined, log }, closers);
  const { connectionString, masterKeys } = empty;
  const client = await openClient(connectionString, closers);
  const there = url === undefined ? undefined : openEvents(url, closers);
  const restored = await restoreBackup({
    restoreLog: there === undefined ? restoreLog : (_client, _name, events) => restoreStore(there, events),
    client,
    folder,
    masterKeys,
  });
  say(`${restored.events} events of ${restored.log} are restored, with ${restored.keys}.`);
  if (there !== undefined) {
    const chain = closing(await openKeptChain({ events: there, connectionString, client, log }), closers);
    await refuseUnlessSameContent(chain, path.join(folder, restored.log));
    say('Each of them says what it said, and their chain is rebuilt: sign a checkpoint of it.');
  }
  const keyring = openKeyring({ connectionString, masterKeys, log });
  closers.add('keyring', () => keyring.close());
  const store = sealedEventStore(there ?? (await openLog(connectionString, closers)), keyring);
  const parts = { store, keyring, actor: 'system', now: () => new Date(), newId: randomUUID };
  const people = [...(await finishErasures(parts)), ...(await finishGuestErasures(parts))];
  const erased = [...people, ...(await recordDestroyedKeys(parts))];
  if (erased.length > 0) say(`Erased since then, and so erased again: ${erased.length}.`);
  say('Sessions are not restored: everybody logs in again.');
  say('Read models are made from the log when the product starts.');
};

const openLog = async (connectionString: string, closers: Closers): Promise<EventStore> => {
  const events = await postgresEventStore({ connectionString, log });
  closers.add('event store', () => events.close());
  return events;
};

type Installation = {
  readonly given: string | undefined;
  readonly dataDir: string;
  readonly env: AuditorEnvironment;
};

const findInstallation = async (): Promise<Installation> => {
  const env = await readBackupEnvironment(process.env);
  const { dataDir } = await dataDirOf(env);
  return { given: env.DATABASE_URL, dataDir, env };
};

const main = async (): Promise<number> => {
  const request = readArguments(process.argv.slice(2));
  if (request.kind === 'help') {
    say(USAGE);
    return 0;
  }
  if (request.kind === 'wrong') {
    process.stderr.write(`${request.reason}.\n\n${USAGE}\n`);
    return 2;
  }
  const closers = createClosers(() => undefined);
  try {
    await { backup, restore }[request.kind](path.resolve(request.folder), await findInstallation(), closers);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : explain(error)}\n`);
    return 1;
  } finally {
    await closers.close();
  }
};

process.exitCode = await main();
