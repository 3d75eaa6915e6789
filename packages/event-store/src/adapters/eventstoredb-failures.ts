/**
 * What an error of the client means for an append. Everything that is not a definite answer of the server is an unknown
 * outcome: with this client a dying connection rejects the appends of others too, and some were stored.
 */
export type AppendFailure =
  | { readonly kind: 'wrong-revision'; readonly actual: bigint | 'no-stream' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'definite' }
  | { readonly kind: 'unknown' };

/** Errors by which the server says that it did not, and will not, store the append. */
const DEFINITE = new Set(['access-denied', 'stream-deleted', 'invalid-argument', 'unsupported']);

/** Sorts an error of an append by the client's own error types; raw gRPC errors have none and are unknown outcomes. */
export const failureOf = (error: unknown): AppendFailure => {
  const type = typeOf(error);
  if (type === 'wrong-expected-version') return { kind: 'wrong-revision', actual: actualOf(error) };
  if (type === 'maximum-append-size-exceeded') return { kind: 'too-large' };
  return type !== undefined && DEFINITE.has(type) ? { kind: 'definite' } : { kind: 'unknown' };
};

/** A stream that does not exist has no events; that is no failure of a read. */
export const isMissingStream = (error: unknown): boolean => typeOf(error) === 'stream-not-found';

/** A read that will not get better by trying again. */
export const isHopelessRead = (error: unknown): boolean => {
  const type = typeOf(error);
  return type !== undefined && DEFINITE.has(type);
};

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : undefined;

const actualOf = (error: unknown): bigint | 'no-stream' => {
  const actual = error instanceof Error && 'actualVersion' in error ? error.actualVersion : undefined;
  return typeof actual === 'bigint' && actual >= 0n ? actual : 'no-stream';
};
