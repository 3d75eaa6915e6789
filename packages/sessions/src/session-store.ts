import { HttpError } from '@twofold/http/respond-to-errors';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';

const PgStore = connectPgSimple(session);

/** The absolute limit: a session ends this long after it was opened, even if it is in use (D-31). */
export const SESSION_LIMIT_MS = 30 * 24 * 60 * 60 * 1_000;

/** A process records the use of a session at most this often, and remembers this for so many sessions. */
const TOUCH_EVERY_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** Runs queries: a pool, or the faster pipelines of the query service. */
export type SessionDatabase = {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
};

/** Reads a session that has not expired, as part of a statement that the caller sends anyway. */
export type LoadSession = (sessionId: string) => Promise<SessionData | undefined>;

export type SessionStore = Store & {
  /** Runs `find`. Its synchronous lookup of the session uses `load` instead of a query. */
  readonly lookUpBy: (load: LoadSession, find: () => void) => void;
};

/**
 * The table `sessions.sessions` for express-session. A session past its absolute limit is not found. A database outage
 * is a 503. It does not delete old sessions, because some services may not: see `forgetOldSessions`.
 */
export const createSessionStore = (deps: {
  readonly database: SessionDatabase;
  readonly now: () => Date;
}): SessionStore => {
  const { database, now } = deps;
  const store = new PgStore({
    // The store accepts a database that is not a pool only through this option.
    pgPromise: { any: async (text: string, values: unknown[]) => (await database.query(text, values)).rows },
    schemaName: 'sessions',
    tableName: 'sessions',
    pruneSessionInterval: false,
  });
  const get = store.get.bind(store);
  const set = store.set.bind(store);
  const touch = store.touch.bind(store);
  const destroy = store.destroy.bind(store);
  const isDue = throttlePerKey(TOUCH_EVERY_MS, now);

  let load: LoadSession | undefined;
  store.get = (sid, done) => {
    const found = (session: SessionData | null | undefined): void =>
      done(undefined, session && isWithinLimit(session, now()) ? session : undefined);
    if (load) void load(sid).then(found, done);
    else get(sid, (error, session) => (error ? done(unavailable(error)) : found(session)));
  };
  store.set = (sid, data, done) => set(sid, data, (error) => done?.(error && unavailable(error)));
  store.destroy = (sid, done) => destroy(sid, (error) => done?.(error && unavailable(error)));
  store.touch = (sid, data, done) => {
    if (!isDue(sid)) {
      done?.();
      return;
    }
    // A failure to record the use of a session must not fail the request; the next one tries again.
    touch(sid, data, () => done?.());
  };
  const lookUpBy: SessionStore['lookUpBy'] = (loadOnce, find) => {
    load = loadOnce;
    try {
      find();
    } finally {
      load = undefined;
    }
  };
  return Object.assign(store, { lookUpBy });
};

const isWithinLimit = ({ startedAt }: Partial<SessionData>, now: Date): boolean =>
  startedAt !== undefined && now.getTime() - Date.parse(startedAt) < SESSION_LIMIT_MS;

const unavailable = (cause: unknown): HttpError =>
  new HttpError(503, 'The service is not available right now. Please try again.', { cause });

/** Returns for each key whether it is the first call within a period. The oldest keys are dropped. */
const throttlePerKey = (periodMs: number, now: () => Date): ((key: string) => boolean) => {
  const lastTimes = new Map<string, number>();
  return (key) => {
    const at = now().getTime();
    const last = lastTimes.get(key);
    if (last !== undefined && at - last < periodMs) return false;
    lastTimes.delete(key);
    lastTimes.set(key, at);
    const [oldest] = lastTimes.keys();
    if (lastTimes.size > MAX_REMEMBERED && oldest !== undefined) lastTimes.delete(oldest);
    return true;
  };
};
