import { decodeEvent } from '@twofold/contracts/decode-event';
import { projectionOperationEvents, type ProjectionOperationEvent } from '@twofold/contracts/operations/events';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';

/** What an operator asks of a projection, and where in the log. */
export type Asked = ProjectionOperationEvent & { readonly position: Position };

/** Where the log holds what operators ask of a projection. */
export const operationsStream = (projection: string): string => `operations-${projection}`;

/**
 * What operators have asked of a projection up to a position, oldest first. There are few: people ask. What does not read
 * as its type asks for nothing; an auditor finds it.
 */
export const askedUpTo = async (store: EventStore, projection: string, last: Position): Promise<readonly Asked[]> => {
  const asked: Asked[] = [];
  for await (const stored of store.readStream(operationsStream(projection))) {
    if (stored.position > last) break;
    const event = readable(stored);
    if (event !== undefined) asked.push({ ...event, position: stored.position });
  }
  return asked;
};

/** Waits until something is asked of a projection after a position. @throws the signal's reason when it aborts first */
export const askedAfter = async (
  store: EventStore,
  projection: string,
  after: Position | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const stream = operationsStream(projection);
  for await (const message of store.subscribeToAll({ ...(after !== undefined && { after }), signal }))
    if ('events' in message && message.events.some((event) => event.stream === stream)) return;
  signal.throwIfAborted();
};

const readable = (stored: RecordedEvent): ProjectionOperationEvent | undefined => {
  try {
    return decodeEvent(projectionOperationEvents, stored);
  } catch {
    return undefined;
  }
};
