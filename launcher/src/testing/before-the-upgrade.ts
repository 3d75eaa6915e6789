import { randomUUID } from 'node:crypto';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { MASTER_KEYS } from './secrets.ts';

/** Appends events to the end of a stream. */
export type Append = (stream: string, ...happened: readonly (readonly [type: string, data: object])[]) => Promise<void>;

/** Appends an older release's events to the log before anything starts. */
export const beforeTheUpgrade = async (
  connectionString: string,
  appendAll: (append: Append) => Promise<void>,
): Promise<void> => {
  const log = createLog({ service: 'test', level: 'silent' });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  const events = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
  const store = sealedEventStore(events, keyring);
  const occurredAt = new Date().toISOString();
  try {
    await appendAll(async (stream, ...happened) => {
      const id = randomUUID();
      const metadata = {
        correlationId: id,
        causationId: id,
        commandId: id,
        actor: 'visitor',
        occurredAt,
        schemaVersion: 1,
      };
      const recorded = happened.map(([type, data]) => ({ id: randomUUID(), type, data: { ...data }, metadata }));
      await store.appendToStream(stream, recorded, 'any');
    });
  } finally {
    await events.close();
    await keyring.close();
  }
};
