import { isStoreUnavailable } from '@twofold/event-store/errors';
import type { AppendResult, EventStore, NewEvent, RecordedEvent } from '@twofold/event-store/port';
import { backoffMs, pause } from '@twofold/event-store/timing';
import { byChunks } from './by-chunks.ts';
import { isBrokenSeal } from './errors.ts';
import { handOverInTurn } from './hand-over.ts';
import type { Keyring } from './keyring.ts';
import { personalFieldsOfEvents, type FieldsByType } from './personal-fields.ts';
import { openEvent, sealEvent, subjectsToOpen, subjectsToSeal } from './seal-event.ts';

/** So many events are opened with one question to the table of keys. */
const CHUNK = 300;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;

/**
 * An event store in which personal fields are sealed below the port: who appends and reads sees plain text, and the log
 * never does. The contract is the same, with these beside it:
 *
 * - An append of a person or report whose key was erased throws SubjectErased, a repeat of an earlier one included.
 * - A field whose key was erased reads as `ERASED`, at once and in every process.
 * - A broken seal makes a read throw BrokenSeal. A subscription must not end, so it hands the sealed value on as it is:
 *   no schema takes it, and a follower treats the event as it treats any that it cannot read.
 *
 * `fields` are those of the contracts, unless a test has events of its own.
 */
export const sealedEventStore = (
  store: EventStore,
  keyring: Pick<Keyring, 'sealing'>,
  fields: FieldsByType = personalFieldsOfEvents,
): EventStore => {
  const { toSeal, toOpen } = keyring.sealing;
  const turns = handOverInTurn();

  const append: EventStore['appendToStream'] = (stream, events, expected) => {
    const sealThem = async (): Promise<readonly NewEvent[]> => {
      const subjects = subjectsToSeal(events, fields);
      if (subjects.size === 0) return events;
      const sealers = await toSeal([...subjects]);
      return events.map((event) => sealEvent(event, sealers, fields));
    };
    const handOn = (sealed: readonly NewEvent[]): Promise<AppendResult> =>
      store.appendToStream(stream, sealed, expected);
    const isPlain = !events.some(({ type }) => fields.has(type));
    return isPlain && !turns.isTaken(stream) ? handOn(events) : turns.take(stream, sealThem, handOn);
  };

  const openAll = async (
    events: readonly RecordedEvent[],
    onBroken: (event: RecordedEvent, error: Error) => RecordedEvent,
  ): Promise<readonly RecordedEvent[]> => {
    const subjects = subjectsToOpen(events, fields);
    if (subjects.size === 0) return events;
    const sealers = await toOpen([...subjects]);
    return events.map((event) => {
      try {
        return openEvent(event, sealers, fields);
      } catch (error) {
        if (!isBrokenSeal(error)) throw error;
        return onBroken(event, error);
      }
    });
  };
  const openOrThrow = (events: readonly RecordedEvent[]) => openAll(events, refuse);
  const openOrLeave = (events: readonly RecordedEvent[]) => openAll(events, leaveSealed);

  return {
    storeId: () => store.storeId(),
    appendToStream: append,
    readStream: (stream, options) => byChunks(store.readStream(stream, options), CHUNK, openOrThrow),
    readAll: (options) => byChunks(store.readAll(options), CHUNK, openOrThrow),
    subscribeToAll: async function* (options) {
      for await (const message of store.subscribeToAll(options)) {
        if ('caughtUp' in message) {
          yield message;
          continue;
        }
        const events = await persistently(() => openOrLeave(message.events), options.signal);
        if (events === undefined) return;
        yield { events };
      }
    },
    close: async () => {
      await turns.allTaken();
      await store.close();
    },
  };
};

const refuse = (_: RecordedEvent, error: Error): never => {
  throw error;
};

const leaveSealed = (event: RecordedEvent): RecordedEvent => event;

/** A subscription outlives an outage of the database of the keys. `undefined` once the signal aborts. */
const persistently = async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined> => {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await work();
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
      await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, Math.random), signal);
    }
  }
  return undefined;
};
