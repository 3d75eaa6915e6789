import { expect } from 'vitest';
import type { Position, RecordedEvent } from '../../port.ts';
import { revisionOf } from '../../units.ts';
import { contractCase, type Scene } from '../contract-case.ts';
import { anEvent, collect, idsOf, numbered } from '../events.ts';

const numbersOf = (events: readonly RecordedEvent[]): unknown[] => events.map(({ revision }) => Number(revision));

/** Ten events in a stream: the revision of each is its number. */
const withTen =
  (check: (scene: Scene) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    await scene.store.appendToStream(scene.stream, numbered(10), 'no-stream');
    await check(scene);
  };

const range = (from: number, to: number): number[] =>
  from <= to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : Array.from({ length: from - to + 1 }, (_, index) => from - index);

const firstOf = async <Item>(items: AsyncIterable<Item>): Promise<Item | undefined> => {
  for await (const item of items) return item;
  return undefined;
};

export const readStreamCases = [
  contractCase('a stream that is not there has no events', async ({ store, stream }) => {
    expect(await collect(store.readStream(stream))).toEqual([]);
    expect(await collect(store.readStream(stream, { direction: 'backwards' }))).toEqual([]);
    expect(await collect(store.readStream(stream, { from: revisionOf(3n) }))).toEqual([]);
  }),
  contractCase('an event is read as it was written, with its place and time', async ({ store, stream }) => {
    const event = anEvent({ rating: 5, text: 'good' }, 'ReviewSubmitted');
    const { revision, position } = await store.appendToStream(stream, [event], 'no-stream');
    const read = await firstOf(store.readStream(stream));
    expect(read).toEqual({ ...event, stream, revision, position, recordedAt: expect.any(String) });
    expect(new Date(read?.recordedAt ?? '').toISOString()).toBe(read?.recordedAt);
  }),
  contractCase('an event that was read belongs to its reader alone', async ({ store, stream }) => {
    await store.appendToStream(stream, [anEvent({ list: [1] })], 'no-stream');
    const read = await firstOf(store.readStream(stream));
    Object.assign(read?.data ?? {}, { list: [2] });
    expect(await firstOf(store.readStream(stream))).toMatchObject({ data: { list: [1] } });
  }),
  contractCase('what was acknowledged is read at once', async ({ store, stream }) => {
    for (const event of numbered(20)) {
      await store.appendToStream(stream, [event], 'any');
      expect((await firstOf(store.readStream(stream, { direction: 'backwards', limit: 1 })))?.id).toBe(event.id);
    }
  }),
  contractCase('streams whose names begin alike are kept apart', async ({ store, streamOf, read }) => {
    await store.appendToStream(streamOf('1'), [anEvent({ of: 1 })], 'no-stream');
    await store.appendToStream(streamOf('10'), [anEvent({ of: 10 })], 'no-stream');
    await store.appendToStream(streamOf('%'), [anEvent({ of: '%' })], 'no-stream');
    expect(await read(streamOf('1'))).toMatchObject([{ data: { of: 1 } }]);
    expect(await read(streamOf('%'))).toMatchObject([{ data: { of: '%' } }]);
  }),
  contractCase(
    'a stream is read from a revision, that one included',
    withTen(async ({ store, stream }) => {
      const from = async (revision: bigint) =>
        numbersOf(await collect(store.readStream(stream, { from: revisionOf(revision) })));
      expect(await from(0n)).toEqual(range(0, 9));
      expect(await from(7n)).toEqual([7, 8, 9]);
      expect(await from(9n)).toEqual([9]);
      expect(await from(10n)).toEqual([]);
    }),
  ),
  contractCase(
    'a stream is read backwards, from its end or from a revision',
    withTen(async ({ store, stream }) => {
      const direction = 'backwards';
      expect(numbersOf(await collect(store.readStream(stream, { direction })))).toEqual(range(9, 0));
      const from = revisionOf(2n);
      expect(numbersOf(await collect(store.readStream(stream, { direction, from })))).toEqual([2, 1, 0]);
    }),
  ),
  contractCase(
    'a limit ends a read of a stream',
    withTen(async ({ store, stream }) => {
      const from = revisionOf(4n);
      const read = async (options: Parameters<typeof store.readStream>[1]) =>
        numbersOf(await collect(store.readStream(stream, options)));
      expect(await read({ limit: 0 })).toEqual([]);
      expect(await read({ limit: 1 })).toEqual([0]);
      expect(await read({ limit: 3, from })).toEqual([4, 5, 6]);
      expect(await read({ limit: 10 })).toEqual(range(0, 9));
      expect(await read({ limit: 11 })).toEqual(range(0, 9));
      expect(await read({ limit: 3, direction: 'backwards' })).toEqual([9, 8, 7]);
      expect(await read({ limit: 3, direction: 'backwards', from })).toEqual([4, 3, 2]);
    }),
  ),
  contractCase('a stream longer than any page is read whole', async ({ store, stream }) => {
    const events = numbered(1_700);
    await store.appendToStream(stream, events, 'no-stream');
    expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events));
    const backwards = await collect(store.readStream(stream, { direction: 'backwards', limit: 1_650 }));
    expect(idsOf(backwards)).toEqual(idsOf(events).toReversed().slice(0, 1_650));
  }),
  contractCase('a stream of large events is read whole', async ({ store, stream, read }) => {
    for (let number = 0; number < 12; number++)
      await store.appendToStream(stream, [anEvent({ number, text: 'x'.repeat(800_000) })], 'any');
    expect((await read()).map(({ data }) => data)).toMatchObject(range(0, 11).map((number) => ({ number })));
  }),
  contractCase('a reader may stop early, and the store still closes', async ({ store, stream, close }) => {
    await store.appendToStream(stream, numbered(1_200), 'no-stream');
    for (let times = 0; times < 20; times++) {
      expect(await firstOf(store.readStream(stream))).toBeDefined();
      expect(await firstOf(store.readAll())).toBeDefined();
    }
    await close();
  }),
];

