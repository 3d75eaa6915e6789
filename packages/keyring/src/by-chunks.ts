import { setImmediate } from 'node:timers/promises';

/**
 * The same items in the same order, each chunk of them changed by one call of `change`. A chunk is what is available,
 * at most `max`: it never waits for more. At most one item beyond the reader's chunk is read from the source.
 */
export const byChunks = <Item>(
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
  let coming: Promise<IteratorResult<Item, unknown>> | undefined;
  try {
    for (;;) {
      const first = await (coming ?? iterator.next());
      coming = undefined;
      if (first.done) return;
      const chunk = [first.value];
      const due = setImmediate(undefined);
      while (chunk.length < max) {
        coming = iterator.next();
        // What fails does so when it is the first of its chunk, after all that came before it.
        const next = await Promise.race([coming.catch(() => undefined), due]);
        if (next === undefined || next.done) break;
        chunk.push(next.value);
        coming = undefined;
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
