import type { RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import type { Append } from './members.ts';

const POSITION_DIGITS = 19;

/** Appends as a reader of their log would get them, the first at position 1, without a log. */
export function* recordedFrom(appends: Iterable<Append>): Generator<readonly RecordedEvent[]> {
  let position = 0;
  for (const { stream, expected, events } of appends) {
    const first = typeof expected === 'bigint' ? expected + 1n : 0n;
    yield events.map((event, index) => ({
      ...event,
      stream,
      revision: revisionOf(first + BigInt(index)),
      position: positionOf(String(++position).padStart(POSITION_DIGITS, '0')),
      recordedAt: event.metadata.occurredAt,
    }));
  }
}
