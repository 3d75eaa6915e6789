import type { Revision } from './port.ts';

/** Where an event stands in its stream, and its hashes in hexadecimal. */
export type EventPlace = {
  readonly stream: string;
  readonly revision: Revision;
  readonly leaf: string;
  readonly chain: string;
};

/** Finds events by their ids, in a log that can. */
export interface EventFinder {
  /** Undefined where no event has this id, a UUID. */
  find(id: string): Promise<EventPlace | undefined>;
}
