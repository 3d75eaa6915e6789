type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` when the server refuses a call because the session has ended; returns the unsubscribe function. */
export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notifies the listeners of a 401. */
export const reportUnauthorized = (): void => {
  for (const listener of listeners) listener();
};
