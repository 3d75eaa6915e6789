/** Thrown if the queue is full. The caller answers "try again later". */
export class SiteReaderBusy extends Error {
  readonly code = 'site-reader-busy';

  constructor() {
    super('Too many reads are waiting');
  }
}

export const isSiteReaderBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'site-reader-busy';

export interface Limits {
  readonly total: number;
  readonly perHost: number;
  readonly waiting: number;
}

export interface ConcurrencyLimit {
  /**
   * Runs work once there is a free slot, in total and for its host, in the order of the calls.
   * @throws SiteReaderBusy if too many wait.
   * @throws the signal's reason if it aborts before the work begins.
   */
  readonly run: <T>(host: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  readonly host: string;
  readonly begin: () => void;
}

/** Limits concurrent work, in total and per host, and the number of waiting calls. */
export const limitConcurrency = ({ total, perHost, waiting }: Limits): ConcurrencyLimit => {
  const queue: Waiting[] = [];
  const busy = new Map<string, number>();
  let running = 0;

  const beginNext = () => {
    while (running < total) {
      const next = queue.findIndex(({ host }) => (busy.get(host) ?? 0) < perHost);
      if (next < 0) return;
      const [first] = queue.splice(next, 1);
      if (!first) return;
      running++;
      busy.set(first.host, (busy.get(first.host) ?? 0) + 1);
      first.begin();
    }
  };

  const release = (host: string) => {
    running--;
    const left = (busy.get(host) ?? 1) - 1;
    if (left > 0) busy.set(host, left);
    else busy.delete(host);
    beginNext();
  };

  const waitForSlot = (host: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const entry: Waiting = { host, begin: () => settle(resolve) };
      const settle = (done: () => void) => {
        signal.removeEventListener('abort', onAbort);
        done();
      };
      const onAbort = () => {
        queue.splice(queue.indexOf(entry), 1);
        settle(() => reject(signal.reason as Error));
      };
      signal.addEventListener('abort', onAbort);
      queue.push(entry);
      beginNext();
      if (queue.length > waiting) {
        queue.splice(queue.indexOf(entry), 1);
        settle(() => reject(new SiteReaderBusy()));
      }
    });

  return {
    run: async (host, signal, work) => {
      signal.throwIfAborted();
      await waitForSlot(host, signal);
      try {
        return await work();
      } finally {
        release(host);
      }
    },
  };
};
