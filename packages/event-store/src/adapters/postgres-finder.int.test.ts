import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventFinder } from '../event-finder.ts';
import type { EventStore } from '../port.ts';
import { anEvent } from '../testing/events.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';
import { postgresEventFinder } from './postgres-finder.ts';

let log: TestLog;
let store: EventStore;
let pool: Pool;
let finder: EventFinder;
beforeAll(async () => {
  log = await createTestLog();
  store = await log.open();
  pool = new Pool({ connectionString: log.url, max: 1 });
  finder = postgresEventFinder(pool);
});
afterAll(async () => {
  await pool.end();
  await log.drop();
});

const happen = async (stream: string, correlationId: string) => {
  const event = anEvent();
  const metadata = { ...event.metadata, correlationId };
  const { position } = await store.appendToStream(stream, [{ ...event, metadata }], 'any');
  return { id: event.id, position };
};

describe('finding events in the log in PostgreSQL', () => {
  it('returns the position of an id, and its hashes', async () => {
    await happen('thing-1', 'a');
    const { id } = await happen('thing-1', 'a');
    expect(await finder.find(id)).toEqual({
      stream: 'thing-1',
      revision: 1n,
      leaf: expect.stringMatching(/^[0-9a-f]{64}$/),
      chain: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await finder.find(randomUUID())).toBeUndefined();
  });

  it('finds all events of a request, from the end of the log or from before a position', async () => {
    const request = 'the "request" of %_\\';
    await happen('thing-2', request);
    await happen('thing-3', 'the "request"');
    const last = await happen('thing-2', request);
    const { places, next } = await finder.ofRequest(request, undefined);
    expect(places).toMatchObject([
      { stream: 'thing-2', revision: 0n },
      { stream: 'thing-2', revision: 1n },
    ]);
    expect(next).toBeUndefined();
    expect((await finder.ofRequest(request, last.position)).places).toMatchObject([{ revision: 0n }]);
    expect((await finder.ofRequest('none', undefined)).places).toEqual([]);
  });

  it('finds the first position of a time', async () => {
    const recorded = await log.query<{ position: string; at: Date }>(
      'select position::text, recorded_at as at from event_log.events order by events.position',
    );
    const placeOf = async (ms: number) => Number((await finder.firstSince(new Date(ms))) ?? 0);
    expect(recorded.length).toBeGreaterThan(3);
    for (const { at } of recorded) {
      const first = recorded.find((other) => other.at >= at);
      expect(await placeOf(at.getTime())).toBe(Number(first?.position));
    }
    expect(await placeOf(0)).toBe(1);
    expect(await placeOf(Date.now() + 60_000)).toBe(0);
  });

  it('returns where to continue if there are more than fit', async () => {
    const events = Array.from({ length: 1_001 }, () => {
      const event = anEvent();
      return { ...event, metadata: { ...event.metadata, correlationId: 'many' } };
    });
    await store.appendToStream('thing-4', events, 'any');
    const first = await finder.ofRequest('many', undefined);
    expect(first.places.map(({ revision }) => revision)).toEqual(events.slice(1).map((_, index) => BigInt(index + 1)));
    expect((await finder.ofRequest('many', first.next)).places).toMatchObject([{ revision: 0n }]);
  });
});
