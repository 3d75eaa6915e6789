import { decodeEvent } from '@twofold/contracts/decode-event';
import { operationEvents, type OperationEvent } from '@twofold/contracts/operations/events';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';

type Request = {
  readonly handler: string;
  readonly requestId: string;
  readonly requestedBy: number;
  readonly requestedAt: string;
  /** Where the log holds it. */
  readonly position: Position;
};
type OfStream = Request & { readonly stream: string };

/** An operator's request to a handler. */
export type Asked =
  | (Request & { readonly operation: 'rebuild' })
  | (OfStream & { readonly operation: 'retry' })
  | (OfStream & { readonly operation: 'skip'; readonly eventId: string; readonly reason: string });

/** Where the log holds what operators ask of a handler. */
export const operationsStream = (handler: string): string => `operations-${handler}`;

/**
 * What operators have asked of a handler up to a position, oldest first. There are few: people ask. An event that does not
 * parse asks for nothing; an auditor finds it.
 */
export const askedUpTo = async (store: EventStore, handler: string, last: Position): Promise<readonly Asked[]> => {
  const asked: Asked[] = [];
  for await (const stored of store.readStream(operationsStream(handler))) {
    if (stored.position > last) break;
    const event = readable(stored);
    if (event !== undefined) asked.push(askedIn(event, handler, stored.position));
  }
  return asked;
};

/**
 * Waits for a request to a handler after a position.
 * @throws the signal's reason when it aborts first
 */
export const askedAfter = async (
  store: EventStore,
  handler: string,
  after: Position | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const stream = operationsStream(handler);
  for await (const message of store.subscribeToAll({ ...(after !== undefined && { after }), signal }))
    if ('events' in message && message.events.some((event) => event.stream === stream)) return;
  signal.throwIfAborted();
};

const readable = (stored: RecordedEvent): OperationEvent | undefined => {
  try {
    return decodeEvent(operationEvents, stored);
  } catch {
    return undefined;
  }
};

const askedIn = ({ type, data }: OperationEvent, handler: string, position: Position): Asked => {
  const { requestId, requestedBy, requestedAt } = data;
  const request: Request = { handler, requestId, requestedBy, requestedAt, position };
  switch (type) {
    case 'ProjectionRebuildRequested':
      return { ...request, operation: 'rebuild' };
    case 'ParkedStreamRetryRequested':
    case 'ReactorStreamRetryRequested':
      return { ...request, operation: 'retry', stream: data.stream };
    case 'ParkedStreamSkipRequested':
    case 'ReactorStreamSkipRequested': {
      const { stream, eventId, reason } = data;
      return { ...request, operation: 'skip', stream, eventId, reason };
    }
  }
};
