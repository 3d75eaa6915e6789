import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  START,
  jsonEvent,
  type AllStreamResolvedEvent,
  type AppendExpectedRevision,
} from '@eventstore/db-client';
import { isWrongExpectedRevision, UnknownPosition } from '../errors.ts';
import { createOutage, type Log } from '../outage.ts';
import { headOf } from '../followers/progress.ts';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  Position,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
} from '../port.ts';
import { untilAborted } from '@twofold/timing/timing';
import { revisionOf } from '../units.ts';
import { parseEventStoreAddress } from './eventstoredb-address.ts';
import { createAppender, type AppendConnection, type AppenderOptions } from './eventstoredb-appender.ts';
import { isInvalidPosition, isMissingStream, isRefusedRead } from './eventstoredb-failures.ts';
import { followLog, type FollowerDeps, type OpenSubscription } from './eventstoredb-follower.ts';
import { readPages, type ReadPage, type ReadingOptions } from './eventstoredb-reading.ts';
import {
  BEFORE_FIRST,
  NAME_STREAM,
  isBeyond,
  isOurs,
  nameEvent,
  parsePosition,
  passes,
  positionText,
  toRecordedEvent,
  type ClientResolved,
} from './eventstoredb-records.ts';
import { signalsOf } from './eventstoredb-signals.ts';
import { subscribe } from './eventstoredb-subscription.ts';
import { tolerateClientRejections } from './eventstoredb-rejections.ts';
import { askForUncompressedMessages } from './eventstoredb-uncompressed.ts';
import { prepareAppend } from './prepare-append.ts';

export type EventStoreDbOptions = {
  /** `esdb://…` or `esdb+discover://…` */
  readonly url: string;
  /** Receives outages of the followers. */
  readonly log?: Log;
  readonly now?: () => Date;
  /** Deadlines that tests shorten. */
  readonly appending?: Pick<AppenderOptions, 'answerMs' | 'patienceMs'>;
  readonly reading?: Pick<ReadingOptions, 'answerMs' | 'patienceMs'>;
  readonly following?: Pick<FollowerDeps, 'silenceMs'>;
};

/**
 * The log on EventStoreDB. One client only appends, one reads, and each subscription has its own: in version 6.2.1 a dying
 * connection rejects the appends of every client in the process that appends. Therefore a process opens one such store.
 * @throws UnusableAddress for an address that the client would misread.
 */
export const eventStoreDbEventStore = (options: EventStoreDbOptions): EventStore => {
  const { url } = parseEventStoreAddress(options.url);
  askForUncompressedMessages();
  const stopTolerating = tolerateClientRejections();
  const now = options.now ?? (() => new Date());
  const appender = createAppender({ connect: () => appendConnection(url), ...options.appending });
  const reader = connect(url);
  const closing = new AbortController();
  const reading = { signal: closing.signal, ...options.reading };
  const isRefusal = isRefusedRead;
  const outage = createOutage({ what: 'Following the log', log: options.log, isRefusal, signal: closing.signal });

  const readStream = (stream: string, read: ReadStreamOptions = {}) =>
    readPages(streamPages(reader, stream, read), read.limit, reading);
  const readAll = (read: ReadAllOptions = {}) =>
    readPages(allPages(reader, read), read.limit, { ...reading, leastPage: MIN_PAGE_OF_ALL });
  const append: EventStore['appendToStream'] = async (stream, events, expected) =>
    appender.append(prepareAppend(stream, events, expected), expected);
  return {
    storeId: once(() => nameOf(readStream, append, now)),
    appendToStream: append,
    readStream,
    readAll,
    subscribeToAll: ({ after, signal }) => {
      const both = { signal: AbortSignal.any([signal, closing.signal]), ...(after === undefined ? {} : { after }) };
      const open = (from: Position | undefined) => openSubscription(url, from);
      return followLog(
        { open, head: () => headOf({ readAll }), beforeFirst: BEFORE_FIRST, outage, ...options.following },
        both,
      );
    },
    close: async () => {
      closing.abort();
      await appender.close();
      await closeClient(reader);
      stopTolerating();
    },
  };
};

/** The end of the log is read often, and the server's own events may follow it. */
const MIN_PAGE_OF_ALL = 20;

const connect = (url: string): EventStoreDBClient => EventStoreDBClient.connectionString(url);

/** The client's `dispose` ends its calls, but leaves its connection open. */
const closeClient = async (client: EventStoreDBClient): Promise<void> => {
  const channel = (client as unknown as { getChannel(): Promise<{ close(): void }> }).getChannel();
  void client.dispose();
  await channel.then((open) => open.close()).catch(() => undefined);
};

const utf8 = new TextEncoder();

