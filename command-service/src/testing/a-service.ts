import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { listen } from '@twofold/http/serve';
import { createTestDatabase } from '@twofold/testing/database';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import { createCommandService, type CommandServiceDeps } from '../app.ts';
import { migrateWriteSide } from '../migrate.ts';
import { aReport } from './a-report.ts';
import { aSnapshot } from './a-snapshot.ts';

const readsEverything: ReadSite = () => Promise.resolve({ ok: true, snapshot: aSnapshot });

/** A site that never answers; the read ends when it is aborted. */
export const readsForEver: ReadSite = (_, { signal }) =>
  new Promise((resolve) => {
    const failure = { reason: 'unreachable', detail: 'aborted' } as const;
    signal.addEventListener('abort', () => resolve({ ok: false, failure }));
  });

/** A command service on loopback with a database of its own and the log in memory, and what it has appended. */
export const startService = async (changes: Partial<CommandServiceDeps> = {}) => {
  const database = await createTestDatabase();
  await migrateWriteSide(database.url);
  const store: EventStore = changes.store ?? memoryEventStore();
  const service = createCommandService({
    store,
    connectionString: database.url,
    log: createLog({ service: 'test', level: 'silent' }),
    readSite: readsEverything,
    createAnalyst: () => ({
      provenance: { provider: 'built-in', rubricVersion: '1' },
      analyse: () => Promise.resolve(aReport),
    }),
    sessionSecrets: ['a secret for tests of 32 bytes or more'],
    publicOrigin: undefined,
    trustProxy: false,
    limits: { analysesPerHour: 0, daily: { calls: 0, tokens: 0 } },
    ...changes,
  });
  const { url, close } = await listen(service.app, { host: '127.0.0.1', port: 0 });
  return {
    ...service,
    url,
    store,
    databaseUrl: database.url,
    eventTypes: async (): Promise<string[]> => {
      const types = [];
      for await (const { type } of store.readAll()) types.push(type);
      return types;
    },
    end: async (): Promise<void> => {
      service.drain();
      await close();
      await service.stop();
      await store.close();
      await database.drop();
    },
  };
};

export type RunningService = Awaited<ReturnType<typeof startService>>;
