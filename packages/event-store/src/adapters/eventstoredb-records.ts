import { UnknownPosition } from '../errors.ts';
import type { Direction, EventFilter, EventMetadata, NewEvent, Position, RecordedEvent } from '../port.ts';
import { positionOf, revisionOf } from '../units.ts';

/** An offset into the log of EventStoreDB is a positive 64-bit integer. */
const DIGITS = 19;
const LARGEST = 2n ** 63n - 1n;

/** Where EventStoreDB put an event: the two offsets of its transaction. */
export type CommitPosition = { readonly commit: bigint; readonly prepare: bigint };

/** What this adapter needs of an event as the client reads it. */
export type ClientRecord = {
  readonly streamId: string;
  readonly id: string;
  readonly revision: bigint;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly created: Date;
  readonly position?: CommitPosition;
};

/** What the client reads from `$all`: an event, unless it is a link whose target is gone. */
export type ClientResolved = { readonly event?: ClientRecord };

/** Both offsets, each as wide as the largest, so that text compares like the pair. */
export const positionText = ({ commit, prepare }: CommitPosition): Position =>
  positionOf(`${commit.toString().padStart(DIGITS, '0')}${prepare.toString().padStart(DIGITS, '0')}`);

export const BEFORE_FIRST = positionText({ commit: 0n, prepare: 0n });

/** @throws UnknownPosition for a position of another kind of log, or one that no EventStoreDB has. */
export const parsePosition = (position: Position): CommitPosition => {
  const [commit, prepare] = [BigInt(position.slice(0, DIGITS)), BigInt(position.slice(DIGITS))];
  if (position.length !== 2 * DIGITS || commit > LARGEST || prepare > commit)
    throw new UnknownPosition(`${position} is not a position of an EventStoreDB`);
  return { commit, prepare };
};

/** The event as the port knows it. Metadata is what our own writers put there. */
export const toRecordedEvent = (record: ClientRecord): RecordedEvent => {
  if (!record.position) throw new Error(`The server sent event ${record.id} without its position`);
  return {
    id: record.id,
    type: record.type,
    data: record.data,
    metadata: record.metadata as EventMetadata,
    stream: record.streamId,
    revision: revisionOf(record.revision),
    position: positionText(record.position),
    recordedAt: record.created.toISOString(),
  };
};

/** The store's own events, and the one that names the log, are not events of the port. */
export const isOurs = (record: { readonly streamId: string; readonly type: string }): boolean =>
  !record.type.startsWith('$') && !record.streamId.startsWith('$') && record.streamId !== NAME_STREAM;

/** The stream whose one event names the log (`storeId`). */
export const NAME_STREAM = 'log-name';

export const nameEvent = (id: string, logId: string, at: string): NewEvent => ({
  id,
  type: 'LogNamed',
  data: { logId },
  metadata: { correlationId: id, causationId: id, commandId: id, actor: 'system', occurredAt: at, schemaVersion: 1 },
});

/** `readAll` of the client ignores filters without a word, so they are applied here. */
export const passes = (filter: EventFilter | undefined, event: RecordedEvent): boolean =>
  (filter?.types?.includes(event.type) ?? true) &&
  (filter?.streamPrefixes?.some((prefix) => event.stream.startsWith(prefix)) ?? true);

/** Forwards the client begins at a position, inclusive; backwards it ends before it. */
export const isBeyond = (event: RecordedEvent, after: Position | undefined, direction: Direction): boolean =>
  after === undefined || (direction === 'forwards' ? event.position > after : event.position < after);
