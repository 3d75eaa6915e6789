import { status } from '@grpc/grpc-js';

/**
 * The meaning of a client error for an append. Anything but a definite answer of the server is an unknown outcome: with
 * this client, a dying connection also rejects the appends of others, and some were stored.
 */
export type AppendFailure =
  | { readonly kind: 'wrong-revision'; readonly actual: bigint | 'no-stream' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'definite' }
  | { readonly kind: 'unknown' };

/** Errors that mean that the server did not, and will not, store the append. */
const DEFINITE = new Set(['access-denied', 'stream-deleted', 'invalid-argument', 'unsupported']);

/** Classifies an append's error by the client's error types. Raw gRPC errors have no type and are unknown outcomes. */
export const failureOf = (error: unknown): AppendFailure => {
  const type = typeOf(error);
  if (type === 'wrong-expected-version') return { kind: 'wrong-revision', actual: actualOf(error) };
  if (type === 'maximum-append-size-exceeded') return { kind: 'too-large' };
  return type !== undefined && DEFINITE.has(type) ? { kind: 'definite' } : { kind: 'unknown' };
};

/** A stream that does not exist has no events: reading it is no failure. */
export const isMissingStream = (error: unknown): boolean => typeOf(error) === 'stream-not-found';

/** KurrentDB reads only from where a record begins or ends, and has no specific status for other positions. */
export const isInvalidPosition = (error: unknown): boolean =>
  error instanceof Error && /ReadAllResult: (InvalidPosition|Error >> Requested position)/.test(error.message);

/** Refusals for which the client has no error type. */
const REFUSALS: readonly unknown[] = [status.PERMISSION_DENIED, status.UNAUTHENTICATED, status.UNIMPLEMENTED];

/** The server authenticated the user, who lacks the right. */
export const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === status.PERMISSION_DENIED;

/** Whether the server refuses a read: retries fail until an operator changes a right, a password or the server. */
export const isRefusedRead = (error: unknown): boolean => {
  const type = typeOf(error);
  if (type !== undefined && DEFINITE.has(type)) return true;
  return error instanceof Error && 'code' in error && REFUSALS.includes(error.code);
};

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : undefined;

const actualOf = (error: unknown): bigint | 'no-stream' => {
  const actual = error instanceof Error && 'actualVersion' in error ? error.actualVersion : undefined;
  return typeof actual === 'bigint' && actual >= 0n ? actual : 'no-stream';
};
