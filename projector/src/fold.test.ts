import { Poison } from '@twofold/feed/failures';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch, type Rows } from './fold.ts';
import { count, counters, UNLUCKY, type CounterEvent } from './testing/counters.ts';

const { projection } = counters;
const ada = (amount: number) => ({ name: 'ada', count: amount, note: null });
const parse = (...events: CounterEvent[]) =>
  parseBatch(
    projection,
    events.map((event, index) => recorded(event, index + 1)),
  );
const fold = (rows: Rows, ...events: CounterEvent[]) => foldBatch(parse(...events), rows);

describe('folding a batch', () => {
  it('needs the rows of all its events, once each', () =>
    expect([...parse(count('ada'), count('bob'), count('ada')).keys]).toEqual(['ada', 'bob']));

  it('creates a missing row', () =>
    expect(fold(new Map([['ada', undefined]]), count('ada', 2), count('ada', 3))).toEqual(new Map([['ada', ada(5)]])));

  it('changes an existing row', () =>
    expect(fold(new Map([['ada', ada(5)]]), count('ada', 2))).toEqual(new Map([['ada', ada(7)]])));

  it('changes every row that an event affects', () =>
    expect(fold(new Map([['ada', ada(5)]]), { type: 'Moved', data: { from: 'ada', to: 'bob', by: 2 } })).toEqual(
      new Map([
        ['ada', ada(3)],
        ['bob', { name: 'bob', count: 2, note: null }],
      ]),
    ));

  it('removes a row', () =>
    expect(fold(new Map([['ada', ada(5)]]), { type: 'Removed', data: { name: 'ada' } })).toEqual(
      new Map([['ada', undefined]]),
    ));

  it('writes nothing for a row that was created and removed', () =>
    expect(fold(new Map([['ada', undefined]]), count('ada'), { type: 'Removed', data: { name: 'ada' } })).toEqual(
      new Map(),
    ));

  it('writes nothing for irrelevant events', () =>
    expect(fold(new Map(), { type: 'Noted', data: { text: 'hello' } })).toEqual(new Map()));

  it('leaves out held events', () => {
    const events = [recorded(count('ada'), 1), recorded(count('ada', 7), 2)];
    const batch = parseBatch(projection, events, ({ revision }) => revision === 0n);
    expect(foldBatch(batch, new Map())).toEqual(new Map([['ada', ada(7)]]));
  });
});

describe('an event that cannot be folded', () => {
  const blamed = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('is named if it does not parse', () => {
    const events = [recorded(count('ada'), 1), recorded({ type: 'Counted', data: { name: 7 } }, 2)];
    expect(blamed(() => parseBatch(projection, events))).toMatchObject({ code: 'poison', event: events[1] });
  });

  it('is named if the projection throws, with the message and the stack of the error', () => {
    const error = blamed(() => fold(new Map(), count('ada'), count('ada', UNLUCKY)));
    expect(error).toBeInstanceOf(Poison);
    expect(error).toMatchObject({
      message: 'An unlucky number',
      stack: expect.stringContaining('counters.ts') as string,
    });
  });
});
