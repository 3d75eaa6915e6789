import { whileLeading } from '@twofold/event-store/followers/leadership';
import type { EventStore } from '@twofold/event-store/port';
import { createFeed } from '@twofold/feed/feed';
import type { Handler } from '@twofold/feed/handler';
import type { Logger } from '@twofold/http/log';
import { openPool } from '@twofold/postgres/pool';
import pg from 'pg';

const SCHEMA = 'write_side';
/** One process holds this lock and runs the reactors. The others wait for it. */
const LOCK_NAME = 'twofold reactors';
const CONNECT_MS = 5_000;
const MAX_CONNECTIONS = 2;
/** After a crash, at most this many events are handled again. */
export const REACTOR_LIMITS = { events: 50, characters: 1_000_000 };

export type Reactors = {
  /** The reason why a reactor does not run in this process, if it does not. */
  readonly trouble: (reactor: string) => string | undefined;
  readonly stop: () => Promise<void>;
};

/** Runs all handlers, which may use the feed's pool, in one process at a time, until the signal aborts. */
export const startReactors = (
  handlersOn: (pool: pg.Pool) => readonly Handler[],
  deps: { readonly store: EventStore; readonly connectionString: string; readonly log: Logger },
  signal: AbortSignal,
): Reactors => {
  const { store, connectionString, log } = deps;
  const application_name = 'twofold-reactors';
  const pool = openPool({ connectionString, application_name, max: MAX_CONNECTIONS, pipeline: true }, log);
  const feed = createFeed(handlersOn(pool), { store, pool, schema: SCHEMA, limits: REACTOR_LIMITS, log });
  const running = whileLeading({
    connect: () => new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS }),
    lockName: LOCK_NAME,
    signal,
    lead: feed.run,
    onError: (error) => log.error({ err: error }, 'reactors stopped, retrying'),
  });
  return {
    trouble: feed.trouble,
    stop: async () => {
      await running;
      await pool.end();
    },
  };
};
