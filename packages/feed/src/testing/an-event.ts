import { randomUUID } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';

export const aNewEvent = (event: { type: string; data: unknown }): NewEvent => ({
  ...event,
  id: randomUUID(),
  metadata: {
    correlationId: 'c',
    causationId: 'c',
    commandId: 'c',
    actor: 'test',
    occurredAt: '2030-01-01T00:00:00.000Z',
    schemaVersion: 1,
  },
});

/** An event as if stored in the log at this position. */
export const recorded = (
  event: { readonly type: string; readonly data: unknown },
  at = 1,
  stream = 'counter-ada',
): RecordedEvent => ({
  ...aNewEvent(event),
  stream,
  revision: revisionOf(BigInt(at - 1)),
  position: positionOf(String(at).padStart(19, '0')),
  recordedAt: '2030-01-01T00:00:00.000Z',
});
