import { decodeEvent } from '@twofold/contracts/decode-event';
import { operationEvents, type OperationEvent } from '@twofold/contracts/operations/events';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';

type Request = {
  readonly handler: string;
  readonly requestId: string;
  readonly requestedBy: number;
  readonly requestedAt: string;
  /** Its position in the log. */
  readonly position: Position;
};
type OfStream = Request & { readonly stream: string };

/** An operator's request to a handler. */
export type OperationRequest =
  | (Request & { readonly operation: 'rebuild' })
  | (OfStream & { readonly operation: 'retry' })
  | (OfStream & { readonly operation: 'skip'; readonly eventId: string; readonly reason: string });

/** The stream with operators' requests to a handler. */
export const operationsStream = (handler: string): string => `operations-${handler}`;

/**
 * Operators' requests to a handler up to a position, oldest first. There are few, because people make them. Events that do
 * not parse are skipped; an auditor's verification reports them.
 */
export const requestsUpTo = async (
  store: EventStore,
  handler: string,
  last: Position,
): Promise<readonly OperationRequest[]> => {
  const requests: OperationRequest[] = [];
  for await (const stored of store.readStream(operationsStream(handler))) {
    if (stored.position > last) break;
    const event = readable(stored);
    if (event !== undefined) requests.push(requestIn(event, handler, stored.position));
  }
  return requests;
};

/**
 * Waits for a request to a handler after a position.
 * @throws the signal's reason when it aborts first
 */
export const waitForRequest = async (
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

const requestIn = ({ type, data }: OperationEvent, handler: string, position: Position): OperationRequest => {
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
