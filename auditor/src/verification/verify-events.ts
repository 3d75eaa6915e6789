import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { shapeOf } from '../shape-of.ts';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import type { Invariant } from './invariant.ts';
import type { KnownEvent } from './known-event.ts';
import { readUpTo } from './read-up-to.ts';

export type EventsVerdict = { readonly events: number; readonly checks: readonly CheckResult[] };

const SCHEMA = {
  name: 'events-have-their-schema',
  claim: 'every event is of a type that its category has, and reads by the schema of that type',
};

/**
 * Reads every event up to a position, by its schema, and holds all of them against the invariants. What does not read is
 * named once and shown to no invariant.
 */
export const verifyEvents = async (
  log: EventStore,
  options: {
    readonly invariants: readonly Invariant[];
    readonly upTo: Position | undefined;
    readonly signal: AbortSignal;
    readonly onProgress?: (events: number) => void;
    readonly onFinding?: OnFinding | undefined;
  },
): Promise<EventsVerdict> => {
  const { invariants, upTo, signal, onProgress, onFinding } = options;
  const schema = createFindings(SCHEMA, onFinding);
  const checks = invariants.map((invariant) => ({
    check: invariant.start(),
    found: createFindings(invariant, onFinding),
  }));
  let events = 0;
  for await (const batch of readUpTo(log, upTo, signal)) {
    for (const stored of batch) {
      const { stream, id, position } = stored;
      const read = readBySchema(stored);
      if ('says' in read) schema.add({ where: stream, says: read.says, event: { id, position } });
      else
        for (const { check, found } of checks)
          for (const says of check.take(read.event)) found.add({ where: stream, says, event: { id, position } });
    }
    events += batch.length;
    onProgress?.(events);
  }
  for (const { check, found } of checks)
    for (const { stream, says } of check.end?.() ?? []) found.add({ where: stream, says });
  return { events, checks: [schema, ...checks.map(({ found }) => found)].map((found) => found.result()) };
};

const readBySchema = (stored: RecordedEvent): { readonly event: KnownEvent } | { readonly says: string } => {
  const { category, shape } = shapeOf(stored);
  if (shape === undefined) return { says: `has a ${stored.type}, which ${category} does not have` };
  const read = shape.safeParse(stored.data);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    return { says: `has a ${stored.type} that does not read as one${where}: ${issue?.message}` };
  }
  // The compiler cannot see that a type and its own schema belong together; this line is where they meet.
  return { event: { ...stored, data: read.data } as KnownEvent };
};
