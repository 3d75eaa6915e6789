import type { RecordedEvent, SubscriptionMessage } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';
import { describe, expect, it } from 'vitest';
import { inBatches, sizeOf, type BatchLimits } from './batches.ts';
import { recorded } from './testing/an-event.ts';

const aCount = { type: 'Counted', data: { name: 'ada', by: 1 } };
const numbered = (from: number, to: number): RecordedEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => recorded(aCount, from + index));
const MANY: BatchLimits = { events: 1_000, characters: 1_000_000 };
const unlimited = (signal: AbortSignal, messages: (signal: AbortSignal) => AsyncIterable<SubscriptionMessage>) => ({
  after: undefined,
  subscribe: messages,
  limits: MANY,
  signal,
});

/** A subscription that delivers what it is fed, counts what was consumed, and lasts until its signal aborts. */
const aSubscription = () => {
  const waiting: SubscriptionMessage[] = [];
  const taken: number[] = [];
  let wake = (): void => undefined;
  let isEnded = false;
  const messages = async function* (signal: AbortSignal): AsyncGenerator<SubscriptionMessage> {
    signal.addEventListener('abort', () => wake());
    try {
      while (!signal.aborted) {
        const message = waiting.shift();
        if (message === undefined) {
          await new Promise<void>((resolve) => (wake = resolve));
        } else {
          if ('events' in message) taken.push(message.events.length);
          yield message;
        }
      }
    } finally {
      isEnded = true;
    }
  };
  return {
    feed: (...events: RecordedEvent[][]) => {
      waiting.push(...events.map((each) => ({ events: each })));
      wake();
    },
    say: (message: SubscriptionMessage) => {
      waiting.push(message);
      wake();
    },
    taken: () => taken.reduce((sum, each) => sum + each, 0),
    isEnded: () => isEnded,
    messages,
  };
};

const sizes = async (batches: AsyncIterable<readonly RecordedEvent[]>, stopAfter: number, stop: AbortController) => {
  const found: number[] = [];
  let left = stopAfter;
  for await (const batch of batches) {
    found.push(batch.length);
    left -= batch.length;
    if (left <= 0) stop.abort();
  }
  return found;
};

describe('batches', () => {
  it('contain all available events at the head of the log', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    const batches = inBatches(unlimited(stop.signal, subscription.messages));
    subscription.feed(numbered(1, 1));
    expect((await batches.next()).value).toHaveLength(1);
    const next = batches.next();
    subscription.feed(numbered(2, 4));
    expect((await next).value).toHaveLength(3);
    stop.abort();
    expect((await batches.next()).done).toBe(true);
  });

  it('collect events while a batch is being written', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    const batches = inBatches(unlimited(stop.signal, subscription.messages));
    subscription.feed(numbered(1, 1));
    await batches.next();
    subscription.feed(numbered(2, 3), numbered(4, 9), numbered(10, 10));
    await eventually(() => expect(subscription.taken()).toBe(10), { everyMs: 1 });
    expect((await batches.next()).value).toHaveLength(9);
    stop.abort();
  });

  it('contain no more than the limits allow', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    subscription.feed(numbered(1, 25));
    const few = { ...unlimited(stop.signal, subscription.messages), limits: { events: 10, characters: 1_000_000 } };
    expect(await sizes(inBatches(few), 25, stop)).toEqual([10, 10, 5]);
  });

  it('measure the size of events, and contain an event over the limit alone', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    const large = recorded({ type: 'Counted', data: { name: 'x'.repeat(500), by: 1 } }, 3);
    subscription.feed([...numbered(1, 2), large, ...numbered(4, 5)]);
    const small = { ...unlimited(stop.signal, subscription.messages), limits: { events: 100, characters: 100 } };
    expect(await sizes(inBatches(small), 5, stop)).toEqual([2, 1, 2]);
  });

  it('stop reading while the writer has enough', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    subscription.feed(...Array.from({ length: 50 }, (_, index) => numbered(index * 10 + 1, index * 10 + 10)));
    const few = { ...unlimited(stop.signal, subscription.messages), limits: { events: 20, characters: 1_000_000 } };
    const batches = inBatches(few);
    await batches.next();
    // All that could be read without a pause has been read after a turn of the event loop.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(subscription.taken()).toBeLessThanOrEqual(50);
    stop.abort();
  });

  it('leave out repeated events, and those at or before the start', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    subscription.feed(numbered(1, 6), numbered(4, 8), numbered(8, 8), numbered(9, 9));
    const later = { ...unlimited(stop.signal, subscription.messages), after: numbered(3, 3)[0]!.position };
    const found: string[] = [];
    for await (const batch of inBatches(later)) {
      found.push(...batch.map(({ position }) => position.slice(-1)));
      if (found.includes('9')) stop.abort();
    }
    expect(found).toEqual(['4', '5', '6', '7', '8', '9']);
  });

  it('leave out the notice of having caught up', async () => {
    const stop = new AbortController();
    const subscription = aSubscription();
    subscription.say({ caughtUp: numbered(1, 1)[0]!.position });
    subscription.feed(numbered(2, 2));
    expect(await sizes(inBatches(unlimited(stop.signal, subscription.messages)), 1, stop)).toEqual([1]);
  });

  it('deliver all earlier events before the subscription fails', async () => {
    const failing = async function* (): AsyncGenerator<SubscriptionMessage> {
      yield { events: numbered(1, 3) };
      throw new Error('The log is gone');
    };
    const batches = inBatches(unlimited(new AbortController().signal, failing));
    expect((await batches.next()).value).toHaveLength(3);
    await expect(batches.next()).rejects.toThrow('The log is gone');
  });

  it('end the subscription when their reader leaves', async () => {
    const subscription = aSubscription();
    subscription.feed(numbered(1, 3));
    for await (const _ of inBatches(unlimited(new AbortController().signal, subscription.messages))) break;
    await eventually(() => expect(subscription.isEnded()).toBe(true), { everyMs: 1 });
  });
});

describe('the size of data', () => {
  it('is approximately that of its JSON text', () => {
    const data = { name: 'ada', tags: ['a', 'b'], rating: 4.5, nothing: null, is: true };
    expect(sizeOf(data)).toBeGreaterThan(JSON.stringify(data).length * 0.5);
    expect(sizeOf(data)).toBeLessThan(JSON.stringify(data).length * 2);
  });

  it('is computed for data of any depth', () => {
    let deep: unknown = 'bottom';
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(sizeOf(deep)).toBeGreaterThan(0);
  });
});
