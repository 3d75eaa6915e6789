import type { RecordedEvent } from '@twofold/event-store/port';
import { isDataError as isDataErrorOfSql, isUnavailable } from '@twofold/postgres/errors';

/** An event that a handler cannot read, apply or act on. */
export class Poison extends Error {
  readonly code = 'poison';
  readonly event: RecordedEvent;

  constructor(event: RecordedEvent, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
    this.event = event;
  }
}

/** Whether an error would recur each time the same events are applied. */
export const isDataError = (error: unknown): error is Error => error instanceof Poison || isDataErrorOfSql(error);

const TRANSIENT: readonly unknown[] = ['store-unavailable', 'wrong-expected-revision', 'stream-busy'];

/** Whether an action failed for a temporary reason: a server is unreachable, a stream is too busy. */
export const isTransient = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && 'code' in error && TRANSIENT.includes(error.code));
