import type { RecordedEvent } from '@twofold/event-store/port';
import type { Moved } from '@twofold/feed/member';
import { recordSpan } from '@twofold/tracing/tracing';
import type { ReadModel } from './read-model.ts';

/** Events projected later than this, as by a rebuild, are not traced: no user waits for them. */
const SOON_MS = 5 * 60_000;

/**
 * Records a span for each event whose rows were committed, below the command that appended it. All events of a batch are
 * in one transaction, so their spans have the same times.
 */
export const traceProjections = (readModels: readonly ReadModel[], now: () => number = Date.now) => {
  const handledBy = (projections: ReadonlySet<string>, type: string): string[] =>
    readModels
      .map(({ projection }) => projection)
      .filter((projection) => projections.has(projection.name) && projection.handles(type))
      .map(({ name }) => name);

  return (moved: readonly Moved[], startedAt: number): void => {
    const endedAt = now();
    for (const [event, projections] of traced(moved, endedAt)) {
      const names = handledBy(projections, event.type);
      if (names.length === 0) continue;
      const { correlationId, traceparent } = event.metadata;
      const attributes = {
        'twofold.correlation_id': correlationId,
        'twofold.events': event.type,
        'twofold.position': event.position,
        'twofold.projections': names.join(','),
      };
      recordSpan({ name: `project ${event.type}`, parent: traceparent, attributes }, startedAt, endedAt);
    }
  };
};

/** The recently appended, traced events, and the handlers that have processed them. */
const traced = (moved: readonly Moved[], at: number): ReadonlyMap<RecordedEvent, Set<string>> => {
  const found = new Map<RecordedEvent, Set<string>>();
  for (const { handler, events } of moved) {
    for (const event of events) {
      if (event.metadata.traceparent === undefined || Date.parse(event.recordedAt) < at - SOON_MS) continue;
      found.set(event, (found.get(event) ?? new Set()).add(handler));
    }
  }
  return found;
};
