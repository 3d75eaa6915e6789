/** Keeps the order of appends to one stream, although some take longer to prepare than others. */
export type StreamQueue = {
  /** Whether an append to the stream is being prepared or has not been answered yet. */
  isBusy(stream: string): boolean;
  /** Waits until earlier appends were sent, then prepares, sends, and waits for the answer. */
  run<Prepared, Answer>(
    stream: string,
    prepare: () => Promise<Prepared>,
    send: (prepared: Prepared) => Promise<Answer>,
  ): Promise<Answer>;
  /** Waits until all appends were sent. */
  allSent(): Promise<void>;
};

/** One queue per stream; streams do not wait for each other. */
export const createStreamQueue = (): StreamQueue => {
  const last = new Map<string, Promise<unknown>>();
  return {
    isBusy: (stream) => last.has(stream),
    run: async (stream, prepare, send) => {
      const before = last.get(stream);
      const sent = (async () => {
        // Earlier callers handle their own failures.
        await before?.catch(() => undefined);
        // In an object, so that the next append waits until this one is sent, but not for its answer.
        return { answer: send(await prepare()) };
      })();
      last.set(stream, sent);
      try {
        return await (
          await sent
        ).answer;
      } finally {
        if (last.get(stream) === sent) last.delete(stream);
      }
    },
    allSent: async () => {
      await Promise.allSettled(last.values());
    },
  };
};
