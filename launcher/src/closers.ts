/** Something that was opened, and how to release it. `name` is for the log. */
type Closer = { readonly name: string; readonly close: () => Promise<void> };

/**
 * What has been opened so far. It is closed in the reverse order, each part even where another one fails, and only once:
 * a start that fails half-way and a signal end in the same place.
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
