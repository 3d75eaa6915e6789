import type { EventOf } from '@twofold/contracts/event-of';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import fc from 'fast-check';
import { z } from 'zod';
import { projection } from '../projection.ts';
import type { ReadModel, Table } from '../read-model.ts';

/** Streams: `counter-<name>`. `Moved` changes two rows, `Removed` deletes one. */
export const counterEvents = {
  Counted: z.object({ name: z.string(), by: z.int() }),
  Moved: z.object({ from: z.string(), to: z.string(), by: z.int() }),
  Removed: z.object({ name: z.string() }),
  Noted: z.object({ text: z.string() }),
};
export type CounterEvent = EventOf<typeof counterEvents>;

export type CounterRow = { readonly name: string; readonly count: number; readonly note: string | null };

/** This amount does not fit into the column. */
export const TOO_MUCH = 3_000_000_000;
/** This amount makes the projection throw. */
export const UNLUCKY = 1_313;

const counted = (row: CounterRow | undefined, name: string, by: number): CounterRow => ({
  name,
  count: (row?.count ?? 0) + by,
  note: row?.note ?? null,
});

/** Detects every event that is applied twice or not at all, which a projection of idempotent rows would hide. */
const counterProjection = (isUnlucky: (by: number) => boolean) =>
  projection<CounterRow, typeof counterEvents>('counters', {
    version: 1,
    events: counterEvents,
    keys: (event) =>
      event.type === 'Moved' ? [event.data.from, event.data.to] : event.type === 'Noted' ? [] : [event.data.name],
    apply: {
      Counted: (row, { data }) => {
        if (isUnlucky(data.by)) throw new Error('An unlucky number');
        return counted(row, data.name, data.by);
      },
      Moved: (row, { data }, name) => counted(row, String(name), name === data.to ? data.by : -data.by),
      Removed: () => undefined,
    },
  });

export const countersTable: Table<CounterRow> = {
  name: 'counters',
  key: 'name',
  columns: { name: 'text', count: 'integer', note: 'text null' },
  indexes: [{ name: 'count', on: '(count)' }],
  view: { columns: ['name', 'count', 'note'], where: 'count <> 0' },
};

export const counters: ReadModel = { projection: counterProjection((by) => by === UNLUCKY), table: countersTable };

/** The fixed version. */
export const forgivingCounters: ReadModel = { projection: counterProjection(() => false), table: countersTable };

/** The expected rows after these events, computed without the projector's code. */
export const countersAfter = (events: readonly CounterEvent[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { type, data } of events) {
    if (type === 'Counted') counts[data.name] = (counts[data.name] ?? 0) + data.by;
    if (type === 'Removed') delete counts[data.name];
    if (type === 'Moved') {
      counts[data.from] = (counts[data.from] ?? 0) - data.by;
      counts[data.to] = (counts[data.to] ?? 0) + data.by;
    }
  }
  return counts;
};

export const count = (name: string, by = 1): CounterEvent => ({ type: 'Counted', data: { name, by } });

/** Sixty counts of three counters. */
export const SIXTY_COUNTS = Array.from({ length: 60 }, (_, index) => count(['ada', 'bob', 'eve'][index % 3]!, index));

/** Appends each event to the stream of its counter. */
export const record = async (store: EventStore, events: readonly CounterEvent[]): Promise<void> => {
  for (const event of events) await store.appendToStream(streamOf(event), [aNewEvent(event)], 'any');
};

const streamOf = ({ type, data }: CounterEvent): string =>
  `counter-${type === 'Moved' ? data.from : type === 'Noted' ? 'notes' : data.name}`;

/** All events of the log. */
export const allEvents = async (store: EventStore): Promise<RecordedEvent[]> => {
  const events = [];
  for await (const event of store.readAll()) events.push(event);
  return events;
};

/** The counters that the view shows. */
export const visible = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, each]) => each !== 0));

const someName = fc.constantFrom('ada', 'bob', 'eve');
const someNumber = fc.integer({ min: -3, max: 9 });

/** An arbitrary history of three counters, with irrelevant events in between. */
export const someCounterEvents: fc.Arbitrary<CounterEvent[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('Counted' as const),
        data: fc.record({ name: someName, by: someNumber }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          type: fc.constant('Moved' as const),
          data: fc.record({ from: someName, to: someName, by: someNumber }),
        })
        .filter(({ data }) => data.from !== data.to),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('Removed' as const), data: fc.record({ name: someName }) }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'Noted' as const, data: { text: 'of no interest' } }) },
  ),
  { minLength: 1, maxLength: 40 },
);
