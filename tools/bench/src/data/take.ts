/** The first `count` items, also of an endless iterable. */
export function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let left = count;
  if (left <= 0) return;
  for (const item of items) {
    yield item;
    if (--left === 0) return;
  }
}
