/** The position of an event in its stream, from 0. */
export type Revision = bigint & { readonly unit: 'revision' };

/**
 * The position of an event in the whole log: an opaque, fixed-width string of decimal digits that compares with `<` to
 * other positions of the same store.
 */
export type Position = string & { readonly unit: 'position' };

/** The writer's assumption about a stream: its last revision, or whether it exists. */
export type ExpectedRevision = Revision | 'no-stream' | 'stream-exists' | 'any';

/**
 * Recorded with every event. `occurredAt` is an ISO time; the ids link an event to its request and direct cause.
 * `traceparent` is the span that appended it (W3C Trace Context), if it was traced.
 */
export type EventMetadata = {
  readonly correlationId: string;
  readonly causationId: string;
  readonly commandId: string;
  readonly actor: string;
  readonly occurredAt: string;
  readonly schemaVersion: number;
  readonly traceparent?: string;
};

/** An event to append. `id` is a UUID that is used for one content only; `data` is plain JSON. */
export type NewEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
};

/** A stored event. `recordedAt` is the store's own ISO time. */
export type RecordedEvent = NewEvent & {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  readonly recordedAt: string;
};

/** Revision and position of the last event of an append. */
export type AppendResult = { readonly revision: Revision; readonly position: Position };

export type Direction = 'forwards' | 'backwards';

/** `from` is inclusive. Without it, a read starts at the first event, or backwards at the last. */
export type ReadStreamOptions = {
  readonly from?: Revision;
  readonly direction?: Direction;
  readonly limit?: number;
};

/** Selects events whose type is listed and whose stream starts with one of the prefixes. An absent part selects all. */
export type EventFilter = {
  readonly types?: readonly string[];
  readonly streamPrefixes?: readonly string[];
};

/** `after` is exclusive: forwards, a read returns the events after it; backwards, those before it. */
export type ReadAllOptions = {
  readonly after?: Position;
  readonly direction?: Direction;
  readonly limit?: number;
  readonly filter?: EventFilter;
};

/** Events in log order, or the notice that everything up to `caughtUp` has been delivered. */
export type SubscriptionMessage = { readonly events: readonly RecordedEvent[] } | { readonly caughtUp: Position };

/** `after` is exclusive. The iteration ends, without an error, when `signal` aborts, and never otherwise. */
export type SubscribeOptions = { readonly after?: Position; readonly signal: AbortSignal };

/**
 * The log. Every adapter fulfills the contract of `testing/contract.ts` (D-98); the README lists its promises.
 *
 * Appending the same event ids at the same exact revision (or `no-stream`) again returns the first result and stores
 * nothing twice, so a retry after an unknown outcome is always safe. `any` and `stream-exists` do not guarantee this.
 */
export interface EventStore {
  /** The name of this log: positions of different logs cannot be compared. */
  storeId(): Promise<string>;
  /**
   * Appends all events or none.
   * @throws WrongExpectedRevision when the stream is not at the expected revision; nothing was stored.
   * @throws EventIdConflict when an id is known with other content; nothing was stored.
   * @throws InvalidEvent when an event cannot be stored as JSON text, or the append exceeds `MAX_APPEND_BYTES`.
   * @throws StoreUnavailable when the outcome is still unknown after the adapter's own retries.
   */
  appendToStream(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** The events of one stream; none for a stream that does not exist. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;
  /**
   * The events of all streams in log order.
   * @throws UnknownPosition if the log can detect that it has never assigned `after`
   */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>;
  /** The whole log from a position, and then new events, indefinitely: it reconnects automatically. */
  subscribeToAll(options: SubscribeOptions): AsyncIterable<SubscriptionMessage>;
  /** Finishes pending operations and releases every connection. */
  close(): Promise<void>;
}

/** Data and metadata of all events of one append together, as UTF-8 JSON text. */
export const MAX_APPEND_BYTES = 900 * 1024;
