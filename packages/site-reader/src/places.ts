/** Thrown instead of waiting in a full queue. Recognized by its code; the caller answers "try again later". */
export class SiteReaderBusy extends Error {
  readonly code = 'site-reader-busy';

  constructor() {
    super('Too many reads are waiting');
  }
}

export interface PlacesOptions {
  readonly total: number;
  readonly perHost: number;
  readonly waiting: number;
}

export interface Places {
  /**
   * Runs work when there is a slot for it, in order among those whose host has one.
   * @throws SiteReaderBusy when too many wait.
   * @throws the signal's reason when it aborts before the work begins.
   */
  readonly run: <T>(host: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  readonly host: string;
  readonly begin: () => void;
}

/** The maximum of concurrent reads, in total and per host, and of waiting ones. */
export const places = ({ total, perHost, waiting }: PlacesOptions): Places => {
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

  const leave = (host: string) => {
    running--;
    const left = (busy.get(host) ?? 1) - 1;
    if (left > 0) busy.set(host, left);
    else busy.delete(host);
    beginNext();
  };

  const place = (host: string, signal: AbortSignal): Promise<void> =>
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
      await place(host, signal);
      try {
        return await work();
      } finally {
        leave(host);
      }
    },
  };
};
