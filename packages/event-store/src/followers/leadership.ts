import type { ClientBase } from 'pg';
import { backoffMs, pause, systemSchedule, untilAborted, within, type Schedule } from '../timing.ts';

/** A dedicated connection, not from a pool: a session lock lives and dies with it. pg's `Client` fits. */
export type LockClient = Pick<ClientBase, 'query' | 'on'> & {
  connect(): Promise<unknown>;
  end(): Promise<void>;
};

export type LeadershipOptions = {
  /** Makes a client that is not connected yet. Give it a `connectionTimeoutMillis`. */
  readonly connect: () => LockClient;
  /** Who has the lock of this name leads; one leader in a database. */
  readonly lockName: string;
  /** Ends it all. */
  readonly signal: AbortSignal;
  /** The leader's work. Its signal aborts when the lead is lost or the outer signal aborts: then it must end soon. */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /**
   * Called with every unexpected end or failed start of a lead. A repeated failure is reported once, until a lead
   * lasts again.
   */
  readonly onError: (error: unknown) => void;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

/** The connection that holds the lock is gone or silent: another process may lead already. */
export class LeadershipLost extends Error {
  readonly code = 'leadership-lost';
}

const HEARTBEAT_INTERVAL_MS = 1_000;
/**
 * A leader that sends nothing for this long loses the lock, so that another leads within 5 s. Three heartbeats may be
 * late: a leader delayed longer by a busy machine steps down, which fencing makes harmless.
 */
const STANDSTILL_MS = 4_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** A standby's wait is cut into slices, so that it notices a server that is gone without a word. */
const LOCK_WAIT_MS = 5_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 2_000;

/** The server ends the session of a leader that is frozen, and of one whose host vanished: then the lock is free again. */
const SESSION_SETTINGS = `
  select set_config('lock_timeout', '${LOCK_WAIT_MS}ms', false), set_config('statement_timeout', '0', false),
         set_config('idle_session_timeout', '${STANDSTILL_MS}ms', false), set_config('tcp_keepalives_idle', '2', false),
         set_config('tcp_keepalives_interval', '1', false), set_config('tcp_keepalives_count', '2', false)`;
/** Frees the place of a standby that hung up while it waited. Not every operating system can; then its slice runs out. */
const NOTICE_HANG_UPS = "set client_connection_check_interval = '1s'";
const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0)), pg_backend_pid() as backend';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Leads whenever no other process does, until the outer signal aborts: waits for a session advisory lock, runs `lead`
 * while it is held, and when `lead` ends or throws, releases it and tries again, with growing pauses. It never runs
 * `lead` twice at the same time, so a `lead` that ignores its signal keeps this process from leading again.
 *
 * The lock saves work; it does not protect: a paused leader may wake and continue for a while. The epoch of the
 * checkpoint protects (`moveCheckpoint`).
 */
export const whileLeading = async (options: LeadershipOptions): Promise<void> => {
  const { signal, schedule = systemSchedule, random = Math.random } = options;
  let failures = 0;
  let reported: string | undefined;
  const report = (error: unknown, lasted: boolean): void => {
    if (lasted || String(error) !== reported) options.onError(error);
    reported = String(error);
  };
  while (!signal.aborted) {
    const lasted = await leadOnce(options, report, schedule);
    failures = lasted ? 0 : failures + 1;
    await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), signal, schedule);
  }
};

/** One attempt, from connecting to letting go. Answers whether the lead lasted for at least one heartbeat. */
const leadOnce = async (
  { connect, lockName, signal, lead }: LeadershipOptions,
  report: (error: unknown, lasted: boolean) => void,
  schedule: Schedule,
): Promise<boolean> => {
  const term = new AbortController();
  const client = connect();
  const stop = (): void => term.abort(signal.reason);
  const lose = (cause: unknown): void =>
    term.abort(new LeadershipLost(`The connection that holds the lock ${lockName} is lost`, { cause }));
  client.on('error', lose);
  client.on('end', () => lose(undefined));
  signal.addEventListener('abort', stop);
  let heart: Heart | undefined;
  const lasted = (): boolean => heart?.lasted() ?? false;
  try {
    const backend = await untilAborted(takeLock(client, lockName, schedule), term.signal);
    heart = beat(client, backend, lose, schedule);
    await lead(term.signal);
  } catch (error) {
    if (error !== term.signal.reason && !isAbortError(error)) report(error, lasted());
  } finally {
    if (term.signal.reason instanceof LeadershipLost) report(term.signal.reason, lasted());
    heart?.stop();
    signal.removeEventListener('abort', stop);
    await releaseLock(client, heart === undefined ? undefined : lockName, schedule);
  }
  return lasted();
};

/** Connects and waits for the lock, in slices. Answers the server process that holds it. */
const takeLock = async (client: LockClient, lockName: string, schedule: Schedule): Promise<unknown> => {
  await within(client.connect(), ANSWER_TIMEOUT_MS, 'Connecting', schedule);
  await within(client.query(SESSION_SETTINGS), ANSWER_TIMEOUT_MS, 'Setting the session up', schedule);
  await within(client.query(NOTICE_HANG_UPS), ANSWER_TIMEOUT_MS, 'Setting the session up', schedule).catch(
    () => undefined,
  );
  for (;;) {
    const waited = client.query<{ backend: unknown }>(LOCK, [lockName]);
    const answer = await within(waited, LOCK_WAIT_MS + ANSWER_TIMEOUT_MS, 'Waiting for the lock', schedule).catch(
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return undefined;
        throw error;
      },
    );
    if (answer !== undefined) return answer.rows[0]?.backend;
  }
};

type Heart = { stop(): void; lasted(): boolean };

/**
 * Sends heartbeats to the server. A different backend than the one that took the lock means a pooling proxy in between,
 * where a session lock protects nothing.
 */
const beat = (client: LockClient, backend: unknown, lose: (cause: unknown) => void, schedule: Schedule): Heart => {
  let lasted = false;
  let stopped = false;
  const ask = async (): Promise<void> => {
    try {
      const query = client.query<{ backend: unknown }>('select pg_backend_pid() as backend');
      const answer = await within(query, ANSWER_TIMEOUT_MS, 'The heartbeat', schedule);
      if (answer.rows[0]?.backend !== backend) throw new Error('The lock needs a connection without a pooling proxy');
      lasted = true;
      if (!stopped) cancel = schedule(() => void ask(), HEARTBEAT_INTERVAL_MS);
    } catch (error) {
      lose(error);
    }
  };
  let cancel = schedule(() => void ask(), HEARTBEAT_INTERVAL_MS);
  const stop = (): void => {
    stopped = true;
    cancel();
  };
  return { stop, lasted: () => lasted };
};

/**
 * Gives the lock back, if it was taken, and the connection up. A query that is still unanswered then, the wait for the
 * lock or the last heartbeat, makes pg cut the socket rather than wait for a polite end.
 */
const releaseLock = async (client: LockClient, heldLock: string | undefined, schedule: Schedule): Promise<void> => {
  if (heldLock !== undefined)
    await within(client.query(UNLOCK, [heldLock]), ANSWER_TIMEOUT_MS, 'Unlocking', schedule).catch(() => undefined);
  await within(client.end(), ANSWER_TIMEOUT_MS, 'Hanging up', schedule).catch(() => undefined);
};

const isAbortError = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
