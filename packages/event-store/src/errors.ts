import type { ExpectedRevision, Revision } from './port.ts';

/** The stream is not at the revision that the writer expected. Nothing was stored; reload and decide again. */
export class WrongExpectedRevision extends Error {
  readonly code = 'wrong-expected-revision';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: Revision | 'no-stream';

  constructor(stream: string, expected: ExpectedRevision, actual: Revision | 'no-stream') {
    super(`Stream ${stream} was expected at ${expected} and is at ${actual}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** An event id exists already with other content or in another stream. Nothing was stored. */
export class EventIdConflict extends Error {
  readonly code = 'event-id-conflict';
}

/** An event cannot be stored: not JSON, text that is not well-formed, or an append that is too large. */
export class InvalidEvent extends Error {
  readonly code = 'invalid-event';
}

/** The store did not answer in time, even after retries. Whether an append was stored is unknown. */
export class StoreUnavailable extends Error {
  readonly code = 'store-unavailable';
}

/** A read starts at a position that this log has never assigned. A retry does not help. */
export class UnknownPosition extends Error {
  readonly code = 'unknown-position';
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Errors cross packages by their code, not by `instanceof`: two copies of a module would not recognize each other. */
export const isWrongExpectedRevision = (error: unknown): error is WrongExpectedRevision =>
  hasCode(error, 'wrong-expected-revision');
export const isEventIdConflict = (error: unknown): error is EventIdConflict => hasCode(error, 'event-id-conflict');
export const isStoreUnavailable = (error: unknown): error is StoreUnavailable => hasCode(error, 'store-unavailable');
export const isUnknownPosition = (error: unknown): error is UnknownPosition => hasCode(error, 'unknown-position');
export const isInvalidEvent = (error: unknown): error is InvalidEvent => hasCode(error, 'invalid-event');
