import type { ClientBase } from 'pg';
import { backoffMs, pause, systemSchedule, untilAborted, within, type Schedule } from '@twofold/timing/timing';

/** A dedicated connection, not from a pool: it holds the session lock. pg's `Client` fits. */
export type LockClient = Pick<ClientBase, 'query' | 'on'> & {
  connect(): Promise<unknown>;
  end(): Promise<void>;
};

export type LeadershipOptions = {
  /** Makes a client that is not connected yet. Give it a `connectionTimeoutMillis`. */
  readonly connect: () => LockClient;
  /** The holder of this lock leads; a database has one leader per name. */
  readonly lockName: string;
  /** Ends the lead and all attempts. */
  readonly signal: AbortSignal;
  /** The leader's work. Its signal aborts when the lead is lost or the outer signal aborts: then it must end promptly. */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /**
   * Called with every unexpected end or failed start of a lead. A repeated failure is reported once, until a lead
   * lasts again.
   */
  readonly onError: (error: unknown) => void;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

/** The connection that holds the lock is lost or silent: another process may already lead. */
export class LeadershipLost extends Error {
  readonly code = 'leadership-lost';
}

const HEARTBEAT_INTERVAL_MS = 1_000;
/**
 * A leader that sends nothing for this long loses the lock, so that another one leads within 5 s. Three heartbeats may be
 * late. A leader that a busy machine delays longer steps down, which fencing makes harmless.
 */
const STANDSTILL_MS = 4_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** A standby waits in slices of this length, so that it notices a server that vanished. */
const LOCK_WAIT_MS = 5_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 2_000;

/** The server ends the session of a leader that is frozen or whose host vanished, which releases the lock. */
const SESSION_SETTINGS = `
  select set_config('lock_timeout', '${LOCK_WAIT_MS}ms', false), set_config('statement_timeout', '0', false),
         set_config('idle_session_timeout', '${STANDSTILL_MS}ms', false), set_config('tcp_keepalives_idle', '2', false),
         set_config('tcp_keepalives_interval', '1', false), set_config('tcp_keepalives_count', '2', false)`;
/** Lets the server notice a standby that disconnects while it waits. If the operating system cannot, its slice runs out. */
const NOTICE_DISCONNECTS = "set client_connection_check_interval = '1s'";
const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0)), pg_backend_pid() as backend';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Leads whenever no other process does, until the outer signal aborts: waits for a session advisory lock, runs `lead`
 * while it is held, and when `lead` ends or throws, releases it and tries again, with growing pauses. It never runs
 * `lead` twice at the same time, so a `lead` that ignores its signal prevents this process from leading again.
 *
 * The lock avoids duplicate work, but does not prevent it: a paused leader may wake and continue for a while. The epoch of
 * the checkpoint prevents its writes (`moveCheckpoint`).
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

/** One attempt, from connecting to releasing. Returns whether the lead lasted for at least one heartbeat. */
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
  let heartbeat: Heartbeat | undefined;
  const lasted = (): boolean => heartbeat?.lasted() ?? false;
  try {
    const backend = await untilAborted(takeLock(client, lockName, schedule), term.signal);
    heartbeat = startHeartbeat(client, backend, lose, schedule);
    await lead(term.signal);
  } catch (error) {
    if (error !== term.signal.reason && !isAbortError(error)) report(error, lasted());
  } finally {
    if (term.signal.reason instanceof LeadershipLost) report(term.signal.reason, lasted());
    heartbeat?.stop();
    signal.removeEventListener('abort', stop);
    await releaseLock(client, heartbeat === undefined ? undefined : lockName, schedule);
  }
  return lasted();
};

/** Connects and waits for the lock, in slices. Returns the server process that holds it. */
const takeLock = async (client: LockClient, lockName: string, schedule: Schedule): Promise<unknown> => {
  await within(client.connect(), ANSWER_TIMEOUT_MS, 'Connecting', schedule);
  await within(client.query(SESSION_SETTINGS), ANSWER_TIMEOUT_MS, 'Setting the session up', schedule);
  await within(client.query(NOTICE_DISCONNECTS), ANSWER_TIMEOUT_MS, 'Setting the session up', schedule).catch(
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

type Heartbeat = { stop(): void; lasted(): boolean };

/**
 * Sends heartbeats to the server. A different backend than the one that took the lock means a pooling proxy in between,
 * where a session lock protects nothing.
 */
const startHeartbeat = (
  client: LockClient,
  backend: unknown,
  lose: (cause: unknown) => void,
  schedule: Schedule,
): Heartbeat => {
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
 * Releases the lock, if it was taken, and closes the connection. If a query is still unanswered (the wait for the lock, or
 * the last heartbeat), pg destroys the socket instead of waiting for a normal end.
 */
const releaseLock = async (client: LockClient, heldLock: string | undefined, schedule: Schedule): Promise<void> => {
  if (heldLock !== undefined)
    await within(client.query(UNLOCK, [heldLock]), ANSWER_TIMEOUT_MS, 'Unlocking', schedule).catch(() => undefined);
  await within(client.end(), ANSWER_TIMEOUT_MS, 'Hanging up', schedule).catch(() => undefined);
};

const isAbortError = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
