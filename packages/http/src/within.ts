/** Waits for work at most `limitMs`, then throws `late()`. The outcome of the work is then unknown. */
export const within = async <Result>(
  limitMs: number,
  work: () => Promise<Result>,
  late: () => Error,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([work(), deadline]);
  } finally {
    clearTimeout(timer);
  }
};
