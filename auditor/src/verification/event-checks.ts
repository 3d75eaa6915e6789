import type { RecordedEvent } from '@twofold/event-store/port';
import { createFindings, type CheckResult, type OnFinding } from './findings.ts';
import type { FaultAtEnd, Invariant } from './invariant.ts';
import type { KnownEvent } from './known-event.ts';
import { eventsOfStream, readBySchema, type StreamSource } from './read-by-schema.ts';
import type { SpillCache, NoteKey } from './spill-cache.ts';
import type { Work } from './work.ts';

const SCHEMA = {
  name: 'events-have-their-schema',
  claim: 'every event has a type of its category and matches the schema of that type',
};

/**
 * Checks every event by its schema and by the invariants. An event that does not match its schema is reported once, and
 * no invariant receives it. Each invariant has its own section of notes, from `firstSection` on.
 */
export const createEventChecks = (
  spillCache: SpillCache,
  options: {
    readonly invariants: readonly Invariant[];
    readonly firstSection: number;
    /** Receives every event that matches its schema. */
    readonly listen?: ((event: KnownEvent) => void) | undefined;
    /** Streams that are read again at the end, in case they have changed in the meantime. */
    readonly source: StreamSource;
    readonly onFinding?: OnFinding | undefined;
  },
) => {
  const { invariants, firstSection, listen, source, onFinding } = options;
  const schema = createFindings(SCHEMA, onFinding);
  const checks = invariants.map((invariant, index) => {
    const section = firstSection + index;
    return { invariant, section, notes: spillCache.section(section), found: createFindings(invariant, onFinding) };
  });

  const read = (events: readonly RecordedEvent[]): Work => {
    const keys: NoteKey[] = [];
    const takes: (() => void)[] = [];
    for (const stored of events) {
      const { stream, id, position } = stored;
      const known = readBySchema(stored);
      if ('says' in known) {
        schema.add({ where: stream, says: known.says, event: { id, position } });
        continue;
      }
      if (listen !== undefined) takes.push(() => listen(known.event));
      for (const { invariant, section, notes, found } of checks) {
        const own = invariant.keys(known.event);
        if (own === undefined) continue;
        for (const key of own) keys.push({ section, key });
        takes.push(() => {
          for (const says of invariant.take(known.event, notes))
            found.add({ where: stream, says, event: { id, position } });
        });
      }
    }
    return {
      keys,
      take: () => {
        for (const take of takes) take();
      },
    };
  };

  return {
    read,
    /** Reports an event that cannot be parsed. */
    addUnreadable: ({ stream, type, ...event }: Pick<RecordedEvent, 'stream' | 'type' | 'id' | 'position'>): void =>
      schema.add({ where: stream, says: `has a ${type} whose data or metadata are not JSON`, event }),
    /** After the last event. */
    end: async (): Promise<readonly CheckResult[]> => {
      for (const { invariant, section, found } of checks) {
        if (invariant.end === undefined) continue;
        for await (const page of spillCache.all(section))
          for (const note of page)
            for (const { stream, says, unless } of invariant.end(note))
              if (unless === undefined || !(await happened(source, unless))) found.add({ where: stream, says });
      }
      return [schema, ...checks.map(({ found }) => found)].map((found) => found.result());
    },
  };
};

const happened = async (
  source: StreamSource,
  { stream, holds }: NonNullable<FaultAtEnd['unless']>,
): Promise<boolean> => {
  for await (const event of eventsOfStream(source, stream)) if (holds(event)) return true;
  return false;
};
