import type { RecordedEvent } from '@twofold/event-store/port';
import type { ClientBase } from 'pg';

/** Sends its reads immediately and awaits them; the returned function sends the writes without awaiting them. */
export type Writes = (client: ClientBase) => Promise<() => readonly Promise<unknown>[]>;

/**
 * Turns the events of a batch into writes, for the transaction that moves the checkpoint. Undefined: no writes.
 * @throws Poison for the first event that does not parse; the writes throw it for the first that cannot be applied.
 */
export type Prepare = (events: readonly RecordedEvent[]) => Writes | undefined;

/**
 * Follows the log from its own checkpoint. A handler acts on each event before its checkpoint moves, or writes in the
 * transaction in which it moves, or both.
 */
export interface Handler {
  /** The name of its checkpoint, of its rows in `parked_streams`, and in the stream `operations-<name>`. */
  readonly name: string;
  /** Where a handler without a checkpoint starts. */
  readonly from: 'start' | 'head';
  /** Must be idempotent: after a crash, it is called again for the last events. */
  readonly act?: (event: RecordedEvent) => Promise<void>;
  /**
   * Called before and after the checkpoint is taken over, since another process may have changed the tables in between.
   * @throws NeedsRebuild when the tables must be rebuilt first; any other error is retried.
   */
  readonly open?: () => Promise<Prepare>;
  /** Fills the tables from the first event, takes over the checkpoint, and ends the requests for a rebuild. */
  readonly rebuild?: (signal: AbortSignal) => Promise<unknown>;
}

/** The tables of a handler were filled by an older version of it. */
export class NeedsRebuild extends Error {
  readonly code = 'needs-rebuild';
}

export const isNeedsRebuild = (error: unknown): error is NeedsRebuild =>
  error instanceof Error && 'code' in error && error.code === 'needs-rebuild';
