import type { RecordedEvent } from '@twofold/event-store/port';
import type { Projection } from '@twofold/projector/projection';
import { beforeEach, describe, expect, it } from 'vitest';
import { logOf, type StoryEvent } from '../testing/a-story.ts';
import { spillMap } from '../testing/spill-map.ts';
import { createSpillCache } from './spill-cache.ts';
import { createRebuiltModel } from './rebuilt-model.ts';

/** Counts the events of each stream. What is called `unreadable` it cannot read, and what is called `unfit` not apply. */
const counts: Projection = {
  name: 'counts',
  version: 1,
  handles: () => true,
  step: ({ type, stream }) => {
    if (type === 'unreadable') throw new Error(type);
    return {
      keys: [stream],
      apply: (row) => {
        if (type === 'unfit') throw new Error(type);
        return { stream, count: Number(row?.['count'] ?? 0) + 1 };
      },
    };
  },
};

const storyEvent = (type: string): StoryEvent => ({ stream: 'user-1', type, data: {} });
const eventsOf = async (...types: readonly string[]): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of (await logOf(types.map(storyEvent))).readAll()) events.push(event);
  return events;
};

describe('making a read model from batches that are read ahead', () => {
  let spillCache: ReturnType<typeof createSpillCache>;
  let rebuilt: ReturnType<typeof createRebuiltModel>;
  beforeEach(() => {
    spillCache = createSpillCache(spillMap(), Number.POSITIVE_INFINITY);
  });

  /** Reads all events before it takes any, each as its own batch. */
  const poisonAfter = async (...types: readonly string[]): Promise<string | undefined> => {
    const events = await eventsOf(...types);
    const last = events.at(-1)?.position;
    const madeOf = { upTo: last, skipped: new Set<string>(), parked: new Map<string, bigint>() };
    rebuilt = createRebuiltModel(counts, madeOf, { spillCache, section: 0 });
    const works = events.map((event) => rebuilt.read([event]));
    expect(rebuilt.poison()).toBeUndefined();
    for (const { keys, take } of works) {
      await spillCache.ready(keys);
      take();
    }
    return rebuilt.poison()?.event.type;
  };

  it('applies what came before an event that does not parse', async () => {
    expect(await poisonAfter('fit', 'fit', 'unreadable')).toBe('unreadable');
    expect(rebuilt.row('user-1')).toEqual({ stream: 'user-1', count: 2 });
  });

  it('names the first event that is wrong, and not the first that was read', async () =>
    expect(await poisonAfter('unfit', 'unreadable')).toBe('unfit'));
});
