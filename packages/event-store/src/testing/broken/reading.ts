import { randomUUID } from 'node:crypto';
import type { EventStore, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../../port.ts';
import { positionOf, revisionOf } from '../../units.ts';
import { collect } from '../events.ts';
import type { Sabotage } from './sabotage.ts';

type Change<Options> = {
  readonly before?: (options: Options) => Options;
  readonly after?: (events: RecordedEvent[], options: Options) => RecordedEvent[];
};

async function* changed<Options>(
  read: (options: Options) => AsyncIterable<RecordedEvent>,
  options: Options,
  { before = (same) => same, after = (same) => same }: Change<Options>,
): AsyncGenerator<RecordedEvent> {
  yield* after(await collect(read(before(options))), options);
}

const readingStreams =
  (change: Change<ReadStreamOptions>) =>
  (store: EventStore): EventStore => ({
    ...store,
    readStream: (stream, options = {}) => changed((same) => store.readStream(stream, same), options, change),
  });

const readingAll =
  (change: Change<ReadAllOptions>) =>
  (store: EventStore): EventStore => ({
    ...store,
    readAll: (options = {}) => changed((same) => store.readAll(same), options, change),
  });

const eachEvent =
  (change: (event: RecordedEvent) => RecordedEvent) =>
  (events: RecordedEvent[]): RecordedEvent[] =>
    events.map((event) => change(event));

const forwardsOnly = <Options extends object>(options: Options): Options & { readonly direction: 'forwards' } => ({
  ...options,
  direction: 'forwards',
});

const oneMore = <Options extends { readonly limit?: number }>(options: Options): Options =>
  options.limit === undefined ? options : { ...options, limit: options.limit + 1 };

const carelessCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}).normalize('NFC'));

export const brokenReads: readonly Sabotage[] = [
  {
    fault: 'has an error for a stream that is not there',
    breaks: ['a stream that is not there has no events'],
    apply: readingStreams({
      after: (events) => {
        if (events.length === 0) throw new Error('Stream not found');
        return events;
      },
    }),
  },
  {
    fault: 'does not say when',
    breaks: ['an event is read as it was written, with its place and time'],
    apply: readingStreams({ after: eachEvent((event) => ({ ...event, recordedAt: '' })) }),
  },
  {
    fault: 'copies data carelessly',
    breaks: ['every character there is comes back', 'every JSON value comes back'],
    apply: readingStreams({ after: eachEvent((event) => ({ ...event, data: carelessCopy(event.data) })) }),
  },
  {
    fault: 'gives every reader the same objects',
    breaks: ['an event that was read belongs to its reader alone'],
    apply: (store) => {
      const kept = new Map<string, RecordedEvent>();
      return readingStreams({
        after: eachEvent((event) => {
          const first = kept.get(event.id) ?? event;
          kept.set(event.id, first);
          return first;
        }),
      })(store);
    },
  },
  {
    fault: 'reads what was there a moment ago',
    breaks: ['what was acknowledged is read at once', 'a stream begins at revision 0 for a writer that expects none'],
    apply: readingStreams({
      after: (events, { direction }) => (direction === 'backwards' ? events.slice(1) : events.slice(0, -1)),
    }),
  },
  {
    fault: 'takes a stream name for a pattern',
    breaks: ['streams whose names begin alike are kept apart'],
    apply: (store) => ({
      ...store,
      readStream: (stream) => store.readAll({ filter: { streamPrefixes: [stream.replace('%', '')] } }),
    }),
  },
  {
    fault: 'reads a stream after a revision instead of from it',
    breaks: ['a stream is read from a revision, that one included'],
    apply: readingStreams({
      before: ({ from, ...options }) => (from === undefined ? options : { ...options, from: revisionOf(from + 1n) }),
    }),
  },
  {
    fault: 'reads streams forwards only',
    breaks: ['a stream is read backwards, from its end or from a revision'],
    apply: readingStreams({ before: forwardsOnly }),
  },
  {
    fault: 'reads one event more of a stream than its limit',
    breaks: ['a limit ends a read of a stream', 'any requests in any order: a log behaves like its model'],
    apply: readingStreams({ before: oneMore }),
  },
  {
    fault: 'reads one page of a stream',
    breaks: ['a stream longer than any page is read whole'],
    apply: readingStreams({ after: (events) => events.slice(0, 1_000) }),
  },
  {
    fault: 'reads one megabyte of a stream',
    breaks: ['a stream of large events is read whole'],
    apply: readingStreams({
      after: (events) => {
        let size = 0;
        return events.filter(({ data }) => (size += JSON.stringify(data).length) < 2 ** 20);
      },
    }),
  },
  {
    fault: 'never gets back the connection of a reader who stopped early',
    breaks: ['a reader may stop early, and the store still closes'],
    apply: (store) => {
      let connections = 0;
      const leaking = async function* (events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
        connections++;
        yield* events;
        connections--;
      };
      return {
        ...store,
        readStream: (stream, options) => leaking(store.readStream(stream, options)),
        readAll: (options) => leaking(store.readAll(options)),
        close: () => (connections === 0 ? store.close() : new Promise(() => undefined)),
      };
    },
  },
  {
    fault: 'writes positions without leading zeros',
    breaks: ['the log is read in the order of its positions, which are of one width'],
    apply: readingAll({
      after: eachEvent((event) => ({ ...event, position: positionOf(event.position.replace(/^0+/, '')) })),
    }),
  },
  {
    fault: 'reads the log from a position instead of after it',
    breaks: ['the log is read after a position, that one excluded'],
    apply: readingAll({
      before: ({ after, ...options }) => {
        if (after === undefined) return options;
        return { ...options, after: positionOf(String(Number(after) - 1).padStart(after.length, '0')) };
      },
    }),
  },
  {
    fault: 'reads the log forwards only',
    breaks: ['the log is read backwards, from its end or from before a position'],
    apply: readingAll({ before: forwardsOnly }),
  },
  {
    fault: 'reads one event more of the log than its limit',
    breaks: ['a limit ends a read of the log'],
    apply: readingAll({ before: oneMore }),
  },
  {
    fault: 'misses the first event of the log',
    breaks: ['the log is read from its first event'],
    apply: readingAll({ after: (events, { after }) => (after === undefined ? events.slice(1) : events) }),
  },
  {
    fault: 'ignores the filter',
    breaks: ['the log is filtered by type and by the beginning of the stream'],
    apply: readingAll({ before: (options) => ({ ...options, filter: {} }) }),
  },
  {
    fault: 'reads one page of the log',
    breaks: ['a log longer than any page is read whole'],
    apply: readingAll({ after: (events) => events.slice(0, 1_000) }),
  },
  {
    fault: 'is another log every time it is asked',
    breaks: ['a store always says the same of which log it is'],
    apply: (store) => ({ ...store, storeId: async () => randomUUID() }),
  },
];
