import { expect } from 'vitest';
import { isWrongExpectedRevision } from '../../errors.ts';
import type { ExpectedRevision, NewEvent } from '../../port.ts';
import { revisionOf } from '../../units.ts';
import { contractCase, type Scene } from '../contract-case.ts';
import { anEvent, idsOf, numbered } from '../events.ts';

const first = revisionOf(0n);

/** Starts the stream with one event, for an exact revision to build on. */
const begun = async ({ store, stream }: Scene): Promise<void> => {
  await store.appendToStream(stream, [anEvent()], 'no-stream');
};

const expectConflict = async (
  { store, stream, read, streamOf }: Scene,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
  into = stream,
): Promise<void> => {
  const before = await read();
  const neighbor = store.appendToStream(streamOf('neighbor'), [anEvent()], 'any');
  const refused = store.appendToStream(into, events, expected);
  await Promise.allSettled([neighbor, refused]);
  await expect(refused).rejects.toMatchObject({ code: 'event-id-conflict' });
  await expect(neighbor).resolves.toBeDefined();
  expect(await read()).toEqual(before);
  if (into !== stream) expect(await read(into)).toEqual([]);
};

export const repeatCases = [
  contractCase(
    'an append that began a stream answers the same again, and is stored once',
    async ({ store, stream, read }) => {
      const events = numbered(3);
      const result = await store.appendToStream(stream, events, 'no-stream');
      expect(await store.appendToStream(stream, events, 'no-stream')).toEqual(result);
      expect(idsOf(await read())).toEqual(idsOf(events));
    },
  ),
  contractCase('an append at an exact revision answers the same again, and is stored once', async (scene) => {
    const { store, stream, read } = scene;
    await begun(scene);
    const events = numbered(2);
    const result = await store.appendToStream(stream, events, first);
    expect(await store.appendToStream(stream, events, first)).toEqual(result);
    expect(await read()).toHaveLength(3);
  }),
  contractCase('a repeat is known after many more events', async (scene) => {
    const { store, stream, streamOf, read } = scene;
    await begun(scene);
    const events = numbered(2);
    const result = await store.appendToStream(stream, events, first);
    await store.appendToStream(stream, numbered(500), result.revision);
    await Promise.all(numbered(200).map((event, index) => store.appendToStream(streamOf(index), [event], 'any')));
    expect(await store.appendToStream(stream, events, first)).toEqual(result);
    expect(await read()).toHaveLength(503);
  }),
  contractCase('the beginning of an append is known at its own revision', async ({ store, stream, read }) => {
    const events = numbered(3);
    await store.appendToStream(stream, events, 'no-stream');
    const stored = await read();
    const { revision, position } = await store.appendToStream(stream, events.slice(0, 2), 'no-stream');
    expect({ revision, position }).toEqual({ revision: 1n, position: stored[1]?.position });
    expect(await read()).toEqual(stored);
  }),
  contractCase('the end of an append is known at its own revision', async ({ store, stream, read }) => {
    const events = numbered(3);
    const result = await store.appendToStream(stream, events, 'no-stream');
    expect(await store.appendToStream(stream, events.slice(1), first)).toEqual(result);
    expect(await read()).toHaveLength(3);
  }),
  contractCase('an append that only begins with what is stored is refused', async ({ store, stream, read }) => {
    const events = numbered(3);
    await store.appendToStream(stream, events.slice(0, 2), 'no-stream');
    await expect(store.appendToStream(stream, events, 'no-stream')).rejects.toSatisfy(isWrongExpectedRevision);
    expect(await read()).toHaveLength(2);
  }),
  contractCase('the same events in another order are refused', async ({ store, stream, read }) => {
    const events = numbered(3);
    await store.appendToStream(stream, events, 'no-stream');
    const turned = store.appendToStream(stream, events.toReversed(), 'no-stream');
    await expect(turned).rejects.toSatisfy(isWrongExpectedRevision);
    expect(idsOf(await read())).toEqual(idsOf(events));
  }),
  contractCase('an append that is under way twice at once is stored once', async ({ store, stream, read }) => {
    const events = numbered(2);
    const append = () => store.appendToStream(stream, events, 'no-stream');
    const [one, two, three] = await Promise.all([append(), append(), append()]);
    expect([two, three]).toEqual([one, one]);
    expect(await read()).toHaveLength(2);
  }),
  contractCase(
    'a known id with other data, type or metadata is refused, and its neighbors are not',
    async (scene) => {
      const event = anEvent({ number: 1 });
      await scene.store.appendToStream(scene.stream, [event], 'no-stream');
      await expectConflict(scene, [{ ...event, data: { number: 2 } }], 'no-stream');
      await expectConflict(scene, [{ ...event, type: 'SomethingElseHappened' }], 'no-stream');
      await expectConflict(scene, [{ ...event, metadata: { ...event.metadata, actor: 'user-18' } }], 'no-stream');
      await expectConflict(scene, [anEvent(), event], first);
    },
    'recognizesIds',
  ),
  contractCase(
    'a known id is refused in another stream',
    async (scene) => {
      const event = anEvent();
      await scene.store.appendToStream(scene.stream, [event], 'no-stream');
      await expectConflict(scene, [event], 'no-stream', scene.streamOf('other'));
      await expectConflict(scene, [anEvent(), event], 'any', scene.streamOf('other'));
    },
    'recognizesIds',
  ),
  contractCase(
    'a known id is refused at a newer revision',
    async (scene) => {
      const event = anEvent();
      await scene.store.appendToStream(scene.stream, [event], 'no-stream');
      await expectConflict(scene, [event], first);
    },
    'recognizesIds',
  ),
];
