import type { RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import { firstRevisionOf, type Append } from './members.ts';

const POSITION_DIGITS = 19;

/** The events that a reader of the log would get after these appends, the first at position 1. No log is needed. */
export function* recordedFrom(appends: Iterable<Append>): Generator<readonly RecordedEvent[]> {
  let position = 0;
  for (const append of appends) {
    const first = firstRevisionOf(append);
    yield append.events.map((event, index) => ({
      ...event,
      stream: append.stream,
      revision: revisionOf(first + BigInt(index)),
      position: positionOf(String(++position).padStart(POSITION_DIGITS, '0')),
      recordedAt: event.metadata.occurredAt,
    }));
  }
}
