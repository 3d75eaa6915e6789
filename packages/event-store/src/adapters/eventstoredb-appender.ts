import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InvalidEvent, StoreUnavailable, WrongExpectedRevision } from '../errors.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { backoffMs, pause, systemSchedule, within, type Schedule } from '../timing.ts';
import { revisionOf } from '../units.ts';
import { failureOf } from './eventstoredb-failures.ts';
import type { PreparedAppend } from './prepare-append.ts';

/** The connection that appends; it is replaced when it does not answer. */
export type AppendConnection = {
  /** Sends one append. It may never settle: the client has no deadline of its own. */
  readonly send: (append: PreparedAppend, expected: ExpectedRevision) => Promise<AppendResult>;
  /** Gives up every append in flight. */
  readonly cut: () => Promise<void>;
};

export type AppenderOptions = {
  readonly connect: () => AppendConnection;
  /** How long one attempt may go without an answer. */
  readonly answerMs?: number;
  /** How long an append is tried before its outcome is reported as unknown. */
  readonly patienceMs?: number;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

export type Appender = {
  readonly append: (append: PreparedAppend, expected: ExpectedRevision) => Promise<AppendResult>;
  readonly close: () => Promise<void>;
};

/** Appends that wait in the client's own queue when a server dies are lost beyond any catch, so few are let in. */
const MAX_IN_FLIGHT = 200;
const MAX_BYTES_IN_FLIGHT = 4 * 1024 * 1024;
const ANSWER_MS = 5_000;
const PATIENCE_MS = 15_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 2_000;

/**
 * Appends through one connection, with its own deadline. An unknown outcome is asked again, with the same ids at
 * the revision of the first attempt and never while an earlier attempt is in flight: a connection that does not answer
 * is cut first.
 */
export const createAppender = (options: AppenderOptions): Appender => {
  const { schedule = systemSchedule, random = Math.random, answerMs = ANSWER_MS, patienceMs = PATIENCE_MS } = options;
  const room = createRoom();
  const queues = createQueues();
  const pending = new Set<Promise<AppendResult>>();
  const closing = new AbortController();
  // Every append that pauses before it is tried again listens.
  setMaxListeners(0, closing.signal);
  let connection = options.connect();

  /** Several appends may find the connection silent at once: the first of them replaces it. */
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
      if (isInFlight) await allThatArrived();
      if (!isInFlight) return await sent;
      await replace(used);
      await within(sent, answerMs, 'Giving up', schedule).catch(() => undefined);
      throw error;
    }
  };

  const persist = async (append: PreparedAppend, expected: ExpectedRevision): Promise<AppendResult> => {
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
            throw new StoreUnavailable(`Whether ${append.stream} was appended to is unknown`, { cause: error });
          }
          await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), closing.signal, schedule);
        }
      }
    } finally {
      cancel();
    }
  };

  const appendInRoom = async (append: PreparedAppend, expected: ExpectedRevision): Promise<AppendResult> => {
    await room.enter(append.bytes);
    try {
      return await persist(append, expected);
    } finally {
      room.leave(append.bytes);
    }
  };

  return {
    append: (append, expected) => {
      if (closing.signal.aborted) return Promise.reject(new StoreUnavailable('The event store is closed'));
      const done = queues.behind(append.stream, () => appendInRoom(append, expected));
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

/** A process that was held up finds its deadlines over before it has read the answers that came meanwhile. */
const allThatArrived = async (): Promise<void> => {
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
 * Does the appends to one stream one after the other, in the order they were given: one that is tried again must not be
 * overtaken by its successor, which then finds a revision it does not expect.
 */
const createQueues = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    behind: <Result>(stream: string, work: () => Promise<Result>): Promise<Result> => {
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

/** Lets in only so many appends, and so many bytes, at once; the others wait in the order they came. */
const createRoom = () => {
  const waiting: (() => void)[] = [];
  let [count, bytes] = [0, 0];
  const hasRoom = (size: number): boolean =>
    count === 0 || (count < MAX_IN_FLIGHT && bytes + size <= MAX_BYTES_IN_FLIGHT);
  const wake = (): void => {
    for (const next of waiting.splice(0)) next();
  };
  return {
    enter: async (size: number): Promise<void> => {
      while (!hasRoom(size)) await new Promise<void>((resolve) => waiting.push(resolve));
      count++;
      bytes += size;
    },
    leave: (size: number): void => {
      count--;
      bytes -= size;
      wake();
    },
  };
};
