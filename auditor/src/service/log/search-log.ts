import type { EventItem, EventPage, ListEventsQuery } from '@twofold/contracts/audit/api';
import { isExclusion, isOfStream, isOfTypes, isPrefix } from '@twofold/contracts/audit/log-filter';
import type { EventFinder } from '@twofold/event-store/event-finder';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import { itemOf } from '../event-item.ts';
import { inChunks, OPENED_AT_ONCE } from '../in-chunks.ts';
import type { Open } from '../../opening.ts';

/** The most events that one request reads. */
const MAX_LOOKED = 20_000;
/** Clocks are sometimes set back: a later event may have a slightly earlier time. */
const CLOCK_SLACK_MS = 60 * 60 * 1_000;

type Reader = Pick<EventStore, 'readAll' | 'readStream'>;

type Searched = {
  readonly stored: Reader;
  readonly open: Open;
  readonly finder: EventFinder | undefined;
  readonly maxLooked?: number;
};

/** The matching events, newest first, as far back as one request reads; see `eventPage`. */
export const searchLog = async (
  { stored, open, finder, maxLooked = MAX_LOOKED }: Searched,
  query: ListEventsQuery,
): Promise<EventPage> => {
  const isWanted = filterByStoredFields(query);
  const events: EventItem[] = [];
  let looked = 0;
  let last: RecordedEvent | undefined;
  const page = (isOver: boolean): EventPage => ({
    events,
    looked,
    ...(last && { lookedTo: { position: last.position, recordedAt: last.recordedAt } }),
    ...(!isOver && last && { next: last.position }),
  });
  const before = await startOf(query, finder);
  for await (const chunk of inChunks(await candidates(stored, { ...query, before }), OPENED_AT_ONCE)) {
    const wanted = new Map((await open(chunk.filter(isWanted))).map((event) => [event.id, event]));
    for (const each of chunk) {
      if (isBefore(each, query.from)) return page(true);
      looked += 1;
      last = each;
      const event = wanted.get(each.id);
      if (event !== undefined && hasText(event, query.text)) events.push(itemOf(event));
      if (events.length === query.limit || looked === maxLooked) return page(false);
    }
  }
  return page(true);
};

/** The start of a search: with an index by time a log need not be read from its end. */
const startOf = async (
  { before, to }: ListEventsQuery,
  finder: EventFinder | undefined,
): Promise<string | undefined> => {
  if (to === undefined || finder === undefined) return before;
  const since = await finder.firstSince(new Date(Date.parse(to) + CLOCK_SLACK_MS));
  return before === undefined || (since !== undefined && since < before) ? since : before;
};

/** The events to search, newest first: those of one stream if the query names it, else all. */
const candidates = async (
  stored: Reader,
  { stream, before }: ListEventsQuery,
): Promise<AsyncIterable<RecordedEvent>> => {
  const place = before === undefined ? undefined : positionOf(before);
  if (stream === undefined || isPrefix(stream) || isExclusion(stream))
    return stored.readAll({ direction: 'backwards', ...(place !== undefined && { after: place }) });
  if (place === undefined) return stored.readStream(stream, { direction: 'backwards' });
  const last = await lastRevisionBefore(stored, stream, place);
  return last === undefined ? none() : stored.readStream(stream, { direction: 'backwards', from: revisionOf(last) });
};

/**
 * Finds the position of an event in its stream by bisection, so that the next page of a long stream costs no more than
 * the first.
 */
const lastRevisionBefore = async (stored: Reader, stream: string, place: Position): Promise<bigint | undefined> => {
  const first = async (options: object): Promise<RecordedEvent | undefined> => {
    for await (const event of stored.readStream(stream, { ...options, limit: 1 })) return event;
    return undefined;
  };
  let [below, above] = [-1n, (await first({ direction: 'backwards' }))?.revision ?? -1n];
  while (below < above) {
    const middle = (below + above + 1n) / 2n;
    const event = await first({ from: revisionOf(middle) });
    if (event !== undefined && event.position < place) below = middle;
    else above = middle - 1n;
  }
  return below < 0n ? undefined : below;
};

async function* none(): AsyncGenerator<RecordedEvent> {}

const isBefore = ({ recordedAt }: RecordedEvent, from: string | undefined): boolean =>
  from !== undefined && Date.parse(recordedAt) < Date.parse(from) - CLOCK_SLACK_MS;

/** All filters except the text, which alone needs personal fields to be opened. */
const filterByStoredFields = ({ type, stream, actor, from, to }: ListEventsQuery) => {
  const [fromMs, toMs] = [from, to].map((time) => (time === undefined ? undefined : Date.parse(time)));
  return (event: RecordedEvent): boolean => {
    const at = Date.parse(event.recordedAt);
    return (
      isOfTypes(event.type, type ?? []) &&
      isOfStream(event.stream, stream) &&
      (actor === undefined || event.metadata.actor === actor) &&
      (fromMs === undefined || at >= fromMs) &&
      (toMs === undefined || at < toMs)
    );
  };
};

const hasText = (event: RecordedEvent, text: string | undefined): boolean => {
  if (text === undefined) return true;
  const { id, stream, data, metadata } = event;
  const everything = [itemOf(event).sentence, id, stream, JSON.stringify(data), JSON.stringify(metadata)].join('\n');
  return everything.toLowerCase().includes(text.toLowerCase());
};
