import type { ChainedEvent } from '@twofold/event-store/chain';
import type { EventMetadata, Position, RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';

/** An event whose chain is stored beside its log. `recorded` is the event as the log returns it, if the log has it. */
export type KeptEvent = ChainedEvent & { readonly recorded: RecordedEvent | undefined };

/** A chained event as the log would return it. */
export type InChain = {
  /** Undefined if the log lacks it, or its data or metadata are not JSON. */
  readonly event: RecordedEvent | undefined;
  /** An event whose data or metadata are not JSON. */
  readonly unreadable?: Pick<RecordedEvent, 'stream' | 'type' | 'id' | 'position'>;
};

/** How many digits a position has in a log that counts its events. */
const DIGITS = 19;

const isKept = (event: ChainedEvent): event is KeptEvent => 'recorded' in event;

const denseOf = (position: number): Position => positionOf(String(position).padStart(DIGITS, '0'));

/** The event as stored, with sealed personal fields. Only the chain proves its position. */
export const recordedIn = (chained: ChainedEvent): InChain => {
  if (isKept(chained)) return { event: chained.recorded };
  // No append assigns such a position, and no follower sees it.
  if (chained.position < 1) return { event: undefined };
  const { stream, type, id, recordedAt, data, metadata, revision } = chained;
  const position = denseOf(chained.position);
  try {
    return {
      event: {
        id,
        type,
        data: JSON.parse(data) as unknown,
        metadata: JSON.parse(metadata) as EventMetadata,
        stream,
        revision: revisionOf(BigInt(Math.max(0, revision))),
        position,
        recordedAt,
      },
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { event: undefined, unreadable: { stream, type, id, position } };
  }
};
