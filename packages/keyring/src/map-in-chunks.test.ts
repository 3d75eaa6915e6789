import { collect } from '@twofold/event-store/testing/events';
import { describe, expect, it } from 'vitest';
import { mapInChunks } from './map-in-chunks.ts';

/** Numbers from 1. After the available ones it waits for the gate. */
async function* numbers(count: number, gate?: Promise<void>, more = 0): AsyncGenerator<number> {
  for (let number = 1; number <= count; number++) yield number;
  await gate;
  for (let number = 1; number <= more; number++) yield count + number;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const remember = () => {
  const chunks: number[] = [];
  const change = async (chunk: readonly number[]) => {
    chunks.push(chunk.length);
    return chunk.map((number) => -number);
  };
  return { chunks, change };
};

describe('mapping items in chunks', () => {
  it.each([0, 1, 9, 10, 11, 25])('keeps %i of them in order, with one call per chunk', async (count) => {
    const { chunks, change } = remember();
    expect(await collect(mapInChunks(numbers(count), 10, change))).toEqual(upTo(count).map((number) => -number));
    expect(chunks).toHaveLength(Math.ceil(count / 10));
  });

  it('delivers available items while the source waits', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { chunks, change } = remember();
    const iterator = mapInChunks(numbers(3, gate, 2), 10, change)[Symbol.asyncIterator]();
    for (const value of [-1, -2, -3]) expect(await iterator.next()).toEqual({ value });
    expect(chunks).toEqual([3]);
    open();
    expect(await iterator.next()).toEqual({ value: -4 });
    expect(await iterator.next()).toEqual({ value: -5 });
    expect(await iterator.next()).toMatchObject({ done: true });
    expect(chunks).toEqual([3, 2]);
  });

  it('reads no further than the current chunk', async () => {
    let taken = 0;
    async function* counted(): AsyncGenerator<number> {
      for await (const number of numbers(100)) {
        taken = number;
        yield number;
      }
    }
    const iterator = mapInChunks(counted(), 10, async (chunk) => chunk)[Symbol.asyncIterator]();
    await iterator.next();
    expect(taken).toBeLessThanOrEqual(11);
  });

  it('releases the source when its reader leaves', async () => {
    let hasLeft = false;
    async function* guarded(): AsyncGenerator<number> {
      try {
        yield* numbers(100);
      } finally {
        hasLeft = true;
      }
    }
    for await (const number of mapInChunks(guarded(), 10, async (chunk) => chunk)) if (number === 12) break;
    expect(hasLeft).toBe(true);
  });

  it('fails where the source fails, after all earlier items', async () => {
    async function* failing(): AsyncGenerator<number> {
      yield* numbers(3);
      throw new Error('No more');
    }
    const seen: number[] = [];
    const reading = (async () => {
      for await (const number of mapInChunks(failing(), 10, async (chunk) => chunk)) seen.push(number);
    })();
    await expect(reading).rejects.toThrow('No more');
    expect(seen).toEqual([1, 2, 3]);
  });

  it('fails if the change fails, and releases the source', async () => {
    let hasLeft = false;
    async function* guarded(): AsyncGenerator<number> {
      try {
        yield* numbers(100);
      } finally {
        hasLeft = true;
      }
    }
    const failing = collect(mapInChunks(guarded(), 10, () => Promise.reject(new Error('No key'))));
    await expect(failing).rejects.toThrow('No key');
    expect(hasLeft).toBe(true);
  });
});
