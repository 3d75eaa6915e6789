/** Tracks running work. `close` aborts it, waits for its end, and refuses more. */
export const pendingWork = () => {
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    /** Runs work with a signal that also aborts on close. */
    run: async <Result>(signal: AbortSignal, work: (either: AbortSignal) => Promise<Result>): Promise<Result> => {
      const result = work(AbortSignal.any([signal, closing.signal]));
      running.add(result);
      try {
        return await result;
      } finally {
        running.delete(result);
      }
    },
    close: async (): Promise<void> => {
      closing.abort(new Error('The site reader is closed'));
      await Promise.allSettled(running);
    },
  };
};
