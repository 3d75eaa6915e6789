import { randomUUID } from 'node:crypto';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import { numbered } from '@twofold/event-store/testing/events';
import { createTestLog, type TestLog } from '@twofold/event-store/testing/postgres-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSigner } from '../testing/a-chain.ts';
import { signCheckpoint, type Checkpoint } from './checkpoint.ts';
import { verifyChain, type VerifyOptions } from './verify-chain.ts';

let log: TestLog;
let store: EventStore;
let reader: ChainReader;
beforeEach(async () => {
  log = await createTestLog();
  store = await log.open();
  reader = postgresChainReader({ connectionString: log.url });
  for (const stream of ['thing-1', 'thing-2', 'thing-1', 'thing-3'])
    await store.appendToStream(stream, numbered(3), 'any');
});
afterEach(async () => {
  await reader.close();
  await log.drop();
});

const keep = async (position: number): Promise<Checkpoint> =>
  signCheckpoint(await reader.storeId(), (await reader.at(position))!, new Date(0), testSigner);

/** As the owner of the database can: with the triggers off, so that nothing refuses. */
const tamper = async (...statements: string[]): Promise<void> => {
  await log.query('alter table event_log.events disable trigger refuse_change');
  for (const statement of statements) await log.query(statement);
};

/** Recomputes the chain from a position on, with the functions of the database itself. */
const REWRITE = (from: number) => `
  do $$
  declare
    each event_log.events;
    last bytea := coalesce((select chain from event_log.events where position = ${from - 1}), decode(repeat('00', 32), 'hex'));
  begin
    for each in select * from event_log.events where position >= ${from} order by position loop
      each.leaf := event_log.leaf(each.id, each.stream, each.revision, each.type, each.data, each.metadata);
      last := sha256(last || int8send(each.position) || int8send((extract(epoch from each.recorded_at) * 1000)::bigint) || each.leaf);
      update event_log.events set leaf = each.leaf, chain = last where position = each.position;
    end loop;
  end $$`;

const FLIP = `update event_log.events set data = '{"number":7}' where position = 5`;
const faultWith = async (options?: VerifyOptions) => {
  const verdict = await verifyChain(reader, options);
  return 'fault' in verdict ? `${verdict.fault.reason} ${verdict.fault.position}` : `sound ${verdict.events}`;
};

describe('verifying the chain of a log', () => {
  it('finds nothing wrong, and says where it ends', async () => {
    const end = (await reader.at(12))!;
    expect(await verifyChain(reader)).toEqual({ storeId: await store.storeId(), events: 12, end });
  });

  it('finds nothing wrong with an empty log, also after a checkpoint of nothing', async () => {
    const empty = await createTestLog();
    const nothing = postgresChainReader({ connectionString: empty.url });
    const against = signCheckpoint(await nothing.storeId(), await nothing.end(), new Date(0), testSigner);
    expect(await verifyChain(nothing, { against })).toMatchObject({ events: 0, end: { position: 0 } });
    await nothing.close();
    await empty.drop();
  });

  it('finds nothing wrong while others append', async () => {
    const appending = Promise.all(
      numbered(300).map((event) => store.appendToStream(`s-${randomUUID()}`, [event], 'any')),
    );
    for (let round = 0; round < 5; round++) expect(await faultWith()).toMatch(/^sound/);
    await appending;
    expect(await faultWith()).toBe('sound 312');
  });

  it.each([
    ['a bit of the data is flipped', 'content 5', [FLIP]],
    [
      'a time is moved by less than a millisecond',
      'content 5',
      ["update event_log.events set recorded_at = recorded_at + interval '1 microsecond' where position = 5"],
    ],
    [
      'a time is moved',
      'link 5',
      ["update event_log.events set recorded_at = recorded_at + interval '1 hour' where position = 5"],
    ],
    [
      'two events change places',
      'revision 5',
      [
        'update event_log.events set position = -6 where position = 6',
        'update event_log.events set position = 6 where position = 5',
        'update event_log.events set position = 5 where position = -6',
      ],
    ],
    ['an event is deleted', 'gap 5', ['delete from event_log.events where position = 5']],
    [
      'one is put before all of them',
      'order 1',
      [
        `insert into event_log.events select 0, 'thing-9', 0, type, gen_random_uuid(), data, metadata, recorded_at, leaf, chain from event_log.events where position = 1`,
      ],
    ],
    [
      'one is deleted and the chain rewritten',
      'gap 5',
      ['delete from event_log.events where position = 5', REWRITE(5)],
    ],
    [
      'one is deleted, the others move up, and the chain is rewritten',
      'revision 5',
      [
        'delete from event_log.events where position = 5',
        'update event_log.events set position = position - 1 where position > 5',
        REWRITE(5),
      ],
    ],
    ['nothing but a link is changed', 'link 5', ["update event_log.events set chain = sha256('') where position = 5"]],
  ])('finds that %s', async (_, found, statements) => {
    await tamper(...statements);
    expect(await faultWith()).toBe(found);
  });

  it.each([
    ['the tail is cut', 'cut 12', ['delete from event_log.events where position > 10']],
    ['everything is cut', 'cut 12', ['delete from event_log.events']],
    ['the chain is rewritten from the middle', 'rewritten 12', [FLIP, REWRITE(5)]],
  ])('finds only by a checkpoint that %s', async (_, found, statements) => {
    const against = await keep(12);
    await tamper(...statements);
    expect(await faultWith()).toMatch(/^sound/);
    expect(await faultWith({ against })).toBe(found);
    expect(await faultWith({ against, isOnlySince: true })).toBe(found);
  });

  it('goes on where a checkpoint ends, and sees only what came since', async () => {
    const against = await keep(6);
    expect(await faultWith({ against, isOnlySince: true })).toBe('sound 6');
    await tamper(FLIP);
    expect(await faultWith({ against, isOnlySince: true })).toBe('sound 6');
    expect(await faultWith({ against })).toBe('content 5');
    await tamper(`update event_log.events set data = '{}' where position = 8`);
    expect(await faultWith({ against, isOnlySince: true })).toBe('content 8');
    await tamper('delete from event_log.events where position = 6');
    expect(await faultWith({ against, isOnlySince: true })).toBe('gap 6');
  });

  it('trusts no checkpoint that is not signed, of another key, or of another log', async () => {
    const against = await keep(12);
    expect(await faultWith({ against, publicKey: testSigner.publicKey })).toBe('sound 12');
    expect(await faultWith({ against: { ...against, position: 11 } })).toBe('signature 11');
    expect(await faultWith({ against, publicKey: `A${testSigner.publicKey.slice(1)}` })).toBe('signature 12');
    const ofAnother = signCheckpoint(randomUUID(), await reader.end(), new Date(0), testSigner);
    expect(await faultWith({ against: ofAnother })).toBe('rewritten 12');
  });
});
