import { create } from 'zustand';
import { meAddress } from './cache-keys.ts';

type LateReads = {
  /** The number of reads that wait for a late read model. */
  readonly waiting: number;
  /** The functions that resume the reads that have stopped until the user retries. */
  readonly stopped: readonly (() => void)[];
};

export const useLateReads = create<LateReads>(() => ({ waiting: 0, stopped: [] }));

const RETRY_AFTER_S = 2;
const MAX_PAUSE_S = 10;
/** Ten tries take about a minute. */
const MAX_TRIES = 10;

/** Resumes all reads that have stopped. */
export const retryLateReads = (): void => {
  const { stopped } = useLateReads.getState();
  useLateReads.setState({ stopped: [] });
  for (const resume of stopped) resume();
};

/** A late read model lacks the last write. A 503 never ends a session: it does not mean that the user is logged out. */
const isLate = (path: string, { status, headers }: Response): boolean =>
  status === 503 && (headers.get('x-read-model') === 'late' || path === meAddress);

/**
 * Repeats a read until the read model is no longer late. The pauses start at the server's `retry-after` and grow. No
 * requests are sent while the tab is hidden, and after ten tries until `retryLateReads`.
 */
export const readWhenCaughtUp = async (path: string): Promise<Response> => {
  const read = (): Promise<Response> => fetch(path, { credentials: 'include' });
  let response = await read();
  if (!isLate(path, response)) return response;
  addWaiting(1);
  try {
    for (let tries = 1; isLate(path, response); tries += 1) {
      await (tries % MAX_TRIES === 0 ? untilRetry() : pause(response, tries % MAX_TRIES));
      await untilVisible();
      // A connection failure counts as one more failed try.
      const late = response;
      response = await read().catch(() => late);
    }
    return response;
  } finally {
    addWaiting(-1);
  }
};

const addWaiting = (change: number): void => useLateReads.setState(({ waiting }) => ({ waiting: waiting + change }));

const untilRetry = (): Promise<void> =>
  new Promise((resolve) => {
    useLateReads.setState(({ stopped }) => ({ stopped: [...stopped, resolve] }));
  });

/** A random share of up to a quarter is added, so that browsers do not all retry at the same time. */
const pause = ({ headers }: Response, tries: number): Promise<void> => {
  const firstS = Number(headers.get('retry-after') ?? RETRY_AFTER_S);
  const seconds = Math.min(firstS * 1.5 ** (tries - 1), MAX_PAUSE_S) * (1 + Math.random() / 4);
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
};

const untilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const resume = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', resume);
      resolve();
    };
    document.addEventListener('visibilitychange', resume);
    resume();
  });
