import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { migrateSessions } from '@twofold/sessions/migrate';
import { createPostJson, type PostJson } from '@twofold/site-reader/post-json';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { createKeptFolds } from '../kept-folds.ts';
import { migrateWriteSide } from '../migrate.ts';
import { aContext } from '../testing/a-context.ts';
import { aWebhookReceiver } from '../testing/a-webhook-receiver.ts';
import { webhookCategory } from './category.ts';
import { createDeliver, type DeliverDeps } from './deliver.ts';
import { postgresDeliveries } from './deliveries.ts';
import { RETRIES_MS } from './retries.ts';
import { postgresSecrets } from './secrets.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  await migrateSessions(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query(`insert into write_side.credentials values (7, 'hash', now())`);
});
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const now = () => new Date();
const keyring = memoryKeyring();

/** An endpoint with one message for it, and what there is to send it with. */
const aDelivery = async (
  answers?: (request: number) => number,
  changes: { postJson?: PostJson; type?: string } = {},
) => {
  const receiver = await aWebhookReceiver(answers);
  ends.push(receiver.close);
  const store = sealedEventStore(memoryEventStore(), keyring);
  const states = createKeptFolds({ store });
  const handle = createCommandHandler({ store, now, states });
  const secrets = postgresSecrets({ pool, keyring });
  const deliveries = postgresDeliveries({ pool });
  const [endpointId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const of = { endpointId, userId: 7 };
  expect(await secrets.make(of, now())).toBe(true);
  const data = { ...of, url: receiver.url, types: ['analysis.completed' as const], addedAt: now().toISOString() };
  await handle(webhookCategory, 7, { type: 'AddEndpoint', data }, { ...aContext, id: crypto.randomUUID() });
  const type = changes.type ?? 'analysis.completed';
  await deliveries.add({ id, endpointId, type, body: '{"type":"analysis.completed"}', at: now() });
  const deps: DeliverDeps = {
    deliveries,
    secrets,
    fold: states.fold,
    handle,
    postJson: changes.postJson ?? createPostJson({ allow: [receiver.pair], totalMs: 300 }),
    now,
    random: () => 0,
  };
  const logged = async () => (await deliveries.list(endpointId))[0]!;
  const state = async () => (await states.fold(webhookCategory, 'webhooks-7')).state.endpoints.get(endpointId)?.state;
  return { receiver, deps, id, endpointId, secrets, of, logged, state };
};
type Scene = Awaited<ReturnType<typeof aDelivery>>;

/** As jobs do: until nothing waits. */
const deliverAll = async ({ deps, id, logged }: Scene, most = RETRIES_MS.length + 5): Promise<void> => {
  const deliver = createDeliver(deps);
  for (let turn = 0; turn < most && (await logged()).state === 'waiting'; turn++) await deliver(id);
};

describe('delivering a webhook', () => {
  it('signs it as Standard Webhooks says', async () => {
    const scene = await aDelivery();
    await deliverAll(scene);
    const [{ body, headers }] = scene.receiver.received as [(typeof scene.receiver.received)[0]];
    const secret = (await scene.secrets.find(scene.of))!;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'analysis.completed' });
    expect(() => new Webhook(`whsec_${'A'.repeat(43)}=`).verify(body, headers)).toThrow();
    expect(headers['cookie']).toBeUndefined();
  });

  it('tries again after an answer of 500, under the same id, and logs each attempt', async () => {
    const scene = await aDelivery((request) => (request % 3 === 0 ? 200 : 500));
    await deliverAll(scene);
    const { state, id, attempts } = await scene.logged();
    expect([state, attempts.map(({ status, answer }) => [status, answer])]).toEqual([
      'delivered',
      [
        [500, 'answer 1'],
        [500, 'answer 2'],
        [200, 'answer 3'],
      ],
    ]);
    expect(scene.receiver.received.map((request) => request.id)).toEqual([id, id, id]);
  });

  it.each([
    ['redirects', () => 302, {}, { status: 302 }],
    ['says that it has gone', () => 410, {}, { status: 410 }],
    [
      'has a private address',
      undefined,
      { postJson: createPostJson() },
      { problem: expect.stringMatching(/^Not sent: /) as string },
    ],
  ])('does not count as delivered where the receiver %s', async (_, answers, changes, attempt) => {
    const scene = await aDelivery(answers, changes);
    await createDeliver(scene.deps)(scene.id);
    const { state, attempts, nextTryAt } = await scene.logged();
    expect({ state, attempts, nextTryAt }).toEqual({
      state: 'waiting',
      attempts: [expect.objectContaining({ number: 1, ...attempt })],
      nextTryAt: expect.any(String),
    });
    expect(scene.receiver.received).toHaveLength('status' in attempt ? 1 : 0);
  });

  it('reaches a receiver that was down', async () => {
    const scene = await aDelivery();
    const { deps } = scene;
    const isDown: PostJson = () => Promise.resolve({ ok: false, problem: 'The connection was refused' });
    for (let attempt = 0; attempt < 3; attempt++) await createDeliver({ ...deps, postJson: isDown })(scene.id);
    await deliverAll(scene);
    const { state, attempts } = await scene.logged();
    expect([state, attempts.length, scene.receiver.received.length]).toEqual(['delivered', 4, 1]);
    expect(attempts[0]).toMatchObject({ problem: 'The connection was refused' });
  });

  it('keeps 2 kB of an answer, and nothing that cannot be stored', async () => {
    const answer = `\0\uD800${'x'.repeat(5_000)}`;
    const scene = await aDelivery(undefined, { postJson: () => Promise.resolve({ ok: true, status: 200, answer }) });
    await deliverAll(scene);
    const [attempt] = (await scene.logged()).attempts;
    expect(attempt!.answer).toBe(`\uFFFD\uFFFD${'x'.repeat(1_998)}`);
  });

  it('disables an endpoint that failed for three days, and sends nothing more', async () => {
    const scene = await aDelivery(() => 500);
    await deliverAll(scene);
    const { state, attempts } = await scene.logged();
    expect([state, attempts.length, await scene.state()]).toEqual(['failed', RETRIES_MS.length + 1, 'disabled']);
    const later = crypto.randomUUID();
    await scene.deps.deliveries.add({
      id: later,
      endpointId: scene.endpointId,
      type: 'site.measured',
      body: '{}',
      at: now(),
    });
    await createDeliver(scene.deps)(later);
    expect(scene.receiver.received).toHaveLength(RETRIES_MS.length + 1);
    expect((await scene.deps.deliveries.list(scene.endpointId)).map((each) => each.state)).toContain('stopped');
  });

  it('tries a test once, and disables nothing for it', async () => {
    const scene = await aDelivery(() => 500, { type: 'webhook.test' });
    await deliverAll(scene);
    expect([(await scene.logged()).state, scene.receiver.received.length, await scene.state()]).toEqual([
      'failed',
      1,
      'enabled',
    ]);
  });

  it('begins again when asked to, under the same id', async () => {
    const scene = await aDelivery();
    await deliverAll(scene);
    expect(await scene.deps.deliveries.again(scene.id, scene.endpointId, now())).toBe(true);
    expect(await scene.deps.deliveries.again(scene.id, crypto.randomUUID(), now())).toBe(false);
    await deliverAll(scene);
    const [one, other] = scene.receiver.received;
    expect(one!.id).toBe(other!.id);
    expect((await scene.logged()).attempts).toHaveLength(2);
  });

  it('keeps the last 50 that have ended, and all that wait', async () => {
    const scene = await aDelivery();
    const { deliveries } = scene.deps;
    const addMany = async (count: number) => {
      for (let added = 0; added < count; added++)
        await deliveries.add({
          id: crypto.randomUUID(),
          endpointId: scene.endpointId,
          type: 'site.measured',
          body: '{}',
          at: now(),
        });
    };
    await addMany(60);
    await pool.query(`update write_side.webhook_deliveries set state = 'delivered' where endpoint_id = $1`, [
      scene.endpointId,
    ]);
    await addMany(3);
    const listed = await deliveries.list(scene.endpointId);
    expect(listed.filter(({ state }) => state === 'delivered')).toHaveLength(50);
    expect(listed.filter(({ state }) => state === 'waiting')).toHaveLength(3);
  });
});

