import type { TraceView } from '@twofold/contracts/audit/api';
import type { EventFinder } from '@twofold/event-store/event-finder';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { causeTree, type CauseNode } from '../../browsing/cause-tree.ts';
import { itemOf } from '../event-item.ts';
import type { Open } from '../../opening.ts';

/** The most events that one request reads, newest first, in a log without a finder. */
const MAX_LOOKED = 100_000;

type TraceReader = {
  readonly stored: Pick<EventStore, 'readAll' | 'readStream'>;
  readonly open: Open;
  readonly finder: EventFinder | undefined;
  readonly maxLooked?: number;
};

/** The events that followed from a request, as far back as this request reads; see `traceView`. */
export const viewTrace = async (
  reader: TraceReader,
  correlationId: string,
  before: Position | undefined,
): Promise<TraceView> => {
  const find = reader.finder === undefined ? readThrough : findWith(reader.finder);
  const { found, next } = await find(reader, correlationId, before);
  const events = await reader.open(found);
  const start = Date.parse(events[0]?.recordedAt ?? '');
  return {
    correlationId,
    streams: new Set(events.map(({ stream }) => stream)).size,
    events: causeTree(events).flatMap((root) => linesOf(root, { start, depth: 0, cause: undefined })),
    ...(next !== undefined && { next }),
  };
};

type Found = { readonly found: readonly RecordedEvent[]; readonly next: Position | undefined };
type Find = (reader: TraceReader, correlationId: string, before: Position | undefined) => Promise<Found>;

const readThrough: Find = async ({ stored, maxLooked = MAX_LOOKED }, correlationId, before) => {
  const found: RecordedEvent[] = [];
  let looked = 0;
  let last: Position | undefined;
  const after = before === undefined ? {} : { after: before };
  for await (const event of stored.readAll({ direction: 'backwards', limit: maxLooked, ...after })) {
    looked += 1;
    last = event.position;
    if (event.metadata.correlationId === correlationId) found.push(event);
  }
  return { found: found.toReversed(), next: looked === maxLooked ? last : undefined };
};

const findWith =
  (finder: EventFinder): Find =>
  async ({ stored }, correlationId, before) => {
    const { places, next } = await finder.ofRequest(correlationId, before);
    const found: RecordedEvent[] = [];
    for (const { stream, revision } of places)
      for await (const event of stored.readStream(stream, { from: revision, limit: 1 }))
        if (event.metadata.correlationId === correlationId) found.push(event);
    return { found, next };
  };

type Above = { readonly start: number; readonly depth: number; readonly cause: RecordedEvent | undefined };

const linesOf = ({ event, effects }: CauseNode, { start, depth, cause }: Above): TraceView['events'] => {
  const at = Date.parse(event.recordedAt);
  const line = {
    ...itemOf(event),
    depth,
    ...(cause && { causedBy: cause.id }),
    sinceCauseMs: cause === undefined ? 0 : at - Date.parse(cause.recordedAt),
    sinceStartMs: at - start,
  };
  return [line, ...effects.flatMap((effect) => linesOf(effect, { start, depth: depth + 1, cause: event }))];
};
