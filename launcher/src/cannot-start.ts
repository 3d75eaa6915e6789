/**
 * Why the launcher, or its database, cannot start. The message is a complete sentence for the terminal: what is wrong,
 * where, and what to do. It is printed without a stack trace.
 */
export class CannotStart extends Error {
  readonly code = 'cannot-start';
}

/** The reason of an error, as a part of such a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isCannotStart = (error: unknown): error is CannotStart =>
  error instanceof Error && 'code' in error && error.code === 'cannot-start';
