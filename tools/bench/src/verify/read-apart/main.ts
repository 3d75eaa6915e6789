import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { MASTER_KEY } from '../../harness/services.ts';

/** Run as a process: reads the log at DATABASE_URL, opens sealed fields, does nothing with the events, and reports the time. */
const main = async (): Promise<void> => {
  const connectionString = process.env['DATABASE_URL'] ?? '';
  const log = { warn: (_: object, message: string): void => void process.stderr.write(`${message}\n`) };
  const keyring = openKeyring({ connectionString, masterKeys: [MASTER_KEY], log });
  const store = sealedEventStore(await postgresEventStore({ connectionString }), keyring);
  const startedAt = performance.now();
  let events = 0;
  for await (const _ of store.readAll()) events += 1;
  const seconds = (performance.now() - startedAt) / 1_000;
  await store.close();
  await keyring.close();
  process.stdout.write(JSON.stringify({ isSound: true, events, seconds }));
};

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
