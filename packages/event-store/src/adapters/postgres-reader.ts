import { openPool, UNLIMITED } from '@twofold/postgres/pool';
import { StoreUnavailable } from '../errors.ts';
import type { ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../port.ts';
import { backoffMs, systemSchedule } from '@twofold/timing/timing';
import { MAX_BIGINT, countOf } from './dense-position.ts';
import { connectionConfig, isTransient, refuseUnsafeDurability, type PostgresOptions } from './postgres-connection.ts';
import { PAGE_EVENTS, readLogPage, readStreamPage, type LogRange, type Page } from './postgres-pages.ts';
import { filteredBy, walk } from './postgres-walk.ts';

export type LogReader = {
  /** Connects for the first time, and refuses a server that may lose acknowledged data. */
  readonly check: () => Promise<void>;
  readonly storeId: () => Promise<string>;
  /** The position of the last event; 0 in an empty log. */
  readonly head: () => Promise<bigint>;
  /** The next page, without retries: followers have their own. */
  readonly pageAfter: (position: bigint) => Promise<Page>;
  readonly readStream: (stream: string, options?: ReadStreamOptions) => AsyncIterable<RecordedEvent>;
  readonly readAll: (options?: ReadAllOptions) => AsyncIterable<RecordedEvent>;
  readonly close: () => Promise<void>;
};

/** Reads share a few connections; a page takes a few milliseconds. */
const MAX_CONNECTIONS = 4;
const QUERY_TIMEOUT_MS = 4_000;
/** The deadline for all attempts at one page together. */
const READ_DEADLINE_MS = 4_500;
const FIRST_BACKOFF_MS = 25;
const MAX_BACKOFF_MS = 500;

/** Plans may be made while the log is empty, and must still be good when it is large. */
const SESSION = '-c enable_seqscan=off -c enable_bitmapscan=off -c plan_cache_mode=force_generic_plan';

/**
 * Reads pages by position, never by offset. Positions are dense and in commit order: an event never becomes visible
 * before one with a lower position.
 */
export const logReader = ({ connectionString, log, allowUnsafeDurability, isPatient }: PostgresOptions): LogReader => {
  const pool = openPool(
    {
      ...connectionConfig(connectionString, 'reader', SESSION),
      max: MAX_CONNECTIONS,
      ...(isPatient ? UNLIMITED : { query_timeout: QUERY_TIMEOUT_MS, statement_timeout: QUERY_TIMEOUT_MS }),
    },
    log,
  );
  let isOpen = true;
  const retrying = <T>(read: () => Promise<T>): Promise<T> => withRetries(read, () => isOpen);

  const head = async (): Promise<bigint> => {
    const { rows } = await pool.query<{ head: string }>(
      'select coalesce((select position from event_log.events order by position desc limit 1), 0)::text as head',
    );
    return BigInt(rows[0]?.head ?? 0);
  };
  const logPage = (range: LogRange): Promise<Page> => retrying(() => readLogPage(pool, range));

  return {
    check: async () => {
      if (!allowUnsafeDurability) await retrying(() => refuseUnsafeDurability(pool));
    },
    storeId: () =>
      retrying(async () => {
        const { rows } = await pool.query<{ store_id: string }>('select store_id from event_log.head');
        const id = rows[0]?.store_id;
        if (id === undefined) throw new Error('The log has no head: it was never migrated');
        return id;
      }),
    head: () => retrying(head),
    pageAfter: (above) => readLogPage(pool, { above, below: MAX_BIGINT, isBackwards: false, limit: PAGE_EVENTS }),
    readStream: (stream, { from, direction, limit } = {}) => {
      const isBackwards = direction === 'backwards';
      const start = from ?? (isBackwards ? MAX_BIGINT : 0n);
      return walk(start, limit, (place, count) =>
        retrying(() => readStreamPage(pool, { stream, from: place, isBackwards, limit: count })),
      );
    },
    readAll: ({ after, direction, limit, filter } = {}) => {
      const isBackwards = direction === 'backwards';
      const start = after === undefined ? (isBackwards ? MAX_BIGINT : 0n) : countOf(after);
      if (filter !== undefined)
        return walk(
          start,
          limit,
          filteredBy(filter, isBackwards, () => retrying(head), logPage),
        );
      return walk(start, limit, (place, count) =>
        logPage(
          isBackwards
            ? { above: 0n, below: place, isBackwards, limit: count }
            : { above: place, below: MAX_BIGINT, isBackwards, limit: count },
        ),
      );
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await pool.end();
    },
  };
};

/** Reading changes nothing, so it is retried until it succeeds, is refused, or takes too long. */
const withRetries = async <T>(read: () => Promise<T>, isOpen: () => boolean): Promise<T> => {
  const deadline = performance.now() + READ_DEADLINE_MS;
  for (let failures = 0; ; failures++) {
    if (!isOpen()) throw new StoreUnavailable('The event store is closed');
    try {
      return await read();
    } catch (error) {
      if (!isTransient(error)) throw error;
      const wait = backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, Math.random);
      if (performance.now() + wait > deadline)
        throw new StoreUnavailable('The log could not be read', { cause: error });
      await new Promise<void>((resolve) => systemSchedule(resolve, wait));
    }
  }
};
