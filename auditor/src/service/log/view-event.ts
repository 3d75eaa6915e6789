import type { EventView } from '@twofold/contracts/audit/api';
import type { EventFinder, EventPlace } from '@twofold/event-store/event-finder';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { causeTree, type CauseNode } from '../../browsing/cause-tree.ts';
import { shapeOf } from '../../shape-of.ts';
import { itemOf } from '../event-item.ts';
import type { Open } from '../../opening.ts';

/** How far before and after an event its cause and effects are looked for. */
const NEARBY = 5_000;
/** How far back an event is looked for in a log that cannot find one by its id. */
const MAX_SEARCHED = 200_000;
/** A cause should be a UUID, but a log may contain anything. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type EventReader = {
  readonly stored: Pick<EventStore, 'readAll' | 'readStream'>;
  readonly open: Open;
  readonly finder: EventFinder | undefined;
};

/** Everything about one event; undefined for an unknown id. */
export const viewEvent = async (reader: EventReader, id: string): Promise<EventView | undefined> => {
  const { stored, open } = reader;
  const found = await findEvent(reader, id);
  if (found === undefined) return undefined;
  const { event, place } = found;
  const [opened = event] = await open([event]);
  const { shape } = shapeOf(opened);
  const read = shape?.safeParse(opened.data);
  const { earlier, later, isCut } = await relatives(stored, event);
  const { cause, effects } = familyOf(causeTree([...earlier, event, ...later]), event.id);
  const known = cause ?? (await causeElsewhere(reader, event));
  const [causeItem] = known === undefined ? [] : (await open([known])).map(itemOf);
  return {
    ...itemOf(opened),
    commandId: event.metadata.commandId,
    schemaVersion: event.metadata.schemaVersion,
    data: read?.success === true ? read.data : opened.data,
    isReadable: read?.success === true,
    stored: { data: event.data, metadata: event.metadata },
    ...(place && { chain: { leaf: place.leaf, chain: place.chain } }),
    ...(causeItem && { cause: causeItem }),
    effects: (await open(effects)).map(itemOf),
    hasMoreEffects: isCut,
  };
};

type Found = { readonly event: RecordedEvent; readonly place?: EventPlace };

const findEvent = async ({ stored, finder }: EventReader, id: string): Promise<Found | undefined> => {
  if (finder !== undefined) {
    const place = await finder.find(id);
    if (place === undefined) return undefined;
    for await (const event of stored.readStream(place.stream, { from: place.revision, limit: 1 }))
      return { event, place };
    return undefined;
  }
  for await (const event of stored.readAll({ direction: 'backwards', limit: MAX_SEARCHED }))
    if (event.id === id) return { event };
  return undefined;
};

/** A cause may be far back. It is an event, or the command that appended one, which is only searched nearby. */
const causeElsewhere = async (reader: EventReader, { metadata }: RecordedEvent): Promise<RecordedEvent | undefined> => {
  const { causationId, commandId } = metadata;
  if (causationId === commandId || reader.finder === undefined || !UUID.test(causationId)) return undefined;
  return (await findEvent(reader, causationId))?.event;
};

/** The events of the same request that stand near an event in the log. */
const relatives = async (stored: EventReader['stored'], { position, metadata }: RecordedEvent) => {
  const isOfSame = (other: RecordedEvent): boolean => other.metadata.correlationId === metadata.correlationId;
  const earlier: RecordedEvent[] = [];
  for await (const other of stored.readAll({ after: position, direction: 'backwards', limit: NEARBY }))
    if (isOfSame(other)) earlier.push(other);
  const later: RecordedEvent[] = [];
  let looked = 0;
  for await (const other of stored.readAll({ after: position, limit: NEARBY })) {
    looked += 1;
    if (isOfSame(other)) later.push(other);
  }
  return { earlier: earlier.toReversed(), later, isCut: looked === NEARBY };
};

type Family = { readonly cause: RecordedEvent | undefined; readonly effects: readonly RecordedEvent[] };

const familyOf = (roots: readonly CauseNode[], id: string): Family => {
  const search = (nodes: readonly CauseNode[], cause: RecordedEvent | undefined): Family | undefined => {
    for (const { event, effects } of nodes) {
      if (event.id === id) return { cause, effects: effects.map((effect) => effect.event) };
      const found = search(effects, event);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(roots, undefined) ?? { cause: undefined, effects: [] };
};
