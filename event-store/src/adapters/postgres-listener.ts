import { backoffMs, pause, systemSchedule, within } from '../timing.ts';
import { connectionConfig, endClient, openClient, type PostgresOptions } from './postgres-connection.ts';

export type LogListener = {
  /** Begins to listen, until as many have left as have joined. The answer leaves. */
  join(): () => void;
  /** Waits until the log is said to go beyond a position, but no longer than `ms` and until the signal aborts. */
  news(beyond: bigint, ms: number, signal: AbortSignal): Promise<void>;
  /** Stops listening, whoever still wants to, and resolves when the connection is gone. */
  close(): Promise<void>;
};

const HEARTBEAT_MS = 5_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;

/**
 * Hears of appends on a connection of its own, which is made anew for as long as somebody follows. What it hears is a
 * hint to look sooner: a follower looks now and then in any case, and only what it reads counts.
 */
export const logListener = ({ connectionString, log }: PostgresOptions): LogListener => {
  const waiting = new Set<() => void>();
  let announced = 0n;
  let members = 0;
  let session: { readonly controller: AbortController } | undefined;
  const ending = new Set<Promise<void>>();

  const wake = (): void => {
    for (const look of waiting) look();
  };
  const hear = (payload: string | undefined): void => {
    const position = BigInt(payload ?? 0);
    if (position > announced) announced = position;
    wake();
  };

  const listen = async (signal: AbortSignal): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures++) {
      const lost = new AbortController();
      try {
        const config = connectionConfig(connectionString, 'listener');
        const client = await openClient(config, (error) => lost.abort(error ?? new Error('The connection ended')));
        client.on('notification', ({ payload }) => hear(payload));
        try {
          await within(client.query('listen event_log'), HEARTBEAT_MS, 'Listening', systemSchedule);
          failures = 0;
          const stop = AbortSignal.any([signal, lost.signal]);
          while (!stop.aborted) {
            await pause(HEARTBEAT_MS, stop);
            if (!stop.aborted) await within(client.query('select 1'), HEARTBEAT_MS, 'A heartbeat', systemSchedule);
          }
        } finally {
          await endClient(client);
        }
        if (!signal.aborted) throw lost.signal.reason;
      } catch (error) {
        if (signal.aborted) return;
        log?.warn({ err: error }, 'The connection that hears of appends was lost');
        await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, Math.random), signal);
      }
    }
  };

  const begin = (): { readonly controller: AbortController } => {
    const controller = new AbortController();
    const ended = listen(controller.signal).finally(() => ending.delete(ended));
    ending.add(ended);
    return { controller };
  };
  const stop = (): void => {
    session?.controller.abort();
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
    news: (beyond, ms, signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          cancel();
          waiting.delete(look);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const look = (): void => {
          if (announced > beyond) done();
        };
        const cancel = systemSchedule(done, ms);
        waiting.add(look);
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
        else look();
      }),
    close: async () => {
      stop();
      await Promise.all(ending);
    },
  };
};
