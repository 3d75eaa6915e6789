import fc from 'fast-check';
import { expect } from 'vitest';
import type { EventStore, ExpectedRevision, NewEvent } from '../../port.ts';
import { revisionOf } from '../../units.ts';
import { contractCase } from '../contract-case.ts';
import { anEvent, asWritten, collect } from '../events.ts';

/** A minimal model of a log: streams of events, and repeatable appends. */
type Model = {
  readonly streams: Map<string, NewEvent[]>;
  readonly all: NewEvent[];
  readonly appends: Append[];
};

type Append = { readonly stream: string; readonly events: readonly NewEvent[]; readonly expected: ExpectedRevision };

type Command =
  | { readonly kind: 'append'; readonly stream: number; readonly datas: readonly unknown[]; readonly slip: number }
  | { readonly kind: 'append-loosely'; readonly stream: number; readonly expected: 'any' | 'stream-exists' }
  | { readonly kind: 'repeat'; readonly which: number }
  | { readonly kind: 'read'; readonly stream: number; readonly from: number; readonly limit: number };

/** JSON text has no -0: it is read as 0. */
const storableData = fc
  .jsonValue({ stringUnit: 'binary' })
  .filter(isStorable)
  .map((value): unknown => JSON.parse(JSON.stringify(value)));

const stream = fc.nat(1);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      stream,
      datas: fc.array(storableData, { minLength: 1, maxLength: 4 }),
      slip: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) },
      ),
    }),
  },
  fc.record({
    kind: fc.constant('append-loosely' as const),
    stream,
    expected: fc.constantFrom('any' as const, 'stream-exists' as const),
  }),
  fc.record({ kind: fc.constant('repeat' as const), which: fc.nat() }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('read' as const), stream, from: fc.nat(4), limit: fc.nat(4) }),
  },
);

/** Few streams and many commands, so that most runs read from the middle of a stream and end before its end. */
const commands = fc.array(command, { minLength: 1, maxLength: 30, size: 'max' });

/** `-0` is the one JSON number that does not round-trip, and U+0000 has a separate case. */
function isStorable(value: unknown): boolean {
  return !JSON.stringify(value).includes(String.raw`\u0000`) && !Object.is(value, -0);
}

const appendAndExpect = async (store: EventStore, model: Model, append: Append): Promise<void> => {
  const stored = model.streams.get(append.stream) ?? [];
  const actual = stored.length === 0 ? 'no-stream' : BigInt(stored.length - 1);
  const isRight =
    append.expected === 'any' ||
    (append.expected === 'stream-exists' ? actual !== 'no-stream' : append.expected === actual);
  const answer = store.appendToStream(append.stream, append.events, append.expected);
  if (!isRight) {
    await expect(answer).rejects.toMatchObject({ code: 'wrong-expected-revision', actual });
    return;
  }
  expect((await answer).revision).toBe(BigInt(stored.length + append.events.length - 1));
  model.streams.set(append.stream, [...stored, ...append.events]);
  model.all.push(...append.events);
  if (append.expected !== 'any' && append.expected !== 'stream-exists') model.appends.push(append);
};

const run = async (store: EventStore, model: Model, nameOf: (stream: number) => string, command: Command) => {
  if (command.kind === 'repeat') {
    const again = model.appends[command.which % Math.max(1, model.appends.length)];
    if (again !== undefined) await store.appendToStream(again.stream, again.events, again.expected);
    return;
  }
  const stream = nameOf(command.stream);
  const stored = model.streams.get(stream) ?? [];
  if (command.kind === 'read') {
    const { from, limit } = command;
    const read = await collect(store.readStream(stream, { from: revisionOf(BigInt(from)), limit }));
    expect(read.map(asWritten)).toEqual(stored.slice(from, from + limit));
  } else if (command.kind === 'append-loosely') {
    await appendAndExpect(store, model, { stream, events: [anEvent()], expected: command.expected });
  } else {
    const believed = stored.length - 1 + command.slip;
    const expected = believed < 0 ? 'no-stream' : revisionOf(BigInt(believed));
    const events = command.datas.map((data) => anEvent(data));
    await appendAndExpect(store, model, { stream, events, expected });
  }
};

export const modelCases = [
  contractCase('any requests in any order: a log behaves like its model', async (scene) => {
    let runs = 0;
    const property = fc.asyncProperty(commands, async (commands) => {
      const model: Model = { streams: new Map(), all: [], appends: [] };
      const nameOf = (stream: number): string => scene.streamOf(`${runs}.${stream}`);
      runs++;
      const start = await scene.mark();
      for (const command of commands) await run(scene.store, model, nameOf, command);
      const all = await collect(scene.store.readAll({ after: start }));
      expect(all.map(asWritten)).toEqual(model.all);
      for (const [stream, events] of model.streams) expect((await scene.read(stream)).map(asWritten)).toEqual(events);
    });
    await fc.assert(property, { numRuns: 60 });
  }),
];
