import { setImmediate } from 'node:timers/promises';

/**
 * The same items in the same order, each chunk changed by one call of `change`. A chunk is all items that are available,
 * at most `max`: it never waits for more. At most one item beyond the reader's chunk is read from the source.
 */
export const mapInChunks = <Item>(
  items: AsyncIterable<Item>,
  max: number,
  change: (chunk: readonly Item[]) => Promise<readonly Item[]>,
): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => oneByOne(changed(chunksOf(items, max), change)),
});

async function* changed<Item>(
  chunks: AsyncIterable<readonly Item[]>,
  change: (chunk: readonly Item[]) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[], undefined> {
  for await (const chunk of chunks) yield await change(chunk);
}

async function* chunksOf<Item>(items: AsyncIterable<Item>, max: number): AsyncGenerator<readonly Item[], undefined> {
  const iterator = items[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<Item, unknown>> | undefined;
  try {
    for (;;) {
      const first = await (pending ?? iterator.next());
      pending = undefined;
      if (first.done) return;
      const chunk = [first.value];
      const due = setImmediate(undefined);
      while (chunk.length < max) {
        pending = iterator.next();
        // A failure is thrown when it would begin the next chunk, after all earlier items.
        const next = await Promise.race([pending.catch(() => undefined), due]);
        if (next === undefined || next.done) break;
        chunk.push(next.value);
        pending = undefined;
      }
      yield chunk;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Manual iteration: a generator takes several microtasks per item of a long log. */
const oneByOne = <Item>(chunks: AsyncGenerator<readonly Item[], undefined>): AsyncIterator<Item> => {
  let chunk: readonly Item[] = [];
  let index = 0;
  const nextChunk = async (): Promise<IteratorResult<Item>> => {
    const { value, done } = await chunks.next();
    if (done) return { value: undefined, done };
    chunk = value;
    index = 0;
    return next();
  };
  const next = (): Promise<IteratorResult<Item>> => {
    if (index === chunk.length) return nextChunk();
    const value = chunk[index] as Item;
    index += 1;
    return Promise.resolve({ value });
  };
  return {
    next,
    return: async () => {
      chunk = [];
      index = 0;
      await chunks.return(undefined);
      return { value: undefined, done: true };
    },
  };
};
