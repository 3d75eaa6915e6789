import { createOutage } from '../outage.ts';
import type { EventStore } from '../port.ts';
import { prepareAppend } from './prepare-append.ts';
import { isTransient, type PostgresOptions } from './postgres-connection.ts';
import { logListener } from './postgres-listener.ts';
import { logReader } from './postgres-reader.ts';
import { followLog } from './postgres-subscription.ts';
import { groupCommitWriter } from './postgres-writer.ts';

/**
 * The log in PostgreSQL, for one machine; README.md explains how each promise is kept. `migrateEventLog` creates it. A
 * process opens it once; it appends through one connection, reads through a few, and listens for appends on one.
 *
 * @throws UnsafeDurability when the server may lose acknowledged data, unless a test allows it.
 * @throws StoreUnavailable when the server does not answer.
 */
export const postgresEventStore = async (options: PostgresOptions): Promise<EventStore> => {
  const reader = logReader(options);
  const writer = groupCommitWriter(options);
  const listener = logListener(options);
  const closing = new AbortController();
  const isRefusal = (error: unknown): boolean => !isTransient(error);
  const outage = createOutage({ what: 'Following the log', log: options.log, isRefusal, signal: closing.signal });
  let storeId: string | undefined;
  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all([writer.close(), reader.close(), listener.close()]);
  };
  try {
    await reader.check();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    storeId: async () => (storeId ??= await reader.storeId()),
    appendToStream: async (stream, events, expected) =>
      writer.append(prepareAppend(stream, events, expected), expected),
    readStream: reader.readStream,
    readAll: reader.readAll,
    subscribeToAll: ({ signal, ...place }) =>
      followLog({ reader, listener, outage }, { ...place, signal: AbortSignal.any([signal, closing.signal]) }),
    close,
  };
};
