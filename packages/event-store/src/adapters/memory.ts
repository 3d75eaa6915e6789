import { randomUUID } from 'node:crypto';
import { EventIdConflict, StoreUnavailable, WrongExpectedRevision } from '../errors.ts';
import type {
  AppendResult,
  EventFilter,
  EventMetadata,
  EventStore,
  ExpectedRevision,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
  Revision,
  SubscribeOptions,
  SubscriptionMessage,
} from '../port.ts';
import { revisionOf } from '../units.ts';
import { BEFORE_FIRST, densePosition } from './dense-position.ts';
import { prepareAppend, type PreparedAppend, type PreparedEvent } from './prepare-append.ts';

/** Stored as JSON text, so that a caller cannot change the log through an event object. */
type StoredEvent = PreparedEvent & Pick<RecordedEvent, 'stream' | 'revision' | 'position' | 'recordedAt'>;

type MemoryLog = {
  readonly events: StoredEvent[];
  readonly streams: Map<string, StoredEvent[]>;
  readonly byId: Map<string, StoredEvent>;
  /** Called once each when something is appended or the store closes. */
  readonly waiting: Set<() => void>;
};

/** Maximum events per batch of a follower. */
const BATCH = 500;

/** The log for tests and examples: it fulfills the contract, and exists only in memory. */
export const memoryEventStore = ({ now = () => new Date() }: { readonly now?: () => Date } = {}): EventStore => {
  const log: MemoryLog = { events: [], streams: new Map(), byId: new Map(), waiting: new Set() };
  const storeId = randomUUID();
  let isOpen = true;
  return {
    storeId: async () => storeId,
    appendToStream: async (stream, events, expected) => {
      if (!isOpen) throw new StoreUnavailable('The event store is closed');
      return append(log, prepareAppend(stream, events, expected), expected, now);
    },
    readStream: (stream, options) => readStream(log, stream, options),
    readAll: (options) => readAll(log, options),
    subscribeToAll: (options) => follow(log, options, () => isOpen),
    close: async () => {
      isOpen = false;
      wake(log);
    },
  };
};

const append = (
  log: MemoryLog,
  { stream, events }: PreparedAppend,
  expected: ExpectedRevision,
  now: () => Date,
): AppendResult => {
  const stored = log.streams.get(stream) ?? [];
  const known = knownRepeat(log, stream, events, expected);
  if (known !== undefined) return known;
  const actual = stored.at(-1)?.revision ?? 'no-stream';
  if (!isWhere(actual, expected)) throw new WrongExpectedRevision(stream, expected, actual);
  refuseKnownIds(log, stream, events);
  const recordedAt = now().toISOString();
  for (const event of events) {
    const revision = revisionOf(BigInt(stored.length));
    const entry = { ...event, stream, revision, position: densePosition(log.events.length + 1), recordedAt };
    log.events.push(entry);
    stored.push(entry);
    log.byId.set(event.id, entry);
  }
  log.streams.set(stream, stored);
  wake(log);
  return { revision: revisionOf(BigInt(stored.length - 1)), position: densePosition(log.events.length) };
};

const isWhere = (actual: Revision | 'no-stream', expected: ExpectedRevision): boolean =>
  expected === 'any' || (expected === 'stream-exists' ? actual !== 'no-stream' : actual === expected);

/** The first result, if exactly these events are where this append would have put them. */
const knownRepeat = (
  log: MemoryLog,
  stream: string,
  events: readonly PreparedEvent[],
  expected: ExpectedRevision,
): AppendResult | undefined => {
  const first = firstRevision(log, events, expected);
  if (first === undefined) return undefined;
  const there = log.streams.get(stream)?.slice(Number(first), Number(first) + events.length) ?? [];
  if (there.length < events.length || there.some(({ id }, index) => id !== events[index]?.id)) return undefined;
  if (there.some((stored, index) => !isSame(stored, events[index]))) refuseKnownIds(log, stream, events);
  const last = there.at(-1);
  return last && { revision: last.revision, position: last.position };
};

const firstRevision = (
  log: MemoryLog,
  [first]: readonly PreparedEvent[],
  expected: ExpectedRevision,
): bigint | undefined => {
  if (expected === 'no-stream') return 0n;
  if (typeof expected === 'bigint') return expected + 1n;
  return first && log.byId.get(first.id)?.revision;
};

const isSame = (stored: PreparedEvent, event: PreparedEvent | undefined): boolean =>
  stored.type === event?.type && stored.dataText === event.dataText && stored.metadataText === event.metadataText;

const refuseKnownIds = (log: MemoryLog, stream: string, events: readonly PreparedEvent[]): void => {
  const known = events.find(({ id }) => log.byId.has(id));
  if (known !== undefined)
    throw new EventIdConflict(`The id ${known.id}, appended to ${stream}, is known with other content or elsewhere`);
};

async function* readStream(
  log: MemoryLog,
  stream: string,
  { from, direction = 'forwards', limit = Infinity }: ReadStreamOptions = {},
): AsyncGenerator<RecordedEvent> {
  const stored = log.streams.get(stream) ?? [];
  const [first, end, step] = direction === 'forwards' ? [0, stored.length, 1] : [stored.length - 1, -1, -1];
  const start = from === undefined ? first : direction === 'forwards' ? Number(from) : Math.min(Number(from), first);
  let left = limit;
  for (let index = start; index * step < end * step && left > 0; index += step, left--) {
    const event = stored[index];
    if (event !== undefined) yield recorded(event);
  }
}

async function* readAll(
  log: MemoryLog,
  { after, direction = 'forwards', limit = Infinity, filter = {} }: ReadAllOptions = {},
): AsyncGenerator<RecordedEvent> {
  const snapshot = direction === 'forwards' ? [...log.events] : log.events.toReversed();
  let left = limit;
  for (const event of snapshot) {
    if (left <= 0) return;
    if (after !== undefined && (direction === 'forwards' ? event.position <= after : event.position >= after)) continue;
    if (!isKept(event, filter)) continue;
    left--;
    yield recorded(event);
  }
}

const isKept = ({ type, stream }: StoredEvent, { types, streamPrefixes }: EventFilter): boolean =>
  (types?.includes(type) ?? true) && (streamPrefixes?.some((prefix) => stream.startsWith(prefix)) ?? true);

async function* follow(
  log: MemoryLog,
  { after, signal }: SubscribeOptions,
  isOpen: () => boolean,
): AsyncGenerator<SubscriptionMessage> {
  let next = Number(after ?? BEFORE_FIRST);
  let saidCaughtUp = false;
  while (!signal.aborted && isOpen()) {
    const batch = log.events.slice(next, next + BATCH);
    if (batch.length > 0) {
      next += batch.length;
      saidCaughtUp = false;
      yield { events: batch.map(recorded) };
    } else if (saidCaughtUp) {
      await announced(log, signal);
    } else {
      saidCaughtUp = true;
      yield { caughtUp: densePosition(Math.min(next, log.events.length)) };
    }
  }
}

const announced = (log: MemoryLog, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      log.waiting.delete(done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    log.waiting.add(done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

const wake = (log: MemoryLog): void => {
  for (const done of log.waiting) done();
};

const recorded = ({ dataText, metadataText, ...event }: StoredEvent): RecordedEvent => {
  const data: unknown = JSON.parse(dataText);
  const metadata: EventMetadata = JSON.parse(metadataText);
  return { ...event, data, metadata };
};
