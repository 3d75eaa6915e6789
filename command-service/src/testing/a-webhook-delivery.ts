import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { migrateSessions } from '@twofold/sessions/migrate';
import { createPostJson, type PostJson } from '@twofold/site-reader/post-json';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { createStateCache } from '../state-cache.ts';
import { migrateWriteSide } from '../migrate.ts';
import { webhookCategory } from '../webhooks/category.ts';
import { createDeliver, type DeliverDeps } from '../webhooks/deliver.ts';
import { postgresDeliveries } from '../webhooks/deliveries.ts';
import { RETRIES_MS } from '../webhooks/retries.ts';
import { postgresSecrets } from '../webhooks/secrets.ts';
import { aContext } from './a-context.ts';
import { aWebhookReceiver } from './a-webhook-receiver.ts';

/** Opens a database for the tests of one file. `aDelivery` creates an endpoint with one message, and the parts that send it. */
export const webhookDeliveries = () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const ends: (() => Promise<void>)[] = [];
  const keyring = memoryKeyring();

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrateWriteSide(database.url);
    await migrateSessions(database.url);
    pool = new pg.Pool({ connectionString: database.url });
    pool.on('error', () => {});
    await pool.query(`insert into write_side.credentials values (7, 'hash', now())`);
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const aDelivery = async (
    answers?: (request: number) => number,
    changes: { postJson?: PostJson; type?: string; url?: string; now?: () => Date } = {},
  ) => {
    const { now = () => new Date() } = changes;
    const receiver = await aWebhookReceiver(answers);
    ends.push(receiver.close);
    const store = sealedEventStore(memoryEventStore(), keyring);
    const states = createStateCache({ store });
    const handle = createCommandHandler({ store, now, states });
    const secrets = postgresSecrets({ pool, keyring });
    const deliveries = postgresDeliveries({ pool });
    const [endpointId, id] = [crypto.randomUUID(), crypto.randomUUID()];
    const of = { endpointId, userId: 7 };
    await secrets.make(of, now());
    const data = {
      ...of,
      url: changes.url ?? receiver.url,
      types: ['analysis.completed' as const],
      addedAt: now().toISOString(),
    };
    await handle(webhookCategory, 7, { type: 'AddEndpoint', data }, { ...aContext, id: crypto.randomUUID() });
    const type = changes.type ?? 'analysis.completed';
    await deliveries.add({ id, endpointId, type, body: '{"type":"analysis.completed"}', at: now() });
    const deps: DeliverDeps = {
      deliveries,
      secrets,
      fold: states.fold,
      handle,
      postJson: changes.postJson ?? createPostJson({ allow: [receiver.pair], totalMs: 2_000 }),
      now,
      random: () => 0,
    };
    const logged = async () => (await deliveries.list(endpointId))[0]!;
    const state = async () => (await states.fold(webhookCategory, 'webhooks-7')).state.endpoints.get(endpointId)?.state;
    return { receiver, deps, id, endpointId, secrets, of, logged, state };
  };

  return { aDelivery, pool: () => pool };
};

export type DeliveryScene = Awaited<ReturnType<ReturnType<typeof webhookDeliveries>['aDelivery']>>;

/** Attempts the delivery until it has ended, as the jobs do. */
export const deliverAll = async ({ deps, id, logged }: DeliveryScene, max = RETRIES_MS.length + 5): Promise<void> => {
  const deliver = createDeliver(deps);
  for (let turn = 0; turn < max && (await logged()).state === 'waiting'; turn++) await deliver(id);
};
