import { listEventsQuery } from '@twofold/contracts/audit/api';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventFinder } from '@twofold/event-store/event-finder';
import type { EventStore } from '@twofold/event-store/port';
import { anEvent, collect } from '@twofold/event-store/testing/events';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOpen } from '../../opening.ts';
import { viewTrace } from '../traces/view-trace.ts';
import { searchLog } from './search-log.ts';

const keyring = memoryKeyring();
const open = createOpen(keyring);
let stored: EventStore;
let nowMs: number;
beforeEach(() => {
  nowMs = Date.parse('2030-01-01T00:00:00Z');
  stored = memoryEventStore({ now: () => new Date((nowMs += 1_000)) });
});

const search = (query: object, maxLooked = 1_000) =>
  searchLog({ stored, open, finder: undefined, maxLooked }, listEventsQuery.parse(query));

const happen = async (count: number, stream = 'thing-1', type = 'SomethingHappened'): Promise<void> => {
  for (let number = 0; number < count; number++)
    await stored.appendToStream(stream, [anEvent({ number }, type)], 'any');
};

describe('searching the log', () => {
  it('says how far it looked where it found nothing, and goes on from there', async () => {
    await happen(1, 'thing-1', 'SomethingRare');
    await happen(9);
    const first = await search({ type: 'SomethingRare' }, 4);
    expect(first).toMatchObject({ events: [], looked: 4, lookedTo: { recordedAt: '2030-01-01T00:00:07.000Z' } });
    const second = await search({ type: 'SomethingRare', before: first.next }, 4);
    expect(second).toMatchObject({ events: [], looked: 4 });
    const last = await search({ type: 'SomethingRare', before: second.next }, 4);
    expect(last.events.map(({ type }) => type)).toEqual(['SomethingRare']);
    expect(last.next).toBeUndefined();
  });

  it('keeps what was recorded from one time on and before another', async () => {
    await happen(5);
    const { events } = await search({ from: '2030-01-01T00:00:02Z', to: '2030-01-01T01:00:04+01:00' });
    expect(events.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('stops where everything is older, but for what a clock may have gone back', async () => {
    await happen(2);
    nowMs += 2 * 60 * 60 * 1_000;
    await happen(2);
    const { events, looked, next } = await search({ from: new Date(nowMs - 1_500).toISOString() });
    expect({ events: events.length, looked, next }).toEqual({ events: 2, looked: 2, next: undefined });
  });

  it('begins where a time ends, in a log that finds it', async () => {
    await happen(8);
    const asked: Date[] = [];
    const finder = {
      firstSince: async (time: Date) => {
        asked.push(time);
        return (await collect(stored.readAll()))[3]?.position;
      },
    } as EventFinder;
    const query = listEventsQuery.parse({ to: '2030-01-01T00:00:04Z' });
    const { events, looked } = await searchLog({ stored, open, finder }, query);
    expect({ events: events.length, looked, asked }).toEqual({
      events: 3,
      looked: 3,
      asked: [new Date('2030-01-01T01:00:04Z')],
    });
  });

  it('leaves out types and streams that have a dash before them', async () => {
    await happen(1, 'thing-1', 'SomethingHappened');
    await happen(1, 'access-3', 'AuditLooked');
    await happen(1, 'thing-2', 'SomethingRare');
    const typesFor = async (query: object) => (await search(query)).events.map(({ type }) => type);
    expect(await typesFor({ type: '-AuditLooked' })).toEqual(['SomethingRare', 'SomethingHappened']);
    expect(await typesFor({ type: '-AuditLooked,-SomethingRare' })).toEqual(['SomethingHappened']);
    expect(await typesFor({ stream: '-access-' })).toEqual(['SomethingRare', 'SomethingHappened']);
    expect(await typesFor({ stream: '-thing-2' })).toEqual(['AuditLooked', 'SomethingHappened']);
  });

  it('looks into personal fields, and shows an event whose seal is broken as it is stored', async () => {
    const sealed = sealedEventStore(stored, keyring);
    const profile = {
      userId: 17,
      fullName: 'Ada Lovelace',
      socialProfile: '',
      expertise: '',
      updatedAt: '2030-01-01T00:00:00Z',
    };
    await sealed.appendToStream('user-17', [anEvent(profile, 'ProfileUpdated')], 'any');
    expect((await search({ text: 'LOVELACE' })).events).toHaveLength(1);
    const [event] = await collect(stored.readAll());
    const broken = { ...(event!.data as object), fullName: { sealed: '1.AAAA' } };
    await stored.appendToStream('user-17', [anEvent(broken, 'ProfileUpdated')], 'any');
    const { events } = await search({ stream: 'user-17' });
    expect(events.map(({ sentence }) => sentence)).toEqual([
      'ProfileUpdated does not read as one',
      'User 17 updated the profile: name “Ada Lovelace”, expertise “”',
    ]);
  });
});

describe('tracing a request through a log that cannot search', () => {
  it('says where to go on', async () => {
    await happen(5);
    const first = await viewTrace({ stored, open, finder: undefined, maxLooked: 3 }, 'a-request', undefined);
    expect(first.events).toHaveLength(3);
    const { next } = first;
    const rest = await viewTrace({ stored, open, finder: undefined, maxLooked: 3 }, 'a-request', next as never);
    expect(rest.events).toHaveLength(2);
    expect(rest.next).toBeUndefined();
  });
});
