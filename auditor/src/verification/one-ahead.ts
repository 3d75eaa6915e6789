/**
 * The same items in the same order. While the reader processes one, the source produces the next, and no more than
 * that. An error of the source comes after all items before it. A reader that stops early waits for that next item.
 */
export async function* oneAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<Item, unknown>> => {
    const coming = iterator.next();
    // An error is thrown when this item's turn comes, or never.
    coming.catch(() => undefined);
    return coming;
  };
  let coming = next();
  try {
    for (;;) {
      const { value, done } = await coming;
      if (done === true) return;
      coming = next();
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
