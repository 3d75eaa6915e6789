import { UnknownPosition } from '../errors.ts';
import type { Direction, EventFilter, EventMetadata, NewEvent, Position, RecordedEvent } from '../port.ts';
import { positionOf, revisionOf } from '../units.ts';

/** An offset into the log of EventStoreDB is a positive 64-bit integer. */
const DIGITS = 19;
const MAX_OFFSET = 2n ** 63n - 1n;

/** The position of an event in EventStoreDB: the two offsets of its transaction. */
export type CommitPosition = { readonly commit: bigint; readonly prepare: bigint };

/** The fields of the client's events that this adapter needs. */
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

/** An item that the client reads from `$all`: an event, or a link whose target was deleted. */
export type ClientResolved = { readonly event?: ClientRecord };

/** Both offsets, padded so that texts compare like the pairs. */
export const positionText = ({ commit, prepare }: CommitPosition): Position =>
  positionOf(`${commit.toString().padStart(DIGITS, '0')}${prepare.toString().padStart(DIGITS, '0')}`);

export const BEFORE_FIRST = positionText({ commit: 0n, prepare: 0n });

/** @throws UnknownPosition for a position of another kind of log, or one that no EventStoreDB can have. */
export const parsePosition = (position: Position): CommitPosition => {
  const [commit, prepare] = [BigInt(position.slice(0, DIGITS)), BigInt(position.slice(DIGITS))];
  if (position.length !== 2 * DIGITS || commit > MAX_OFFSET || prepare > commit)
    throw new UnknownPosition(`${position} is not a position of an EventStoreDB`);
  return { commit, prepare };
};

/** Converts an event to the port's type. Its metadata comes from our own writers. */
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

/** Leaves out the store's own events, and the event that names the log. */
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

/** The client's `readAll` silently ignores filters, so they are applied here. */
export const passes = (filter: EventFilter | undefined, event: RecordedEvent): boolean =>
  (filter?.types?.includes(event.type) ?? true) &&
  (filter?.streamPrefixes?.some((prefix) => event.stream.startsWith(prefix)) ?? true);

/** Forwards, the client starts at a position, inclusive; backwards, it starts before it. */
export const isBeyond = (event: RecordedEvent, after: Position | undefined, direction: Direction): boolean =>
  after === undefined || (direction === 'forwards' ? event.position > after : event.position < after);
