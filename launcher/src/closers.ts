/** Something that was opened, and how to release it. `name` is for the log. */
type Closer = { readonly name: string; readonly close: () => Promise<void> };

/**
 * Everything opened so far. It is closed once, in reverse order, each part even if another one fails: for a start that
 * fails half-way as well as for a signal.
 */
export const createClosers = (onError: (name: string, error: unknown) => void) => {
  const opened: Closer[] = [];
  let closing: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (const { name, close } of opened.toReversed()) {
      await close().catch((error: unknown) => onError(name, error));
    }
  };
  return {
    add: (name: string, close: () => Promise<void>): void => void opened.push({ name, close }),
    close: (): Promise<void> => (closing ??= closeAll()),
  };
};

export type Closers = ReturnType<typeof createClosers>;
