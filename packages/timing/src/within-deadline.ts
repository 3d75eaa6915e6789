/**
 * Runs work with a signal that aborts after `limitMs`, or with `outer`. It uses a real timer: on Node 20 the garbage
 * collector may collect an `AbortSignal.timeout` that only `AbortSignal.any` refers to, and then that never aborts.
 */
export const withinDeadline = async <Result>(
  outer: AbortSignal,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const deadline = new AbortController();
  const abort = (): void => deadline.abort(outer.reason);
  const timer = setTimeout(() => deadline.abort(new DOMException('The deadline has passed', 'TimeoutError')), limitMs);
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort, { once: true });
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
};
