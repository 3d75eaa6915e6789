/** What comes, in arrays of at most so many, the last of which may be shorter. */
export async function* inChunks<Item>(source: AsyncIterable<Item>, size: number): AsyncGenerator<readonly Item[]> {
  let chunk: Item[] = [];
  for await (const item of source) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
