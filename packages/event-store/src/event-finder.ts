import type { Position, Revision } from './port.ts';

/** Where an event stands in its stream, and its hashes in hexadecimal. */
export type EventPlace = {
  readonly stream: string;
  readonly revision: Revision;
  readonly leaf: string;
  readonly chain: string;
};

/** Finds events without reading all of a log, in one that can. */
export interface EventFinder {
  /** Undefined where no event has this id, a UUID. */
  find(id: string): Promise<EventPlace | undefined>;
  /**
   * The events of one request, by its correlation id, oldest first. One call looks at a stretch of the log, from its end or
   * from before a position; with `next`, what comes before that has not been looked at.
   */
  ofRequest(
    correlationId: string,
    before: Position | undefined,
  ): Promise<{ readonly places: readonly EventPlace[]; readonly next: Position | undefined }>;
  /**
   * The first position at which something was recorded at a time or later; undefined where there is none. Where the clock
   * of the server was set back, it is one of those positions.
   */
  firstSince(time: Date): Promise<Position | undefined>;
}