class Killed extends Error {}

/** The same means, of a process that dies at the nth crossing: before or after each thing that it does. */
const dyingAt = (deps: DeliverDeps, at: number) => {
  let crossings = 0;
  const diedAt: string[] = [];
  const cross = (place: string): void => {
    if (crossings++ !== at) return;
    diedAt.push(place);
    throw new Killed(place);
  };
  const around =
    <Args extends readonly unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      cross(`before ${name}`);
      const result = await work(...args);
      cross(`after ${name}`);
      return result;
    };
  const { deliveries, handle, postJson } = deps;
  const dying: DeliverDeps = {
    ...deps,
    handle: ((...args: Parameters<typeof handle>) =>
      around('disable', () => handle(...args))()) as unknown as typeof handle,
    postJson: around('post', postJson),
    deliveries: {
      ...deliveries,
      findDue: around('find', deliveries.findDue),
      beginAttempt: around('begin', deliveries.beginAttempt),
      endAttempt: around('end', deliveries.endAttempt),
    },
  };
  return { dying, diedAt };
};

/** What is wrong after a process died at one place, and jobs went on. */
const faultsAfter = async (scene: Scene, diedAt: readonly string[], isLast: boolean): Promise<string[]> => {
  const { state, id, attempts } = await scene.logged();
  const { received } = scene.receiver;
  const notSent = diedAt.some((place) => place === 'after begin' || place === 'before post') ? 1 : 0;
  return [
    ...(received.length === 0 ? ['never arrived'] : []),
    ...(received.some((request) => request.id !== id) ? ['arrived under another id'] : []),
    ...(attempts.length !== received.length + notSent
      ? [`${attempts.length} attempts, ${received.length} requests`]
      : []),
    ...(state !== (isLast ? 'failed' : 'delivered') && state !== 'stopped' ? [`is ${state}`] : []),
  ];
};