/** Appends to two streams and two types alternately, and returns what reading all from the mark must find. */
const withMixed =
  (check: (scene: Scene, events: readonly RecordedEvent[], start: Position) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    const { store, streamOf, mark } = scene;
    const start = await mark();
    for (let round = 0; round < 4; round++) {
      await store.appendToStream(streamOf('one'), numbered(2, 'Odd'), 'any');
      await store.appendToStream(streamOf('two'), [anEvent({ round }, 'Even')], 'any');
      await store.appendToStream(streamOf('o_e'), [anEvent({ round }, 'Odd')], 'any');
    }
    const events = await collect(store.readAll({ after: start }));
    expect(events).toHaveLength(16);
    await check(scene, events, start);
  };

export const readAllCases = [
  contractCase(
    'the log is read in the order of its positions, which are of one width',
    withMixed(async ({ store }, events) => {
      const positions = events.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].toSorted());
      expect(new Set(positions.map(({ length }) => length)).size).toBe(1);
      expect(positions.every((position) => /^\d+$/.test(position))).toBe(true);
      for (const event of events) {
        const inStream = store.readStream(event.stream, { from: event.revision, limit: 1 });
        expect(await firstOf(inStream)).toEqual(event);
      }
    }),
  ),
  contractCase(
    'the log is read after a position, that one excluded',
    withMixed(async ({ store }, events) => {
      for (const [index, { position }] of events.entries())
        expect(await collect(store.readAll({ after: position }))).toEqual(events.slice(index + 1));
    }),
  ),
  contractCase(
    'the log is read backwards, from its end or from before a position',
    withMixed(async ({ store }, events) => {
      const direction = 'backwards';
      expect(await collect(store.readAll({ direction, limit: 16 }))).toEqual(events.toReversed());
      const after = events[5]?.position;
      if (after === undefined) throw new Error('There are not enough events');
      expect(await collect(store.readAll({ direction, after, limit: 5 }))).toEqual(events.slice(0, 5).toReversed());
    }),
  ),
  contractCase(
    'a limit ends a read of the log',
    withMixed(async ({ store }, events, after) => {
      for (const limit of [0, 1, 15, 16, 17])
        expect(await collect(store.readAll({ after, limit }))).toEqual(events.slice(0, limit));
    }),
  ),
  contractCase(
    'the log is read from its first event',
    withMixed(async ({ store }, events) => {
      const all = await collect(store.readAll());
      expect(all.slice(-16)).toEqual(events);
      expect(await firstOf(store.readAll({ limit: 1 }))).toEqual(all[0]);
    }),
  ),
  contractCase(
    'the log is filtered by type and by the beginning of the stream',
    withMixed(async ({ store, streamOf, prefix }, events, after) => {
      const kept = (keep: (event: RecordedEvent) => boolean) => events.filter(keep);
      const read = (filter: { types?: string[]; streamPrefixes?: string[] }, limit = 100) =>
        collect(store.readAll({ after, filter, limit }));
      const isOdd = ({ type }: RecordedEvent): boolean => type === 'Odd';
      const isOne = ({ stream }: RecordedEvent): boolean => stream === streamOf('one');
      expect(await read({ types: ['Odd'] })).toEqual(kept(isOdd));
      expect(await read({ types: ['Odd', 'Even'] })).toEqual(events);
      expect(await read({ streamPrefixes: [streamOf('on')] })).toEqual(kept(isOne));
      expect(await read({ streamPrefixes: [streamOf('t'), streamOf('one')] })).toEqual(
        kept((event) => isOne(event) || event.stream === streamOf('two')),
      );
      expect(await read({ streamPrefixes: [streamOf('o_')] })).toEqual(
        kept(({ stream }) => stream === streamOf('o_e')),
      );
      expect(await read({ types: ['Even'], streamPrefixes: [streamOf('one')] })).toEqual([]);
      expect(await read({ types: ['Odd'], streamPrefixes: [prefix] }, 5)).toEqual(kept(isOdd).slice(0, 5));
      expect(await read({ types: [] })).toEqual([]);
      const backwards = store.readAll({
        direction: 'backwards',
        limit: 3,
        filter: { streamPrefixes: [streamOf('one')] },
      });
      expect(await collect(backwards)).toEqual(kept(isOne).toReversed().slice(0, 3));
    }),
  ),
  contractCase('a log longer than any page is read whole', async ({ store, streamOf, mark }) => {
    const after = await mark();
    const events = numbered(2_600);
    for (let start = 0; start < events.length; start += 650)
      await store.appendToStream(streamOf(start), events.slice(start, start + 650), 'no-stream');
    expect(idsOf(await collect(store.readAll({ after })))).toEqual(idsOf(events));
    const backwards = await collect(store.readAll({ direction: 'backwards', limit: 2_600 }));
    expect(idsOf(backwards)).toEqual(idsOf(events).toReversed());
    const last = collect(store.readAll({ after, filter: { streamPrefixes: [streamOf('1950')] } }));
    expect(idsOf(await last)).toEqual(idsOf(events.slice(1_950)));
  }),
  contractCase('a store always says the same of which log it is', async ({ store }) => {
    const id = await store.storeId();
    expect(id).toMatch(/\S/);
    expect(await store.storeId()).toBe(id);
  }),
];
