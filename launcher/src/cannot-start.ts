/**
 * Why the launcher, or the database below it, cannot start. The message is a whole sentence for the person at the
 * terminal: it says what is wrong, where, and what to do. It is printed without a stack.
 */
export class CannotStart extends Error {
  readonly code = 'cannot-start';
}

export const isCannotStart = (error: unknown): error is CannotStart =>
  error instanceof Error && 'code' in error && error.code === 'cannot-start';
