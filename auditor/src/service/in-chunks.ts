import type { RecordedEvent } from '@twofold/event-store/port';
import type { Open } from '../opening.ts';

/** How many events are opened with one query for their keys. */
export const OPENED_AT_ONCE = 300;

/** The events of a source with their personal fields opened. */
export async function* openedEvents(open: Open, source: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  for await (const chunk of inChunks(source, OPENED_AT_ONCE)) yield* await open(chunk);
}

/** Groups items into arrays of this size; the last may be shorter. */
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
