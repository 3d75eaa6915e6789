/** Keeps the order in which appends to one stream were given, although some take longer to prepare than others. */
export type Turns = {
  /** Whether a caller is preparing, or has handed over and not been answered yet. */
  isTaken(stream: string): boolean;
  /** Prepares once those before have handed over, hands over, and waits for the answer. */
  take<Prepared, Answer>(
    stream: string,
    prepare: () => Promise<Prepared>,
    handOver: (prepared: Prepared) => Promise<Answer>,
  ): Promise<Answer>;
  /** Waits until all earlier callers have handed over. */
  allTaken(): Promise<void>;
};

/** Turns are taken by stream; streams do not wait for each other. */
export const handOverInTurn = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  return {
    isTaken: (stream) => last.has(stream),
    take: async (stream, prepare, handOver) => {
      const before = last.get(stream);
      const handedOver = (async () => {
        // Earlier callers handle their own failures.
        await before?.catch(() => undefined);
        // In an object, so that the next one waits for the hand-over and not for the answer.
        return { answer: handOver(await prepare()) };
      })();
      last.set(stream, handedOver);
      try {
        return await (
          await handedOver
        ).answer;
      } finally {
        if (last.get(stream) === handedOver) last.delete(stream);
      }
    },
    allTaken: async () => {
      await Promise.allSettled(last.values());
    },
  };
};
