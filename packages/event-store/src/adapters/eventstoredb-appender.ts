import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InvalidEvent, StoreUnavailable, WrongExpectedRevision } from '../errors.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { backoffMs, pause, systemSchedule, within, type Schedule } from '@twofold/timing/timing';
import { revisionOf } from '../units.ts';
import { failureOf } from './eventstoredb-failures.ts';
import type { PreparedAppend } from './prepare-append.ts';

/** The connection that appends. It is replaced when it does not answer. */
export type AppendConnection = {
  /** Sends one append. The promise may never settle: the client has no deadline. */
  readonly send: (append: PreparedAppend, expected: ExpectedRevision) => Promise<AppendResult>;
  /** Closes the connection and abandons every append in flight. */
  readonly cut: () => Promise<void>;
};

export type AppenderOptions = {
  readonly connect: () => AppendConnection;
  /** The deadline for the answer to one attempt. */
  readonly answerMs?: number;
  /** How long an append is retried before its outcome is reported as unknown. */
  readonly patienceMs?: number;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

export type Appender = {
  readonly append: (append: PreparedAppend, expected: ExpectedRevision) => Promise<AppendResult>;
  readonly close: () => Promise<void>;
};

/** When a server dies, appends in the client's own queue fail with rejections that cannot be caught, so few are admitted. */
const MAX_IN_FLIGHT = 200;
const MAX_BYTES_IN_FLIGHT = 4 * 1024 * 1024;
const ANSWER_MS = 5_000;
const PATIENCE_MS = 15_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 2_000;

/**
 * Appends through one connection, with its own deadline. An append with an unknown outcome is sent again, with the same
 * ids at the revision of the first attempt, and never while an earlier attempt is in flight: a connection that does not
 * answer is closed first.
 */
export const createAppender = (options: AppenderOptions): Appender => {
  const { schedule = systemSchedule, random = Math.random, answerMs = ANSWER_MS, patienceMs = PATIENCE_MS } = options;
  const inFlight = createInFlightLimit();
  const queues = createQueues();
  const pending = new Set<Promise<AppendResult>>();
  const closing = new AbortController();
  // Every append that pauses before a retry adds a listener.
  setMaxListeners(0, closing.signal);
  let connection = options.connect();

  /** Several appends may time out on the same connection: the first of them replaces it. */
  const replace = async (silent: AppendConnection): Promise<void> => {
    if (connection === silent) connection = options.connect();
    await silent.cut();
  };

  const attempt = async (append: PreparedAppend, expected: ExpectedRevision): Promise<AppendResult> => {
    const used = connection;
    let isInFlight = true;
    const sent = used.send(append, expected).finally(() => (isInFlight = false));
    try {
      return await within(sent, answerMs, 'The answer', schedule);
    } catch (error) {
      if (isInFlight) await pendingAnswersRead();
      if (!isInFlight) return await sent;
      await replace(used);
      await within(sent, answerMs, 'Giving up', schedule).catch(() => undefined);
      throw error;
    }
  };

  const withRetries = async (append: PreparedAppend, expected: ExpectedRevision): Promise<AppendResult> => {
    let isPatient = true;
    const cancel = schedule(() => (isPatient = false), patienceMs);
    try {
      for (let failures = 0; ; failures++) {
        try {
          return await attempt(append, expected);
        } catch (error) {
          const definite = definiteError(error, append, expected);
          if (definite) throw definite;
          if (!isPatient || closing.signal.aborted) {
            throw new StoreUnavailable(`The outcome of the append to ${append.stream} is unknown`, { cause: error });
          }
          await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), closing.signal, schedule);
        }
      }
    } finally {
      cancel();
    }
  };

  const appendWithinLimit = async (append: PreparedAppend, expected: ExpectedRevision): Promise<AppendResult> => {
    await inFlight.acquire(append.bytes);
    try {
      return await withRetries(append, expected);
    } finally {
      inFlight.release(append.bytes);
    }
  };

  return {
    append: (append, expected) => {
      if (closing.signal.aborted) return Promise.reject(new StoreUnavailable('The event store is closed'));
      const done = queues.run(append.stream, () => appendWithinLimit(append, expected));
      pending.add(done);
      const settle = (): boolean => pending.delete(done);
      done.then(settle, settle);
      return done;
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled(pending);
      await connection.cut();
    },
  };
};

/** After the process was blocked, deadlines fire before it reads the answers that arrived meanwhile. Lets it read them. */
const pendingAnswersRead = async (): Promise<void> => {
  await nextTurn();
  await nextTurn();
};

const definiteError = (error: unknown, { stream }: PreparedAppend, expected: ExpectedRevision): unknown => {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'wrong-revision': {
      const actual = failure.actual === 'no-stream' ? failure.actual : revisionOf(failure.actual);
      return new WrongExpectedRevision(stream, expected, actual);
    }
    case 'too-large':
      return new InvalidEvent(`An append to ${stream} is larger than this server allows`);
    case 'definite':
      return error;
    case 'unknown':
      return undefined;
  }
};

/**
 * Runs the appends to one stream one after the other, in order. Otherwise a later append could overtake one that is being
 * retried, and find an unexpected revision.
 */
const createQueues = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: <Result>(stream: string, work: () => Promise<Result>): Promise<Result> => {
      const before = last.get(stream) ?? Promise.resolve();
      const done = before.then(work, work);
      last.set(stream, done);
      const forget = (): void => {
        if (last.get(stream) === done) last.delete(stream);
      };
      done.then(forget, forget);
      return done;
    },
  };
};

/** Limits the appends and bytes in flight. Further appends wait, in order. */
const createInFlightLimit = () => {
  const waiting: (() => void)[] = [];
  let [count, bytes] = [0, 0];
  const fits = (size: number): boolean => count === 0 || (count < MAX_IN_FLIGHT && bytes + size <= MAX_BYTES_IN_FLIGHT);
  const wake = (): void => {
    for (const next of waiting.splice(0)) next();
  };
  return {
    acquire: async (size: number): Promise<void> => {
      while (!fits(size)) await new Promise<void>((resolve) => waiting.push(resolve));
      count++;
      bytes += size;
    },
    release: (size: number): void => {
      count--;
      bytes -= size;
      wake();
    },
  };
};