const killEverywhere = async (
  answers: (request: number) => number,
  change: (deps: DeliverDeps) => DeliverDeps,
  before = 0,
) => {
  const faults: string[] = [];
  for (let at = 0; ; at++) {
    const scene = await aDelivery(answers);
    for (let attempt = 0; attempt < before; attempt++) await createDeliver(scene.deps)(scene.id);
    const changed = change(scene.deps);
    const { dying, diedAt } = dyingAt(changed, at);
    await createDeliver(dying)(scene.id).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    await deliverAll({ ...scene, deps: changed });
    const found = await faultsAfter(scene, diedAt, before > 0);
    faults.push(...found.map((fault) => `${diedAt[0] ?? 'alive'}: ${fault}`));
    if (before > 0 && (await scene.state()) !== 'disabled') faults.push(`${diedAt[0] ?? 'alive'}: is not disabled`);
    if (diedAt.length === 0) return { faults, places: at };
  }
};

describe('a process that dies between any two steps', () => {
  it('loses no message and sends none under another id; the log has an attempt for each request', async () => {
    const { faults, places } = await killEverywhere(
      () => 200,
      (deps) => deps,
    );
    expect(faults).toEqual([]);
    expect(places).toBe(8);
  });

  it('disables the endpoint all the same', async () => {
    const { faults, places } = await killEverywhere(
      () => 500,
      (deps) => deps,
      RETRIES_MS.length,
    );
    expect(faults).toEqual([]);
    expect(places).toBe(10);
  });

  it('is seen to lose messages where an end is written down before the request (a mutant)', async () => {
    const { faults } = await killEverywhere(
      () => 200,
      (deps) => ({
        ...deps,
        postJson: async (url, request) => {
          await pool.query(`update write_side.webhook_deliveries set state = 'delivered' where state = 'waiting'`);
          const posted = await deps.postJson(url, request);
          return posted;
        },
        deliveries: {
          ...deps.deliveries,
          beginAttempt: async (id, at) => {
            const number = await deps.deliveries.beginAttempt(id, at);
            await pool.query(`update write_side.webhook_deliveries set state = 'delivered' where id = $1`, [id]);
            return number;
          },
        },
      }),
    );
    expect(faults).toContain('after begin: never arrived');
  });

  it('is seen to change ids where each attempt has one of its own (a mutant)', async () => {
    let made = 0;
    const { faults } = await killEverywhere(
      () => 200,
      (deps) => ({
        ...deps,
        postJson: (url, { headers, body }) =>
          deps.postJson(url, { headers: { ...headers, 'webhook-id': `msg_${++made}` }, body }),
      }),
    );
    expect(faults).toContain('alive: arrived under another id');
  });

  it('is seen to make requests that nobody logged where an attempt is written down after it (a mutant)', async () => {
    const { faults } = await killEverywhere(
      () => 200,
      (deps) => ({
        ...deps,
        deliveries: {
          ...deps.deliveries,
          beginAttempt: () => Promise.resolve(1),
          endAttempt: async (id, _, end) =>
            deps.deliveries.endAttempt(id, await deps.deliveries.beginAttempt(id, now()), end),
        },
      }),
    );
    expect(faults).toContain('after post: 1 attempts, 2 requests');
  });
});
