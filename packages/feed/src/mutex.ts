export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one task after the other, in order. */
export const mutex = (): Exclusively => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};
