import type { DiffView, StateView, StreamView } from '@twofold/contracts/audit/api';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { revisionOf } from '@twofold/event-store/units';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Moment } from '../../browsing/moment.ts';
import { itemOf } from '../event-item.ts';
import { openedEvents } from '../in-chunks.ts';
import type { Open } from '../../opening.ts';
import { createStateTracker } from './state-tracker.ts';

/** Longer streams are shown, but not folded: one request must not read indefinitely. */
const MAX_FOLDED = 20_000;

export type StreamReader = { readonly stored: Pick<EventStore, 'readStream'>; readonly open: Open };

/** A page of a stream and its state at the head; undefined for an unknown stream. */
export const viewStream = async (
  reader: StreamReader,
  stream: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<StreamView | undefined> => {
  const length = await lengthOf(reader, stream);
  if (length === 0) return undefined;
  const isFolded = length <= MAX_FOLDED;
  const tracker = createStateTracker();
  const events = [];
  const options = isFolded ? {} : { from: revisionOf(BigInt(from)), limit };
  for await (const event of opened(reader, stream, options)) {
    const changedFields = isFolded ? tracker.apply(event).length : 0;
    const { revision } = event;
    if (revision >= from && revision < from + limit) events.push({ ...itemOf(event), changedFields });
  }
  const isOver = from + limit >= length;
  return { stream, length, events, ...(!isOver && { next: from + limit }), rows: [...tracker.rows()] };
};

/** The state after the last event up to a moment; undefined if there was none. */
export const viewState = async (
  reader: StreamReader,
  stream: string,
  hadHappened: Moment,
): Promise<StateView | undefined> => {
  const length = await foldableLength(reader, stream);
  const tracker = createStateTracker();
  let last: RecordedEvent | undefined;
  for await (const event of opened(reader, stream)) {
    if (!hadHappened(event)) break;
    tracker.apply(event);
    last = event;
  }
  if (last === undefined) return undefined;
  const event = { ...itemOf(last), data: last.data };
  return { stream, revision: Number(last.revision), last: length - 1, event, rows: [...tracker.rows()] };
};

/** The changes between two moments; undefined for an unknown stream. */
export const viewDiff = async (
  reader: StreamReader,
  stream: string,
  { wasBefore, isWithin }: { readonly wasBefore: Moment; readonly isWithin: Moment },
): Promise<DiffView | undefined> => {
  const length = await foldableLength(reader, stream);
  if (length === 0) return undefined;
  const tracker = createStateTracker();
  const changes = [];
  for await (const event of opened(reader, stream)) {
    if (!isWithin(event)) break;
    const fields = tracker.apply(event);
    if (!wasBefore(event)) changes.push({ ...itemOf(event), fields: [...fields] });
  }
  return { stream, changes };
};

/** How many events a stream has. */
const lengthOf = async ({ stored }: StreamReader, stream: string): Promise<number> => {
  for await (const { revision } of stored.readStream(stream, { direction: 'backwards', limit: 1 }))
    return Number(revision) + 1;
  return 0;
};

/** @throws HttpError 422 for a stream that is too long */
const foldableLength = async (reader: StreamReader, stream: string): Promise<number> => {
  const length = await lengthOf(reader, stream);
  if (length > MAX_FOLDED)
    throw new HttpError(422, `The stream has more than ${MAX_FOLDED} events: use the command line of the auditor`);
  return length;
};

const opened = (
  { stored, open }: StreamReader,
  stream: string,
  options: Parameters<EventStore['readStream']>[1] = {},
): AsyncIterable<RecordedEvent> => openedEvents(open, stored.readStream(stream, options));
