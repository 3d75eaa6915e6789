type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever the server refuses a call because nobody is logged in; answers how to stop that. */
export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells everybody who listens that the server answered 401. */
export const reportUnauthorized = (): void => {
  for (const listener of listeners) listener();
};
