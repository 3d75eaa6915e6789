import type { TraceView } from '@twofold/contracts/audit/api';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { causeTree, type Cause } from '../../browsing/cause-tree.ts';
import { itemOf } from '../event-item.ts';
import type { Open } from '../opening.ts';

/** One request looks at so many events at most, from the newest on. */
const MAX_LOOKED = 200_000;

type TraceReader = {
  readonly stored: Pick<EventStore, 'readAll'>;
  readonly open: Open;
  readonly maxLooked?: number;
};

/** All that followed from a request, as far back as one look goes; see `traceView`. */
export const viewTrace = async (
  { stored, open, maxLooked = MAX_LOOKED }: TraceReader,
  correlationId: string,
  before: Position | undefined,
): Promise<TraceView> => {
  const found: RecordedEvent[] = [];
  let looked = 0;
  let last: Position | undefined;
  const after = before === undefined ? {} : { after: before };
  for await (const event of stored.readAll({ direction: 'backwards', limit: maxLooked, ...after })) {
    looked += 1;
    last = event.position;
    if (event.metadata.correlationId === correlationId) found.push(event);
  }
  const events = await open(found.toReversed());
  const start = Date.parse(events[0]?.recordedAt ?? '');
  return {
    correlationId,
    streams: new Set(events.map(({ stream }) => stream)).size,
    events: causeTree(events).flatMap((root) => linesOf(root, { start, depth: 0, cause: undefined })),
    ...(looked === maxLooked && last !== undefined && { next: last }),
  };
};

type Above = { readonly start: number; readonly depth: number; readonly cause: RecordedEvent | undefined };

const linesOf = ({ event, effects }: Cause, { start, depth, cause }: Above): TraceView['events'] => {
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
