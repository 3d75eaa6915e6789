import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import type { EventOf } from '@twofold/contracts/event-of';
import { versionOf } from '@twofold/contracts/versioned';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventMetadata, EventStore, RecordedEvent } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';

type Catalogue = typeof eventCatalogue;

/** One event of a story, in order. */
export type StoryEvent = {
  readonly stream: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: Partial<EventMetadata>;
};

/** An event of the catalogue on a stream of its category. */
export const record = <Category extends keyof Catalogue>(
  category: Category,
  id: number | string,
  event: EventOf<Catalogue[Category]>,
): StoryEvent => ({
  stream: `${category}-${id}`,
  type: event.type,
  data: event.data,
  metadata: { schemaVersion: versionOf(eventCatalogue[category], event.type) },
});

/** The id of the nth event of a story, from 1. */
export const idOf = (place: number): string => `00000000-0000-5000-8000-${String(place).padStart(12, '0')}`;

export const AT = '2030-01-01T12:00:00.000Z';
export const LATER = '2030-01-02T12:00:00.000Z';
export const DUE = '2030-01-03T12:00:00.000Z';

/** A log with the events of a story, one second apart. */
export const logOf = async (story: readonly StoryEvent[]): Promise<EventStore> => {
  let time = Date.parse(AT);
  const store = memoryEventStore({ now: () => new Date((time += 1_000)) });
  await appendStory(store, story);
  return store;
};

/** Appends a story to a log. */
export const appendStory = async (store: EventStore, story: readonly StoryEvent[]): Promise<void> => {
  for (const [index, { stream, type, data, metadata }] of story.entries()) {
    const id = idOf(index + 1);
    const ids = { correlationId: 'a-request', causationId: `command-${index}`, commandId: `command-${index}` };
    const recorded = { ...ids, actor: 'user-17', occurredAt: AT, schemaVersion: 1, ...metadata };
    await store.appendToStream(stream, [{ id, type, data, metadata: recorded }], 'any');
  }
};

/** The events of a story as the log contains them. */
export const recordedOf = async (story: readonly StoryEvent[]): Promise<readonly RecordedEvent[]> =>
  collect((await logOf(story)).readAll());
