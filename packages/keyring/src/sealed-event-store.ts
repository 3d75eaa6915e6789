import { isStoreUnavailable } from '@twofold/event-store/errors';
import type { AppendResult, EventStore, NewEvent, RecordedEvent } from '@twofold/event-store/port';
import { backoffMs, pause } from '@twofold/timing/timing';
import { mapInChunks } from './map-in-chunks.ts';
import { isBrokenSeal } from './errors.ts';
import { createStreamQueue } from './stream-queue.ts';
import type { Keyring } from './keyring.ts';
import { personalFieldsOfEvents, type FieldsByType } from './personal-fields.ts';
import { openEvent, sealEvent, subjectsToOpen, subjectsToSeal } from './seal-event.ts';

/** The maximum number of events that are opened with one query of the keys. */
const CHUNK = 300;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;

/**
 * An event store that seals personal fields: its users read and append plain text, and the underlying log contains only
 * sealed values. It fulfills the same contract, with these additions:
 *
 * - An append for a person or report whose key was erased throws SubjectErased, even if it repeats an earlier one.
 * - A field whose key was erased reads as `ERASED`, immediately and in every process.
 * - A broken seal makes a read throw BrokenSeal. A subscription must not end, so it delivers the sealed value unchanged:
 *   it matches no schema, and a follower treats the event like any other that it cannot read.
 *
 * `fields` are those of the contracts, unless a test has its own events.
 */
export const sealedEventStore = (
  store: EventStore,
  keyring: Pick<Keyring, 'sealing'>,
  fields: FieldsByType = personalFieldsOfEvents,
): EventStore => {
  const { toSeal, toOpen } = keyring.sealing;
  const queue = createStreamQueue();

  const append: EventStore['appendToStream'] = (stream, events, expected) => {
    const seal = async (): Promise<readonly NewEvent[]> => {
      const subjects = subjectsToSeal(events, fields);
      if (subjects.size === 0) return events;
      const sealers = await toSeal([...subjects]);
      return events.map((event) => sealEvent(event, sealers, fields));
    };
    const send = (sealed: readonly NewEvent[]): Promise<AppendResult> => store.appendToStream(stream, sealed, expected);
    const isPlain = !events.some(({ type }) => fields.has(type));
    return isPlain && !queue.isBusy(stream) ? send(events) : queue.run(stream, seal, send);
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
    readStream: (stream, options) => mapInChunks(store.readStream(stream, options), CHUNK, openOrThrow),
    readAll: (options) => mapInChunks(store.readAll(options), CHUNK, openOrThrow),
    subscribeToAll: async function* (options) {
      for await (const message of store.subscribeToAll(options)) {
        if ('caughtUp' in message) {
          yield message;
          continue;
        }
        const events = await retryOutages(() => openOrLeave(message.events), options.signal);
        if (events === undefined) return;
        yield { events };
      }
    },
    close: async () => {
      await queue.allSent();
      await store.close();
    },
  };
};

const refuse = (_: RecordedEvent, error: Error): never => {
  throw error;
};

const leaveSealed = (event: RecordedEvent): RecordedEvent => event;

/** Retries, so that a subscription survives an outage of the keys' database. `undefined` once the signal aborts. */
const retryOutages = async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined> => {
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
