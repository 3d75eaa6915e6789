import { InvalidEvent } from '../errors.ts';
import { jsonText, refuseUnlessStorable } from '../json-text.ts';
import { MAX_APPEND_BYTES, type ExpectedRevision, type NewEvent } from '../port.ts';

/** An event whose data and metadata are the texts that will be stored. */
export type PreparedEvent = {
  readonly id: string;
  readonly type: string;
  readonly dataText: string;
  readonly metadataText: string;
};

/** `bytes` counts data and metadata of all events, as UTF-8. */
export type PreparedAppend = {
  readonly stream: string;
  readonly events: readonly PreparedEvent[];
  readonly bytes: number;
};

/** A name fits into one index entry of any store. */
const MAX_NAME_LENGTH = 255;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Far beyond any stream, and far below the limits of any store. */
const MAX_REVISION = 2n ** 62n;

/**
 * Validates an append, before anything is sent: the same rules for every adapter.
 *
 * @throws InvalidEvent, naming the event by its index.
 */
export const prepareAppend = (
  stream: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): PreparedAppend => {
  refuseUnlessName(stream, 'The stream');
  if (typeof expected === 'bigint' && (expected < 0n || expected > MAX_REVISION))
    throw new RangeError(`${expected} is not a revision`);
  if (events.length === 0) throw new InvalidEvent(`An append to ${stream} has no events`);
  const prepared = events.map(prepareEvent);
  if (new Set(prepared.map(({ id }) => id)).size < prepared.length)
    throw new InvalidEvent(`An append to ${stream} has one event id twice`);
  const bytes = prepared.reduce(
    (sum, { dataText, metadataText }) => sum + Buffer.byteLength(dataText) + Buffer.byteLength(metadataText),
    0,
  );
  if (bytes > MAX_APPEND_BYTES)
    throw new InvalidEvent(`An append to ${stream} has ${bytes} bytes, and at most ${MAX_APPEND_BYTES} are allowed`);
  return { stream, events: prepared, bytes };
};

const prepareEvent = ({ id, type, data, metadata }: NewEvent, index: number): PreparedEvent => {
  const event = `events[${index}]`;
  if (!UUID.test(id)) throw new InvalidEvent(`${event}.id is not a UUID in lower case: ${id}`);
  refuseUnlessName(type, `${event}.type`);
  const dataText = jsonText(data, `${event}.data`);
  const metadataText = jsonText(metadata, `${event}.metadata`);
  return { id, type, dataText, metadataText };
};

/** Names that begin with `$` are reserved (EventStoreDB). Control characters are not allowed. */
const refuseUnlessName = (name: string, what: string): void => {
  if (name === '' || name.length > MAX_NAME_LENGTH)
    throw new InvalidEvent(`${what} needs a name of 1 to ${MAX_NAME_LENGTH} characters`);
  if (name.startsWith('$')) throw new InvalidEvent(`${what} must not begin with $: ${name}`);
  if (/\p{Cc}/u.test(name)) throw new InvalidEvent(`${what} has a control character`);
  refuseUnlessStorable(name, what);
};
