import { randomUUID } from 'node:crypto';
import { InvalidEvent, isEventIdConflict, isInvalidEvent, isWrongExpectedRevision } from '../../errors.ts';
import { StoreUnavailable, WrongExpectedRevision } from '../../errors.ts';
import { MAX_APPEND_BYTES, type AppendResult, type EventStore } from '../../port.ts';
import { positionOf, revisionOf } from '../../units.ts';
import { someMetadata } from '../events.ts';
import type { Sabotage } from './sabotage.ts';

type Append = EventStore['appendToStream'];

const appending =
  (change: (append: Append) => Append) =>
  (store: EventStore): EventStore => ({ ...store, appendToStream: change(store.appendToStream.bind(store)) });

/** Pretends that the append was stored. */
const aLie: AppendResult = { revision: revisionOf(0n), position: positionOf('0000000000000000001') };

/** Handles a repeated append differently. */
const onRepeat = (repeat: Append, memory = Infinity): Sabotage['apply'] =>
  appending((append) => {
    const seen: string[] = [];
    return async (stream, events, expected) => {
      const id = events[0]?.id ?? '';
      const isKnown = seen.slice(-memory).includes(id);
      const isForgotten = !isKnown && seen.includes(id);
      seen.push(id);
      if (memory === Infinity ? !isKnown : !isForgotten) return append(stream, events, expected);
      return repeat === storedAgain
        ? append(
            stream,
            events.map((event) => ({ ...event, id: randomUUID() })),
            'any',
          )
        : repeat(stream, events, expected);
    };
  });
const storedAgain: Append = () => Promise.resolve(aLie);
const refusedAgain: Append = (stream, _, expected) =>
  Promise.reject(new WrongExpectedRevision(stream, expected, revisionOf(0n)));

const repeatsAreKnown = [
  'an append that began a stream answers the same again, and is stored once',
  'an append at an exact revision answers the same again, and is stored once',
  'a repeat is known after many more events',
  'the beginning of an append is known at its own revision',
  'an append that is under way twice at once is stored once',
];

