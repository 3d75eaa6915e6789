import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { createProjector } from '@twofold/projector/app';
import { migrateReadModels } from '@twofold/projector/migrate';
import { readModels } from '@twofold/projector/projections';
import { hurried, silent } from '@twofold/projector/testing/workbench';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotAudit } from '../explain.ts';
import { healthyStory, REQUEST } from '../testing/a-healthy-story.ts';
import { idOf, logOf, type StoryEvent } from '../testing/a-story.ts';
import { verifyLog } from './verify-log.ts';

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrateReadModels(database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Lets the real projector follow a log to its end. */
const follow = async (store: EventStore): Promise<void> => {
  const projector = createProjector({ store, connectionString: database.url, log: silent, schedule: hurried });
  projector.start();
  try {
    const head = await headOf(store);
    await eventually(
      async () => {
        const { rows } = await client.query('select position from read_models.checkpoints');
        expect(rows).toEqual(readModels.map(() => ({ position: head })));
      },
      { withinMs: 20_000 },
    );
  } finally {
    await projector.stop();
  }
};

const followed = async (story: readonly StoryEvent[] = healthyStory): Promise<EventStore> => {
  const store = await logOf(story);
  await follow(store);
  return store;
};

const compared = async (log: EventStore, budget?: number) => {
  const open = <Same>(same: Same): Promise<Same> => Promise.resolve(same);
  const openChain = () => Promise.reject(new CannotAudit('There is none.'));
  const { signal } = new AbortController();
  const options = { now: () => new Date(), signal, onProgress: () => undefined, ...(budget && { budget }) };
  const { checks } = await verifyLog({ log, open, openChain, sealing: memoryKeyring().sealing, client }, options);
  return checks.filter(({ name }) => name.startsWith('read-model-'));
};
const saidOf = async (store: EventStore, budget?: number): Promise<readonly string[]> =>
  (await compared(store, budget)).flatMap(({ findings }) => findings.map(({ where, says }) => `${where} ${says}`));

describe('comparing read models with the log', () => {
  it('finds nothing where a projector has followed all of it', async () => {
    const store = await followed();
    expect(await saidOf(store)).toEqual([]);
    const results = await compared(store);
    expect(results.map(({ name }) => name)).toContain('read-model-feedback-seats');
    expect(results).toHaveLength(readModels.length);
  });

  it.each([undefined, 1])(
    'names every row that is not what the log makes, keeping %s characters in memory',
    async (budget) => {
      const store = await followed();
      await client.query("update read_models.users_v1 set full_name = 'Eve', roles = '[]' where id = 18");
      await client.query('update read_models.credit_accounts_v1 set available = available + 5 where user_id = 18');
      await client.query('delete from read_models.reviews_v1 where id = 31');
      await client.query('create temporary table extra as select * from read_models.orders_v1');
      await client.query('update extra set id = 10');
      await client.query('insert into read_models.orders_v1 select * from extra');
      expect((await saidOf(store, budget)).toSorted()).toEqual([
        'credit_accounts has other values in row 18 than the log makes: available',
        'orders has a row 10 that the log does not make',
        'reviews lacks the row 31, which the log makes',
        'users has other values in row 18 than the log makes: full_name',
      ]);
    },
  );

  it('finds rows before the first follower', async () => {
    const store = await logOf(healthyStory);
    expect(await saidOf(store)).toEqual([]);
    await client.query("insert into read_models.feedback_seats_v1 values ('a 1', 'a', 1, 7, 'open')");
    expect(await saidOf(store)).toEqual(['feedback_seats has a row a 1 that the log does not make']);
  });

  it('looks at the moment that the projector has come to, and no later one', async () => {
    const store = await followed();
    await store.appendToStream('order-9', [orderClaimed()], 'any');
    expect(await saidOf(store)).toEqual([]);
  });

  it('says which streams are not followed, and compares the rest', async () => {
    const story = healthyStory.map((event) =>
      event.type === 'SeatFilled' && event.stream.endsWith(REQUEST) ? { ...event, data: { broken: true } } : event,
    );
    expect(await saidOf(await followed(story))).toEqual([
      `feedback_seats does not follow feedback-${REQUEST} any more, from revision 2 on`,
      `notifications does not follow feedback-${REQUEST} any more, from revision 2 on`,
    ]);
  });

  it.each([
    ["update read_models.checkpoints set store_id = 'another'", 'was made from another log'],
    ['update read_models.generations set version = 99', 'was made by version 99 of its projection'],
    ["update read_models.checkpoints set position = repeat('9', 19)", 'has seen more than the log holds'],
  ])('says why it cannot compare after: %s', async (statement, says) => {
    const store = await followed();
    await client.query(`${statement} where ${statement.includes('generations') ? 'projection' : 'name'} = 'orders'`);
    expect(await saidOf(store)).toEqual([expect.stringContaining(`orders ${says}`)]);
  });

  it('changes nothing', async () => {
    const store = await followed();
    const tables = async () => (await client.query('select relname, relfilenode from pg_class order by oid')).rows;
    const before = await tables();
    await saidOf(store);
    expect(await tables()).toEqual(before);
  });
});

const orderClaimed = () => {
  const at = '2030-01-05T12:00:00.000Z';
  const ids = { correlationId: 'r', causationId: 'c', commandId: 'c', actor: 'a', schemaVersion: 1 };
  const data = { orderId: 9, userId: 18, claimedAt: at };
  return { id: idOf(900), type: 'OrderClaimed', data, metadata: { ...ids, occurredAt: at } };
};
