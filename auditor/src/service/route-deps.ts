import type { EventFinder } from '@twofold/event-store/event-finder';
import type { EventStore } from '@twofold/event-store/port';
import type { AccessLog } from './access-log.ts';
import type { Open } from '../opening.ts';

/** The dependencies of routes that read the log. */
export type RouteDeps = {
  /** The log as stored, with sealed personal fields. */
  readonly stored: EventStore;
  readonly open: Open;
  /** Absent where the log cannot find an event by its id. */
  readonly finder: EventFinder | undefined;
  readonly accessLog: AccessLog;
};
