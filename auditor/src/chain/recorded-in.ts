import type { ChainedEvent } from '@twofold/event-store/chain';
import type { EventMetadata, Position, RecordedEvent } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';

/** An event whose chain is stored beside its log, in the form of the log. Undefined if the log has no such event. */
export type KeptEvent = ChainedEvent & { readonly recorded: RecordedEvent | undefined };

/** The chain's fields of an event. */
export type InChain = {
  /** In the form of the log; undefined if the log lacks it, or it is not JSON. */
  readonly event: RecordedEvent | undefined;
  /** What cannot be read as an event, by where it stands. */
  readonly unreadable?: Pick<RecordedEvent, 'stream' | 'type' | 'id' | 'position'>;
};

/** As many digits as positions have in a log that counts its events. */
const DIGITS = 19;

const isKept = (event: ChainedEvent): event is KeptEvent => 'recorded' in event;

const denseOf = (position: number): Position => positionOf(String(position).padStart(DIGITS, '0'));

/** The event as the chain has it, with sealed personal fields. Only the chain proves its place. */
export const recordedIn = (chained: ChainedEvent): InChain => {
  if (isKept(chained)) return { event: chained.recorded };
  // No append gives such a place, and no follower sees it.
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
