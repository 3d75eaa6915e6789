import type { Logger } from '@twofold/http/log';
import { isNotMigrated } from '@twofold/postgres/errors';
import { keepListening } from '@twofold/postgres/listen';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { createKnownCheckpoints, type Checkpoint, type CheckpointRow } from './known-checkpoints.ts';

/** The projections whose read models this service serves. */
export type ProjectionName =
  | 'products'
  | 'users'
  | 'credit_accounts'
  | 'credit_entries'
  | 'reviews'
  | 'judged_statements'
  | 'orders'
  | 'feedback_requests'
  | 'feedback_seats'
  | 'submissions'
  | 'briefs'
  | 'comparisons'
  | 'complaints'
  | 'notifications'
  | 'notification_marks'
  | 'mail_settings';

/** Follows the projector's checkpoints. */
export interface Checkpoints {
  /** `undefined`: the projector has not run yet. */
  of(projection: ProjectionName): Checkpoint | undefined;
  /** Calls back after every change until the returned function is called; meanwhile the table is polled often. */
  watch(onChange: () => void): () => void;
  start(): void;
  stop(): Promise<void>;
}

const CHANNEL = 'projector_checkpoint';
const BUSY_POLL_MS = 100;
const IDLE_POLL_MS = 5_000;
const READ_CHECKPOINTS = { name: 'checkpoints', text: 'select name, store_id, position from read_models.checkpoints' };

/**
 * Follows the checkpoints by the projector's notifications and by polling the table: after every LISTEN, often while a
 * request waits, and occasionally otherwise. So notifications and the listening connection may be lost. A lost connection
 * may mean a crash of the server, which rolls back announced commits: everything is read again.
 */
export const followCheckpoints = ({ pool, listener, log }: Database & { readonly log: Logger }): Checkpoints => {
  const known = createKnownCheckpoints();
  const watchers = new Set<() => void>();
  const notifyWatchers = (): void => {
    for (const onChange of watchers) onChange();
  };
  const read = reader(pool, log);
  const refresh = async (): Promise<void> => {
    const apply = known.beginRead();
    const rows = await read();
    if (rows === undefined) return;
    apply(rows);
    notifyWatchers();
  };
  const polling = repeat(refresh, () => (watchers.size > 0 ? BUSY_POLL_MS : IDLE_POLL_MS));

  const stopping = new AbortController();
  let listening: Promise<void> | undefined;
  let isListening = false;

  return {
    of: (projection) => known.of(projection),
    watch: (onChange) => {
      watchers.add(onChange);
      if (!isListening) polling.now();
      else if (watchers.size === 1) polling.later();
      return () => void watchers.delete(onChange);
    },
    start: () => {
      polling.now();
      listening = keepListening({
        channel: CHANNEL,
        config: listener,
        onListening: () => {
          isListening = true;
          polling.now();
        },
        onMessage: (payload) => {
          if (known.applyNotification(payload)) notifyWatchers();
          else polling.now();
        },
        onDisconnected: () => {
          isListening = false;
          known.forget();
          polling.now();
        },
        log,
        signal: stopping.signal,
      });
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([listening, polling.stop()]);
    },
  };
};

/** Reads the table; `undefined` if it cannot be read. Logs when failures begin and when they end. */
const reader = (pool: Pool, log: Logger): (() => Promise<readonly CheckpointRow[] | undefined>) => {
  let isFailing = false;
  return async () => {
    try {
      const { rows } = await pool.query<CheckpointRow>(READ_CHECKPOINTS);
      if (isFailing) log.info('the checkpoints can be read again');
      isFailing = false;
      return rows;
    } catch (error) {
      // The projector has never run here.
      if (isNotMigrated(error)) return [];
      if (!isFailing) log.warn({ err: error }, 'could not read the checkpoints');
      isFailing = true;
      return undefined;
    }
  };
};

/**
 * Repeats work with a pause in between, never concurrently. `now` skips the pause. During a run it causes another one,
 * because the current one may have begun too early.
 */
const repeat = (work: () => Promise<void>, pauseMs: () => number) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isStopped = false;

  const later = (): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(now, pauseMs());
  };
  const now = (): void => {
    isRequestedAgain = running !== undefined;
    if (isStopped || isRequestedAgain) return;
    clearTimeout(timer);
    running = work().finally(() => {
      running = undefined;
      if (isRequestedAgain) now();
      else later();
    });
  };
  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { now, later, stop };
};