export const brokenAppends: readonly Sabotage[] = [
  {
    fault: 'ignores the expected revision',
    breaks: [
      'a writer that expects no stream is refused where there is one',
      'a writer that is behind the stream is refused',
      'a writer that is ahead of the stream is refused',
      'a writer that expects a revision is refused where there is no stream',
      'a writer that expects a stream is refused where there is none',
      'of many writers at one revision exactly one wins',
      'of many writers that expect no stream exactly one wins',
      'an append that only begins with what is stored is refused',
      'the same events in another order are refused',
    ],
    apply: appending((append) => (stream, events) => append(stream, events, 'any')),
  },
  {
    fault: 'counts revisions from 1',
    breaks: [
      'a stream begins at revision 0 for a writer that expects none',
      'a writer that knows the revision goes on from it',
      'a writer that expects a stream is served where there is one',
      'a writer that expects anything is served with and without a stream',
    ],
    apply: appending((append) => async (stream, events, expected) => {
      const result = await append(stream, events, expected);
      return { ...result, revision: revisionOf(result.revision + 1n) };
    }),
  },
  {
    fault: 'stores the first of several events before it checks the revision',
    breaks: ['events of one append are stored all or none'],
    apply: appending((append) => async (stream, events, expected) => {
      try {
        return await append(stream, events, expected);
      } catch (error) {
        if (isWrongExpectedRevision(error)) await append(stream, events.slice(0, 1), 'any');
        throw error;
      }
    }),
  },
  {
    fault: 'fails a whole batch for one of its appends',
    breaks: [
      'a refused append does not touch those beside it',
      'a known id with other data, type or metadata is refused, and its neighbors are not',
      'an append without events is refused',
    ],
    apply: appending((append) => {
      let batch: Promise<AppendResult>[] = [];
      return async (stream, events, expected) => {
        const own = append(stream, events, expected);
        batch.push(own);
        const neighbors = Promise.allSettled(batch);
        await new Promise((resolve) => setImmediate(resolve));
        batch = [];
        if ((await neighbors).some(({ status }) => status === 'rejected'))
          throw new StoreUnavailable('The batch failed');
        return own;
      };
    }),
  },
  {
    fault: 'lets later appends overtake earlier ones',
    breaks: [
      'appends that one store is given at once keep their order in each stream',
      'appends that one store is given at once may build on each other',
    ],
    apply: appending((append) => {
      let count = 0;
      return async (stream, events, expected) => {
        if (count++ % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
        return append(stream, events, expected);
      };
    }),
  },
  { fault: 'stores repeats twice', breaks: repeatsAreKnown, apply: onRepeat(storedAgain) },
  {
    fault: 'refuses repeats',
    breaks: [...repeatsAreKnown, 'any requests in any order: a log behaves like its model'],
    apply: onRepeat(refusedAgain),
  },
  {
    fault: 'forgets what it stored a hundred appends ago',
    breaks: ['a repeat is known after many more events'],
    apply: onRepeat(storedAgain, 100),
  },
  {
    fault: 'knows repeats by their last event alone',
    breaks: ['the end of an append is known at its own revision'],
    apply: appending((append) => {
      const firsts = new Map<string, string>();
      return async (stream, events, expected) => {
        const last = events.at(-1)?.id ?? '';
        const first = firsts.get(last) ?? events[0]?.id ?? '';
        firsts.set(last, first);
        return first === events[0]?.id ? append(stream, events, expected) : refusedAgain(stream, events, expected);
      };
    }),
  },
  {
    fault: 'takes any known id for a repeat',
    breaks: [
      'a known id with other data, type or metadata is refused, and its neighbors are not',
      'a known id is refused in another stream',
      'a known id is refused at a newer revision',
    ],
    apply: appending(
      (append) => (stream, events, expected) =>
        append(stream, events, expected).catch((error: unknown) => {
          if (isEventIdConflict(error)) return aLie;
          throw error;
        }),
    ),
  },
  {
    fault: 'stores something else where it should refuse',
    breaks: [
      ...[
        'a bigint',
        'undefined in an object',
        'undefined in an array',
        'undefined itself',
        'NaN',
        'Infinity',
        'a function',
        'a symbol',
        'a Date',
        'a Map',
        'something that contains itself',
        'something bottomless',
        'U+0000',
        'U+0000 in a key',
        'a lone surrogate',
        'a lone surrogate in a key',
      ].map((what) => `${what} in an event is refused by its path`),
      'metadata is held to the same rules as data',
      'an append without events is refused',
      'an id that is no UUID in lower case is refused',
      'an id twice in one append is refused',
      'a name that no store could keep is refused',
      'an append one byte larger than allowed is refused',
      'the size of an append is that of all its events together',
      'the size of an append is counted in bytes, not in characters',
    ],
    apply: appending(
      (append) => (stream, events, expected) =>
        append(stream, events, expected).catch((error: unknown) => {
          if (!isInvalidEvent(error)) throw error;
          const other = { id: randomUUID(), type: 'Cleaned', data: null, metadata: someMetadata };
          return append(stream === '' ? 'nameless' : 'cleaned', [other], 'any');
        }),
    ),
  },
  {
    fault: 'refuses the largest append that is allowed',
    breaks: ['an append as large as allowed is stored as it is'],
    apply: appending((append) => async (stream, events, expected) => {
      const bytes = Buffer.byteLength(
        events.map(({ data, metadata }) => JSON.stringify(data) + JSON.stringify(metadata)).join(''),
      );
      if (bytes === MAX_APPEND_BYTES) throw new InvalidEvent('Too large');
      return append(stream, events, expected);
    }),
  },
  {
    fault: 'cuts long names',
    breaks: ['a name of 255 characters is kept'],
    apply: appending((append) => (stream, events, expected) => append(stream.slice(0, 200), events, expected)),
  },
  {
    fault: 'drops what is in flight when it closes, and does not close again',
    breaks: ['a store that closes finishes what is in flight', 'a store may be closed twice'],
    apply: (store) => {
      let isClosed = false;
      return {
        ...store,
        appendToStream: async (...append) => {
          await new Promise((resolve) => setImmediate(resolve));
          if (isClosed) throw new StoreUnavailable('It was closed meanwhile');
          return store.appendToStream(...append);
        },
        close: async () => {
          if (isClosed) throw new Error('It is closed already');
          isClosed = true;
        },
      };
    },
  },
  {
    fault: 'takes appends after it closed',
    breaks: ['a closed store rejects appends'],
    apply: (store) => ({ ...store, close: async () => undefined }),
  },
];
