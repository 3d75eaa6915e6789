import { keepListening } from '@twofold/postgres/listen';
import { systemSchedule } from '@twofold/timing/timing';
import { connectionConfig, type PostgresOptions } from './postgres-connection.ts';

export type LogListener = {
  /** Starts listening, until every joined follower has left. Returns the function to leave. */
  readonly join: () => () => void;
  /** Waits until an append beyond a position is announced, at most `ms` and until the signal aborts. */
  readonly announced: (beyond: bigint, ms: number, signal: AbortSignal) => Promise<void>;
  /** Stops listening, even if followers are still joined, and resolves when the connection is closed. */
  readonly close: () => Promise<void>;
};

/**
 * Listens for appends on a separate connection, which is reopened while there are followers. An announcement is only a
 * hint to poll sooner: a follower polls regularly anyway.
 */
export const logListener = ({ connectionString, log }: PostgresOptions): LogListener => {
  const { announce, announced } = announcements();
  const endings = new Set<Promise<void>>();
  let members = 0;
  let session: AbortController | undefined;

  const begin = (): AbortController => {
    const controller = new AbortController();
    const ended = keepListening({
      config: connectionConfig(connectionString, 'listener'),
      channel: 'event_log',
      onMessage: (payload) => announce(BigInt(payload)),
      log,
      signal: controller.signal,
    }).finally(() => endings.delete(ended));
    endings.add(ended);
    return controller;
  };
  const stop = (): void => {
    session?.abort();
    session = undefined;
  };

  return {
    join: () => {
      members += 1;
      session ??= begin();
      let isMember = true;
      return () => {
        if (isMember) members -= 1;
        isMember = false;
        if (members === 0) stop();
      };
    },
    announced,
    close: async () => {
      stop();
      await Promise.all(endings);
    },
  };
};

type Announcements = Pick<LogListener, 'announced'> & { readonly announce: (position: bigint) => void };

/** Remembers the highest announced position, so that an announcement between a read and a wait is not lost. */
const announcements = (): Announcements => {
  const waiting = new Set<() => void>();
  let announced = 0n;
  return {
    announce: (position) => {
      if (position > announced) announced = position;
      for (const check of waiting) check();
    },
    announced: (beyond, ms, signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          cancel();
          waiting.delete(check);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const check = (): void => {
          if (announced > beyond) done();
        };
        const cancel = systemSchedule(done, ms);
        waiting.add(check);
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
        else check();
      }),
  };
};
