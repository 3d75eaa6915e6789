import { randomUUID } from 'node:crypto';
import { migrateWriteSide } from '@twofold/command-service/migrate';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { postgresEventFinder } from '@twofold/event-store/adapters/postgres-finder';
import { migrateEventLog } from '@twofold/event-store/adapters/postgres-migration';
import { anEvent } from '@twofold/event-store/testing/events';
import { listen } from '@twofold/http/serve';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { migrateReadModels } from '@twofold/projector/migrate';
import { migrateSessions } from '@twofold/sessions/migrate';
import { anApp, cookieOf } from '@twofold/sessions/testing/an-app';
import { createTestDatabase } from '@twofold/testing/database';
import { Client, Pool } from 'pg';
import request from 'supertest';
import { APPEND_ACCESSES, migrateAuditor } from '../../migrate.ts';
import { appendStory, type StoryEvent } from '../../testing/a-story.ts';
import { createAuditService, type AuditServiceDeps } from '../app.ts';
import { openDatabase } from '../database.ts';

const SECRETS = ['a secret of the tests that is long enough'];
const MASTER_KEYS = [Buffer.alloc(32, 7)];
const RIGHTS = `grant twofold_log_reader, twofold_key_reader to twofold_auditor`;

/**
 * The audit service over HTTP, in its own database role with an auditor's rights only. Tests write with `store` and
 * `owner`.
 */
export const startAuditService = async (story: readonly StoryEvent[], changes: Partial<AuditServiceDeps> = {}) => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await migrateEventLog(owner);
  await migrateKeyring(database.url);
  await migrateWriteSide(database.url);
  await migrateReadModels(database.url);
  await migrateSessions(database.url);
  await migrateAuditor(database.url);
  await owner.query(RIGHTS);
  const login = `auditor_${randomUUID().slice(0, 8)}`;
  await owner.query(`create role ${login} login password 'of the test' in role twofold_auditor`);
  const url = new URL(database.url);
  [url.username, url.password] = [login, 'of the test'];
  const connectionString = url.href;

  const { log, records } = recordedLog();
  const ownKeys = openKeyring({ connectionString: database.url, masterKeys: MASTER_KEYS, log });
  const store = sealedEventStore(
    await postgresEventStore({ connectionString: database.url, log, allowUnsafeDurability: true }),
    ownKeys,
  );
  await appendStory(store, story);

  const opened = openDatabase(connectionString, log);
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  const appendFunction = APPEND_ACCESSES;
  const events = await postgresEventStore({ connectionString, log, appendFunction, allowUnsafeDurability: true });
  const chain = postgresChainReader({ connectionString, log });
  const service = createAuditService({
    ...opened,
    events,
    chain,
    finder: postgresEventFinder(opened.pool),
    keyring,
    log,
    sessionSecrets: SECRETS,
    trustProxy: false,
    isHttps: false,
    ...changes,
  });
  const server = await listen(service.app, { host: '127.0.0.1', port: 0 });
  service.start();
  const sessionPool = new Pool({ connectionString: database.url, max: 1 });
  const sessions = anApp({ pool: sessionPool, secrets: SECRETS });

  return {
    url: server.url,
    databaseUrl: database.url,
    store,
    owner,
    keys: ownKeys,
    service,
    server,
    records,
    /** The store of the service, in its own role. */
    events,
    /** The cookie of a new session of an account. */
    logIn: async (accountId: number): Promise<string> =>
      cookieOf((await request(sessions).post(`/open/${accountId}`)).headers),
    changeRole: async (type: 'RoleGranted' | 'RoleRevoked', userId: number, role = 'auditor'): Promise<void> => {
      await store.appendToStream(`user-${userId}`, [anEvent({ userId, role }, type)], 'any');
    },
    /** Records that a user has a second factor, or no longer has one. */
    changeFactor: async (
      type: 'SecondFactorAdded' | 'SecondFactorRemoved' | 'SecondFactorReset',
      userId: number,
    ): Promise<void> => {
      const factorId = '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01';
      await store.appendToStream(`user-${userId}`, [anEvent({ userId, factorId }, type)], 'any');
    },
    /** Records in all sessions of a user when the second factor was proven. */
    proveFactor: async (userId: number, at: Date): Promise<void> => {
      await owner.query(
        `update sessions.sessions set sess = (sess::jsonb || jsonb_build_object('secondFactorAt', $2::text))::json
         where sess #>> '{passport,user}' = $1`,
        [String(userId), at.toISOString()],
      );
    },
    end: async (): Promise<void> => {
      service.drain();
      await server.close();
      await service.stop();
      await Promise.all([chain.close(), events.close(), store.close()]);
      await Promise.all([keyring.close(), ownKeys.close(), opened.pool.end(), sessionPool.end()]);
      await owner.query(`drop owned by ${login}; drop role ${login}`);
      await owner.end();
      await database.drop();
    },
  };
};

export type RunningAuditService = Awaited<ReturnType<typeof startAuditService>>;
