import type { Position, Revision } from './port.ts';

/** An event's stream, revision, and hashes in hexadecimal. */
export type EventPlace = {
  readonly stream: string;
  readonly revision: Revision;
  readonly leaf: string;
  readonly chain: string;
};

/** Finds events without reading the whole log, if the log supports it. */
export interface EventFinder {
  /** Finds an event by its id, a UUID; undefined if there is none. */
  find(id: string): Promise<EventPlace | undefined>;
  /**
   * The events of one request, by its correlation id, oldest first. One call searches a part of the log, backwards from
   * its end or from a position. `next` is present if earlier events have not been searched.
   */
  ofRequest(
    correlationId: string,
    before: Position | undefined,
  ): Promise<{ readonly places: readonly EventPlace[]; readonly next: Position | undefined }>;
  /**
   * The first position recorded at or after a time; undefined if there is none. If the server's clock was set back, it
   * is one of several such positions.
   */
  firstSince(time: Date): Promise<Position | undefined>;
}
