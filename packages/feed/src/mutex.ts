export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one piece of work after the other, in the order they were handed in. */
export const mutex = (): Exclusively => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};