const appendConnection = (url: string): AppendConnection => {
  const client = connect(url);
  return {
    send: async ({ stream, events }, expected): Promise<AppendResult> => {
      const proposed = events.map(({ id, type, dataText, metadataText }) =>
        // The client sends metadata bytes unchanged, but always serializes data itself.
        jsonEvent({ id, type, data: JSON.parse(dataText), metadata: utf8.encode(metadataText) }),
      );
      const result = await client.appendToStream(stream, proposed, { expectedRevision: clientRevision(expected) });
      const revision = revisionOf(result.nextExpectedRevision);
      const position = result.position ?? (await positionAt(client, stream, result.nextExpectedRevision));
      return { revision, position: positionText(position) };
    },
    cut: () => closeClient(client),
  };
};

/** The answer to a repeated append may lack the position; the stored event has it. */
const positionAt = async (client: EventStoreDBClient, stream: string, revision: bigint) => {
  for await (const { event } of client.readStream(stream, { fromRevision: revision, maxCount: 1 })) {
    if (event?.position) return event.position;
  }
  throw new Error(`${stream} has no event ${revision}, although it was just appended`);
};

const clientRevision = (expected: ExpectedRevision): AppendExpectedRevision => {
  if (typeof expected === 'bigint') return expected;
  return expected === 'no-stream' ? 'no_stream' : expected === 'stream-exists' ? 'stream_exists' : 'any';
};

/**
 * Pages of one stream. Every page is read to its end: this client cannot cancel a read, so leaving it early keeps it open.
 */
const streamPages =
  (client: EventStoreDBClient, stream: string, { from, direction = 'forwards' }: ReadStreamOptions): ReadPage =>
  async (last, maxCount) => {
    const isForwards = direction === 'forwards';
    const next = last ? last.revision + (isForwards ? 1n : -1n) : from;
    if (next !== undefined && next < 0n) return { events: [], isLast: true };
    const fromRevision = next ?? (isForwards ? START : END);
    const read = { direction: isForwards ? FORWARDS : BACKWARDS, fromRevision, maxCount } as const;
    const events: RecordedEvent[] = [];
    try {
      for await (const { event } of client.readStream(stream, read)) if (event) events.push(toRecordedEvent(event));
    } catch (error) {
      if (!isMissingStream(error)) throw error;
    }
    return { events, isLast: events.length < maxCount };
  };

const allPages = (client: EventStoreDBClient, { after, direction = 'forwards', filter }: ReadAllOptions): ReadPage => {
  const isForwards = direction === 'forwards';
  let behind = isForwards && after === BEFORE_FIRST ? undefined : after;
  return async (_, maxCount) => {
    if (!isForwards && behind === BEFORE_FIRST) return { events: [], isLast: true };
    const fromPosition = behind ? parsePosition(behind) : isForwards ? START : END;
    const read = { direction: isForwards ? FORWARDS : BACKWARDS, fromPosition, maxCount } as const;
    const page: AllStreamResolvedEvent[] = [];
    try {
      for await (const resolved of client.readAll(read)) page.push(resolved);
    } catch (error) {
      if (!isInvalidPosition(error)) throw error;
      throw new UnknownPosition(`The log has no position ${behind}`, { cause: error });
    }
    const ours = page.map(ourEvent).filter((event) => event !== undefined);
    const events = ours.filter((event) => isBeyond(event, behind, direction) && passes(filter, event));
    const end = page.at(-1)?.event?.position;
    if (end) behind = positionText(end);
    // Forwards, the first event of a page is the last of the previous page.
    return { events, isLast: page.length < maxCount };
  };
};

const ourEvent = ({ event }: ClientResolved): RecordedEvent | undefined =>
  event && isOurs(event) ? toRecordedEvent(event) : undefined;

const openSubscription = (url: string, after: Position | undefined): OpenSubscription => {
  const client = connect(url);
  const closing = new AbortController();
  const answers = subscribe(client, after);
  // It may fail before the signals are read.
  answers.catch(() => undefined);
  return {
    signals: async function* () {
      yield* signalsOf(await untilAborted(answers, closing.signal));
    },
    close: async () => {
      closing.abort();
      void answers.then((open) => open.cancel()).catch(() => undefined);
      await closeClient(client);
    },
  };
};

/** The name of the log is the first event of a separate stream. The first process creates it. */
const nameOf = async (
  readStream: EventStore['readStream'],
  append: EventStore['appendToStream'],
  now: () => Date,
): Promise<string> => {
  for (;;) {
    for await (const { data } of readStream(NAME_STREAM, { limit: 1 })) {
      if (typeof data === 'object' && data !== null && 'logId' in data) return String(data.logId);
    }
    const event = nameEvent(randomUUID(), randomUUID(), now().toISOString());
    await append(NAME_STREAM, [event], 'no-stream').catch((error: unknown) => {
      if (!isWrongExpectedRevision(error)) throw error;
    });
  }
};

/** Caches a result, but not a failure. */
const once = <Found>(find: () => Promise<Found>): (() => Promise<Found>) => {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
};
