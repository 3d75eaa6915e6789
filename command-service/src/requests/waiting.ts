import { HttpError } from '@twofold/http/respond-to-errors';

/** More repeats indicate an attack or a broken client. */
const MAX_PER_KEY = 5;
const MAX_IN_ALL = 200;

/** A repeat that waits for the run of its first request. */
export type Waiter = {
  /**
   * Resolves when the run has ended, also if it ended since the last call, or after `ms`.
   * @throws HttpError if the client has disconnected
   */
  readonly next: (ms: number, disconnected: AbortSignal | undefined) => Promise<void>;
  readonly leave: () => void;
};

/**
 * Listens for the ends of runs in other processes, until the signal aborts. Calls `onListening` whenever it may have
 * missed some.
 */
export type ListenForEndings = (
  callbacks: { readonly onEnded: (key: string) => void; readonly onListening: () => void },
  signal: AbortSignal,
) => Promise<void>;

export type Waiting = {
  /** To be called before reading the state of the run, so that no wake-up is lost. @throws HttpError 503 if too many wait */
  readonly join: (key: string) => Waiter;
  readonly wake: (key: string) => void;
  readonly stop: () => Promise<void>;
};

/** Wakes repeats when a run ends. Listening for other processes begins with the first waiter. */
export const createWaiting = (listenForEndings?: ListenForEndings): Waiting => {
  const waiters = new Map<string, Set<() => void>>();
  const stopped = new AbortController();
  let inAll = 0;
  let listening: Promise<void> | undefined;
  const wake = (key: string): void => waiters.get(key)?.forEach((wakeUp) => wakeUp());
  const onListening = (): void => [...waiters.keys()].forEach(wake);

  const join = (key: string): Waiter => {
    const ofKey = waiters.get(key) ?? new Set();
    if (ofKey.size >= MAX_PER_KEY || inAll >= MAX_IN_ALL)
      throw new HttpError(503, 'This request is still running. Please try again shortly.');
    listening ??= listenForEndings?.({ onEnded: wake, onListening }, stopped.signal);
    const { next, wakeUp } = createLatch();
    waiters.set(key, ofKey.add(wakeUp));
    inAll++;
    const leave = (): void => {
      if (ofKey.delete(wakeUp)) inAll--;
      if (ofKey.size === 0 && waiters.get(key) === ofKey) waiters.delete(key);
    };
    return { next, leave };
  };
  const stop = async (): Promise<void> => {
    stopped.abort();
    await listening;
  };
  return { join, wake, stop };
};

const createLatch = (): Pick<Waiter, 'next'> & { readonly wakeUp: () => void } => {
  let isWoken = false;
  let resume: (() => void) | undefined;
  const wakeUp = (): void => {
    isWoken = true;
    resume?.();
  };
  const next: Waiter['next'] = async (ms, disconnected) => {
    if (!isWoken && !disconnected?.aborted) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        resume = resolve;
        timer = setTimeout(resolve, ms);
        disconnected?.addEventListener('abort', () => resolve(), { once: true });
      });
      clearTimeout(timer);
    }
    if (disconnected?.aborted) throw new HttpError(408, 'The client disconnected before the response');
    isWoken = false;
  };
  return { next, wakeUp };
};
