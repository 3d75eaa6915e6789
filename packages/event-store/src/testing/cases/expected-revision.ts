import { expect } from 'vitest';
import { isWrongExpectedRevision } from '../../errors.ts';
import type { ExpectedRevision, Revision } from '../../port.ts';
import { revisionOf } from '../../units.ts';
import { contractCase, type Scene } from '../contract-case.ts';
import { anEvent, asWritten, idsOf, numbered } from '../events.ts';

const at = (revision: number): Revision => revisionOf(BigInt(revision));

const expectRefused = async (
  { store, stream, read }: Scene,
  expected: ExpectedRevision,
  actual: Revision | 'no-stream',
): Promise<void> => {
  const before = await read();
  const refused = store.appendToStream(stream, [anEvent()], expected);
  await expect(refused).rejects.toMatchObject({ code: 'wrong-expected-revision', stream, expected, actual });
  expect(await read()).toEqual(before);
};

/** Starts all appends concurrently, and requires that one is stored and the others conflict. */
const expectOneWinner = async ({ store, stream, read }: Scene, expected: ExpectedRevision): Promise<void> => {
  const before = await read();
  const racers = numbered(20);
  const outcomes = await Promise.allSettled(racers.map((event) => store.appendToStream(stream, [event], expected)));
  const winners = racers.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const losses = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(winners).toHaveLength(1);
  expect(losses.every(isWrongExpectedRevision)).toBe(true);
  expect((await read()).slice(before.length).map(asWritten)).toEqual(winners);
};

export const expectedRevisionCases = [
  contractCase('a stream begins at revision 0 for a writer that expects none', async ({ store, stream, read }) => {
    const { revision } = await store.appendToStream(stream, [anEvent()], 'no-stream');
    expect(revision).toBe(0n);
    expect((await read()).map((event) => event.revision)).toEqual([0n]);
  }),
  contractCase('a writer that expects no stream is refused where there is one', async (scene) => {
    await scene.store.appendToStream(scene.stream, numbered(2), 'no-stream');
    await expectRefused(scene, 'no-stream', at(1));
  }),
  contractCase('a writer that knows the revision goes on from it', async ({ store, stream, read }) => {
    await store.appendToStream(stream, numbered(2), 'no-stream');
    const { revision } = await store.appendToStream(stream, numbered(3), at(1));
    expect(revision).toBe(4n);
    expect((await read()).map((event) => event.revision)).toEqual([0n, 1n, 2n, 3n, 4n]);
  }),
  contractCase('a writer that is behind the stream is refused', async (scene) => {
    await scene.store.appendToStream(scene.stream, numbered(3), 'no-stream');
    await expectRefused(scene, at(1), at(2));
  }),
  contractCase('a writer that is ahead of the stream is refused', async (scene) => {
    await scene.store.appendToStream(scene.stream, [anEvent()], 'no-stream');
    await expectRefused(scene, at(1), at(0));
    await expectRefused(scene, at(1_000_000), at(0));
  }),
  contractCase('a writer that expects a revision is refused where there is no stream', (scene) =>
    expectRefused(scene, at(0), 'no-stream'),
  ),
  contractCase('a writer that expects a stream is served where there is one', async ({ store, stream, read }) => {
    await store.appendToStream(stream, [anEvent()], 'no-stream');
    const { revision } = await store.appendToStream(stream, [anEvent()], 'stream-exists');
    expect(revision).toBe(1n);
    expect(await read()).toHaveLength(2);
  }),
  contractCase('a writer that expects a stream is refused where there is none', (scene) =>
    expectRefused(scene, 'stream-exists', 'no-stream'),
  ),
  contractCase('a writer that expects anything is served with and without a stream', async ({ store, stream }) => {
    expect((await store.appendToStream(stream, [anEvent()], 'any')).revision).toBe(0n);
    expect((await store.appendToStream(stream, numbered(2), 'any')).revision).toBe(2n);
  }),
  contractCase('of many writers at one revision exactly one wins', async (scene) => {
    await scene.store.appendToStream(scene.stream, [anEvent()], 'no-stream');
    await expectOneWinner(scene, at(0));
  }),
  contractCase('of many writers that expect no stream exactly one wins', (scene) =>
    expectOneWinner(scene, 'no-stream'),
  ),
  contractCase('a refused append does not touch those beside it', async ({ store, stream, streamOf, read }) => {
    await store.appendToStream(stream, [anEvent()], 'no-stream');
    const appends = Array.from({ length: 100 }, (_, index) =>
      index === 50
        ? store.appendToStream(stream, [anEvent()], 'no-stream')
        : store.appendToStream(streamOf(index), [anEvent({ index })], 'no-stream'),
    );
    const outcomes = await Promise.allSettled(appends);
    expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([50]);
    expect(await read(streamOf(49))).toMatchObject([{ data: { index: 49 } }]);
    expect(await read(streamOf(51))).toMatchObject([{ data: { index: 51 } }]);
  }),
  contractCase('events of one append are stored all or none', async ({ store, stream, read }) => {
    const events = numbered(7);
    const { revision, position } = await store.appendToStream(stream, events, 'no-stream');
    const stored = await read();
    expect(idsOf(stored)).toEqual(idsOf(events));
    expect({ revision, position }).toEqual({ revision: stored[6]?.revision, position: stored[6]?.position });
    await expect(store.appendToStream(stream, numbered(7), at(3))).rejects.toSatisfy(isWrongExpectedRevision);
    expect(await read()).toEqual(stored);
  }),
  contractCase('appends that one store is given at once keep their order in each stream', async (scene) => {
    const { store, streamOf, read } = scene;
    const appends = Array.from({ length: 400 }, (_, index) =>
      store.appendToStream(streamOf(index % 20), [anEvent({ index })], 'any'),
    );
    const results = await Promise.all(appends);
    expect(new Set(results.map(({ position }) => position)).size).toBe(400);
    for (let stream = 0; stream < 20; stream++) {
      const indexes = Array.from({ length: 20 }, (_, place) => ({ data: { index: stream + place * 20 } }));
      expect(await read(streamOf(stream))).toMatchObject(indexes);
    }
  }),
  contractCase('appends that one store is given at once may build on each other', async ({ store, stream, read }) => {
    const events = numbered(30);
    const expected = (index: number): ExpectedRevision => (index === 0 ? 'no-stream' : at(index - 1));
    await Promise.all(events.map((event, index) => store.appendToStream(stream, [event], expected(index))));
    expect((await read()).map(asWritten)).toEqual(events);
  }),
];
