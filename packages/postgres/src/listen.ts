import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './pool.ts';

export type ListenOptions = {
  /** For a separate connection: a LISTEN on a pooled connection is lost when the pool replaces it. */
  readonly config: pg.ClientConfig;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** LISTEN is active. Earlier announcements were missed: read the current state. */
  readonly onListening?: () => void;
  /** Messages may be missed from here until `onListening` is called again. */
  readonly onDisconnected?: () => void;
  readonly log: Log | undefined;
  readonly signal: AbortSignal;
};

const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 5_000;
const END_MS = 1_000;
const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 2_000;

/**
 * Listens to a channel until the signal aborts. A lost or unresponsive connection is replaced; an outage is logged when
 * it begins and when it ends. Never rejects.
 */
export const keepListening = async (options: ListenOptions): Promise<void> => {
  const { channel, log, signal } = options;
  let failures = 0;
  let lostAt = 0;
  const onSuccess = (): void => {
    if (failures > 0)
      log?.warn({ channel, ms: Math.round(performance.now() - lostAt) }, 'the listening connection was restored');
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      await listenOnce(options, onSuccess);
    } catch (error) {
      if (failures === 0) {
        lostAt = performance.now();
        log?.warn({ err: error, channel }, 'the listening connection was lost');
      }
      failures += 1;
    }
    await pause(backoffMs(failures), undefined, { signal }).catch(() => undefined);
  }
};

/** Ends when the signal aborts. @throws the error that ended the connection before that. */
const listenOnce = async (options: ListenOptions, onSuccess: () => void): Promise<void> => {
  const { config, channel, signal } = options;
  const client = new pg.Client({
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    ...config,
  });
  const over = new AbortController();
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(), { signal: over.signal });
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended')));
      client.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
      const listen = async (): Promise<void> => {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        if (over.signal.aborted) return;
        onSuccess();
        heartbeat = setInterval(() => void client.query('select 1').catch(reject), HEARTBEAT_MS);
        options.onListening?.();
      };
      listen().catch(reject);
    });
  } finally {
    over.abort();
    clearInterval(heartbeat);
    options.onDisconnected?.();
    // Closing a connection whose other side vanished may take minutes.
    await Promise.race([client.end().catch(() => undefined), pause(END_MS, undefined, { ref: false })]);
  }
};

/** Doubles with random jitter, so that clients do not reconnect to a recovering server all at the same time. */
const backoffMs = (failures: number): number =>
  Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures) * (0.5 + Math.random() / 2);
