import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_START, leafOf, linkOf, type ChainReader } from '../chain.ts';
import type { EventStore } from '../port.ts';
import { anEvent, anEventOfBytes, collect, numbered } from '../testing/events.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';
import { postgresChainReader } from './postgres-chain.ts';

let log: TestLog;
let store: EventStore;
let reader: ChainReader;
beforeAll(async () => {
  log = await createTestLog();
  store = await log.open();
  reader = postgresChainReader({ connectionString: log.url });
});
afterAll(async () => {
  await reader.close();
  await log.drop();
});

describe('reading the chain of the log', () => {
  it('begins with nothing', async () => {
    expect(await reader.end()).toEqual(CHAIN_START);
    expect(await collect(reader.read({ until: 10 }))).toEqual([]);
    expect(await reader.storeId()).toBe(await store.storeId());
  });

  it('returns every event with the hashes that JavaScript computes too', async () => {
    await store.appendToStream('thing-1', [anEvent({ text: 'Grüße 👋 "x" \u2028\n' }), ...numbered(3)], 'no-stream');
    await Promise.all(numbered(700).map((event, index) => store.appendToStream(`other-${index}`, [event], 'any')));
    const { position: until, chain } = await reader.end();
    expect(until).toBe(704);
    let previous = CHAIN_START.chain;
    const positions: number[] = [];
    for await (const event of reader.read({ until })) {
      expect(leafOf(event)).toBe(event.leaf);
      expect(linkOf(previous, event)).toBe(event.chain);
      previous = event.chain;
      positions.push(event.position);
    }
    expect(positions).toEqual(Array.from({ length: 704 }, (_, index) => index + 1));
    expect(previous).toBe(chain);
  });

  it('returns the same events as the log, as stored', async () => {
    const [read] = await collect(store.readAll({ limit: 1 }));
    const [chained] = await collect(reader.read({ until: 1 }));
    expect(chained).toMatchObject({ position: 1, stream: 'thing-1', revision: 0, recordedAt: read!.recordedAt });
    expect(JSON.parse(chained!.data)).toEqual(read!.data);
    expect(JSON.parse(chained!.metadata)).toEqual(read!.metadata);
  });

  it('reads a part of it, and the chain at a position', async () => {
    const part = await collect(reader.read({ after: 499, until: 502 }));
    expect(part.map(({ position }) => position)).toEqual([500, 501, 502]);
    expect(await reader.at(501)).toEqual({ position: 501, chain: part[1]!.chain });
    expect(await reader.at(9_999)).toBeUndefined();
  });

  it('continues on the next page after large events', async () => {
    const before = (await reader.end()).position;
    for (let round = 0; round < 12; round++) await store.appendToStream('large', [anEventOfBytes(800_000)], 'any');
    const read = await collect(reader.read({ after: before, until: before + 12 }));
    expect(read.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('hides neither positions that no append assigns nor fractions of milliseconds', async () => {
    const forge = `insert into event_log.events
      select -5, 'forged', 0, type, gen_random_uuid(), data, metadata, '2030-01-02 03:04:05.678901+00', leaf, chain
      from event_log.events where position = 1`;
    await log.query(forge);
    const [forged] = await collect(reader.read({ until: 1 }));
    expect(forged).toMatchObject({ position: -5, recordedAt: '2030-01-02T03:04:05.678901Z' });
  });
});
