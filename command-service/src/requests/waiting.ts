import { HttpError } from '@twofold/http/respond-to-errors';

/** Repeats beyond these are an attack, or a client that is broken. */
const MAX_PER_KEY = 5;
const MAX_IN_ALL = 200;

/** One repeat that waits for the run of its first request. */
export type Waiter = {
  /** Resolves when the run has ended, or after `ms`. A wake-up that came since the last call counts. @throws HttpError when the client has left */
  readonly next: (ms: number, left: AbortSignal | undefined) => Promise<void>;
  readonly leave: () => void;
};

/**
 * Receives the ends of runs in other processes, until the signal aborts. `onListening` is called whenever some may have
 * been missed.
 */
export type ListenForEndings = (
  heard: { readonly onEnded: (key: string) => void; readonly onListening: () => void },
  signal: AbortSignal,
) => Promise<void>;

export type Waiting = {
  /** Joins before it looks at the run, so that no wake-up is lost. @throws HttpError 503 when too many wait already */
  readonly join: (key: string) => Waiter;
  readonly wake: (key: string) => void;
  readonly stop: () => Promise<void>;
};

/** Wakes repeats when a run ends, in this process or, as soon as the first of them waits, in another one. */
export const createWaiting = (listenForEndings?: ListenForEndings): Waiting => {
  const waiters = new Map<string, Set<() => void>>();
  const stopped = new AbortController();
  let inAll = 0;
  let hearing: Promise<void> | undefined;
  const wake = (key: string): void => waiters.get(key)?.forEach((wakeUp) => wakeUp());
  const onListening = (): void => [...waiters.keys()].forEach(wake);

  const join = (key: string): Waiter => {
    const ofKey = waiters.get(key) ?? new Set();
    if (ofKey.size >= MAX_PER_KEY || inAll >= MAX_IN_ALL)
      throw new HttpError(503, 'This request is still running. Please try again shortly.');
    hearing ??= listenForEndings?.({ onEnded: wake, onListening }, stopped.signal);
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
    await hearing;
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
  const next: Waiter['next'] = async (ms, left) => {
    if (!isWoken && !left?.aborted) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        resume = resolve;
        timer = setTimeout(resolve, ms);
        left?.addEventListener('abort', () => resolve(), { once: true });
      });
      clearTimeout(timer);
    }
    if (left?.aborted) throw new HttpError(408, 'The client left before the answer was known');
    isWoken = false;
  };
  return { next, wakeUp };
};
