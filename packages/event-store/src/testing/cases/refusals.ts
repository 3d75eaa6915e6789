import { expect } from 'vitest';
import { MAX_APPEND_BYTES, type NewEvent } from '../../port.ts';
import { contractCase, type Scene } from '../contract-case.ts';
import { anEvent, anEventOfBytes, asWritten, someMetadata } from '../events.ts';

/** Expects a refusal with the right error, and nothing stored, beside an append that succeeds. */
const expectInvalid = async (
  { store, stream, streamOf, read }: Scene,
  events: readonly NewEvent[],
  message: string | RegExp,
): Promise<void> => {
  const neighbor = store.appendToStream(streamOf('neighbor'), [anEvent()], 'any');
  const refused = store.appendToStream(stream, events, 'any');
  await Promise.allSettled([neighbor, refused]);
  await expect(refused).rejects.toMatchObject({ code: 'invalid-event' });
  await expect(refused).rejects.toThrow(message);
  await expect(neighbor).resolves.toBeDefined();
  expect(await read()).toEqual([]);
};

const expectKept = async ({ store, stream, read }: Scene, events: readonly NewEvent[]): Promise<void> => {
  await store.appendToStream(stream, events, 'no-stream');
  expect((await read()).map(asWritten)).toEqual(events);
};

const cycle = (): unknown => {
  const one: { two: { one?: unknown } } = { two: {} };
  one.two.one = one;
  return one;
};

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

const notJson: readonly (readonly [what: string, data: unknown, path: string])[] = [
  ['a bigint', { credits: [{ amount: 1n }] }, 'events[0].data.credits[0].amount'],
  ['undefined in an object', { review: { text: undefined } }, 'events[0].data.review.text'],
  ['undefined in an array', { ratings: [1, undefined] }, 'events[0].data.ratings[1]'],
  ['undefined itself', undefined, 'events[0].data'],
  ['NaN', { rating: Number.NaN }, 'events[0].data.rating'],
  ['Infinity', { rating: -Infinity }, 'events[0].data.rating'],
  ['a function', { rate: () => 5 }, 'events[0].data.rate'],
  ['a symbol', { key: Symbol('key') }, 'events[0].data.key'],
  ['a Date', { at: new Date(0) }, 'events[0].data.at'],
  ['a Map', { seats: new Map() }, 'events[0].data.seats'],
  ['something that contains itself', cycle(), 'events[0].data.two.one'],
  ['something bottomless', { levels: deep(2_000) }, 'nested'],
  ['U+0000', { title: 'a\u0000b' }, 'events[0].data.title'],
  ['U+0000 in a key', { 'a\u0000b': 1 }, 'key of events[0].data'],
  ['a lone surrogate', { title: 'a\ud800' }, 'events[0].data.title'],
  ['a lone surrogate in a key', { '\udc00b': 1 }, 'key of events[0].data'],
];

const strange = {
  'a family, flags and marks': '👨‍👩‍👧‍👦 🇨🇭 👍🏽 e\u0301 Ṩ̇',
  'other directions': 'שלום مرحبا \u202e',
  'the ends of planes': '\uffff \ufffd \u{10ffff} \ue000 \u0001\u001f\u007f\u0080',
  'what JSON and SQL escape': '"\\/\b\f\n\r\t\u2028\u2029\'; drop table events; -- ${x} {a,b} NULL',
  '': 'an empty key',
};

const values: readonly unknown[] = [
  null,
  true,
  'text alone',
  '',
  [],
  {},
  [[], {}, [[null]]],
  [0, 1e308, -1.5e-7, 5e-324, Number.MAX_SAFE_INTEGER, 2 ** 60, 0.1],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toJSON":2}'),
];

export const refusalCases = [
  ...notJson.map(([what, data, path]) =>
    contractCase(`${what} in an event is refused by its path`, (scene) =>
      expectInvalid(scene, [{ ...anEvent(), data }], path),
    ),
  ),
  contractCase('metadata is held to the same rules as data', async (scene) => {
    const events = [anEvent(), { ...anEvent(), metadata: { ...someMetadata, actor: 'user-\u0000' } }];
    await expectInvalid(scene, events, 'events[1].metadata.actor');
  }),
  contractCase('an append without events is refused', (scene) => expectInvalid(scene, [], /no events/)),
  contractCase('an id that is no UUID in lower case is refused', async (scene) => {
    await expectInvalid(scene, [{ ...anEvent(), id: 'review-17' }], /UUID/);
    await expectInvalid(scene, [{ ...anEvent(), id: '6BA7B810-9DAD-11D1-80B4-00C04FD430C8' }], /UUID/);
  }),
  contractCase('an id twice in one append is refused', async (scene) => {
    const event = anEvent();
    await expectInvalid(scene, [event, { ...event, data: { other: true } }], /twice/);
  }),
  contractCase('a name that no store could keep is refused', async (scene) => {
    for (const name of ['', 'x'.repeat(256), '$system', 'a\u0000b', 'a\nb', 'a\ud800']) {
      const append = scene.store.appendToStream(name, [anEvent()], 'any');
      await expect(append).rejects.toMatchObject({ code: 'invalid-event' });
      await expectInvalid(scene, [{ ...anEvent(), type: name }], 'events[0].type');
    }
  }),
  contractCase('a name of 255 characters is kept', async ({ store, streamOf, read }) => {
    const long = streamOf('ü'.repeat(200)).padEnd(255, 'é');
    await store.appendToStream(long, [anEvent({}, 'T'.repeat(255))], 'no-stream');
    expect(await read(long)).toMatchObject([{ stream: long, type: 'T'.repeat(255) }]);
  }),
  contractCase('an append as large as allowed is stored as it is', (scene) =>
    expectKept(scene, [anEventOfBytes(MAX_APPEND_BYTES)]),
  ),
  contractCase('an append one byte larger than allowed is refused', (scene) =>
    expectInvalid(scene, [anEventOfBytes(MAX_APPEND_BYTES + 1)], String(MAX_APPEND_BYTES)),
  ),
  contractCase('the size of an append is that of all its events together', async (scene) => {
    const half = MAX_APPEND_BYTES / 2;
    await expectInvalid(scene, [anEventOfBytes(half), anEventOfBytes(half + 1)], String(MAX_APPEND_BYTES));
    await expectKept(scene, [anEventOfBytes(half), anEventOfBytes(half)]);
  }),
  contractCase('the size of an append is counted in bytes, not in characters', (scene) =>
    expectInvalid(scene, [anEvent({ text: '€'.repeat(MAX_APPEND_BYTES / 3) })], String(MAX_APPEND_BYTES)),
  ),
  contractCase('every character there is comes back', (scene) => expectKept(scene, [anEvent(strange)])),
  contractCase('every JSON value comes back', (scene) =>
    expectKept(
      scene,
      values.map((value) => anEvent(value)),
    ),
  ),
];
