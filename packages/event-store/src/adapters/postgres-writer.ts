import type { Client } from 'pg';
import { StoreUnavailable } from '../errors.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { backoffMs, systemSchedule, within } from '@twofold/timing/timing';
import { appendCall, appendOutcome, type AppendRequest } from './postgres-append-call.ts';
import {
  connectionConfig,
  endClient,
  isTransient,
  isFaultOfData,
  openClient,
  refuseUnsafeDurability,
  type PostgresOptions,
} from './postgres-connection.ts';
import type { PreparedAppend } from './prepare-append.ts';

/** An append whose caller waits until `deadline`. */
type Waiting = AppendRequest & {
  readonly deadline: number;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
};

export type LogWriter = {
  append(append: PreparedAppend, expected: ExpectedRevision): Promise<AppendResult>;
  close(): Promise<void>;
};

const MAX_BATCH_APPENDS = 200;
const MAX_BATCH_BYTES = 1024 * 1024;
/** Further appends are refused immediately: the store is far behind, and memory is finite. */
const MAX_QUEUED_BYTES = 64 * 1024 * 1024;
/** The deadline from the call to the answer, for all attempts together. */
const APPEND_DEADLINE_MS = 4_500;
/** The deadline for one attempt, which leaves time for another one on a new connection. */
const MAX_ATTEMPT_MS = 2_500;
/** The minimum time for an attempt. */
const MIN_ATTEMPT_MS = 1_000;
const FIRST_BACKOFF_MS = 25;
const MAX_BACKOFF_MS = 500;

/**
 * Group commit: one queue and one connection per process. All waiting appends are sent in one round trip, during which the
 * next batch collects. An attempt with an unknown outcome, because the connection was lost or the answer is late, is
 * retried with the same ids at the same revisions, which returns the first result if there was one.
 */
export const groupCommitWriter = (options: PostgresOptions & { readonly appendDeadlineMs?: number }): LogWriter => {
  const { appendDeadlineMs = APPEND_DEADLINE_MS } = options;
  const connection = writerConnection(options);
  let queue: Waiting[] = [];
  let queuedBytes = 0;
  let working: Promise<void> | undefined;
  let isOpen = true;

  const work = async (): Promise<void> => {
    await callersHaveQueued();
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue);
      queue = rest;
      queuedBytes -= batch.reduce((sum, { append }) => sum + append.bytes, 0);
      await settle(connection, batch, false);
      await callersHaveQueued();
    }
    working = undefined;
  };

  return {
    append: (append, expected) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(new StoreUnavailable('The event store is closed'));
        if (queuedBytes > MAX_QUEUED_BYTES) return reject(new StoreUnavailable('Too many appends are waiting'));
        queue.push({ append, expected, deadline: performance.now() + appendDeadlineMs, resolve, reject });
        queuedBytes += append.bytes;
        working ??= work();
      }),
    close: async () => {
      isOpen = false;
      await working;
      await connection.close();
    },
  };
};

/** Ticks run after all settled promises: callers that were just answered have queued their next append by then. */
const callersHaveQueued = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/**
 * The next batch, in order. The log requires that an id occurs in a batch only once. An append that must wait for this
 * holds back the later appends to its stream.
 */
const takeBatch = (queue: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } => {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const ids = new Set<string>();
  const held = new Set<string>();
  let bytes = 0;
  for (const [index, waiting] of queue.entries()) {
    const { stream, events } = waiting.append;
    bytes += waiting.append.bytes;
    if (batch.length === MAX_BATCH_APPENDS || (batch.length > 0 && bytes > MAX_BATCH_BYTES))
      return { batch, rest: rest.concat(queue.slice(index)) };
    if (held.has(stream) || events.some(({ id }) => ids.has(id))) {
      held.add(stream);
      rest.push(waiting);
    } else {
      for (const { id } of events) ids.add(id);
      batch.push(waiting);
    }
  }
  return { batch, rest };
};

/** Sends a batch, with retries. When this resolves, each of its appends is resolved or rejected. It never rejects. */
const settle = async (connection: WriterConnection, batch: readonly Waiting[], looksUp: boolean): Promise<void> => {
  let waiting = batch;
  for (let failures = 0; ; failures++) {
    try {
      const deadline = Math.min(...waiting.map(({ deadline }) => deadline));
      const timeoutMs = Math.min(MAX_ATTEMPT_MS, Math.max(MIN_ATTEMPT_MS, deadline - performance.now()));
      const answers = await connection.send(waiting, looksUp, timeoutMs);
      for (const [index, one] of waiting.entries()) conclude(one, answers[index] ?? 'nothing');
      return;
    } catch (error) {
      if (!isTransient(error)) return await settleSingly(connection, waiting, looksUp, error);
      waiting = withoutOverdue(waiting, error);
      if (waiting.length === 0) return;
      const wait = backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, Math.random);
      await new Promise<void>((resolve) => systemSchedule(resolve, wait));
    }
  }
};

const conclude = ({ resolve, reject, ...request }: Waiting, answer: string): void => {
  const outcome = appendOutcome(request, answer);
  if (outcome instanceof Error) reject(outcome);
  else resolve(outcome);
};

/**
 * If one append failed the whole batch, for example by a known id, each is tried separately, so that the others succeed,
 * and ids are looked up, to distinguish an id conflict from other errors. Errors that do not concern a single append, such
 * as a missing right, fail them all.
 */
const settleSingly = async (
  connection: WriterConnection,
  batch: readonly Waiting[],
  lookedUp: boolean,
  error: unknown,
): Promise<void> => {
  if (isFaultOfData(error) && (batch.length > 1 || !lookedUp))
    for (const waiting of batch) await settle(connection, [waiting], true);
  else for (const { reject } of batch) reject(error);
};

const withoutOverdue = (batch: readonly Waiting[], cause: unknown): readonly Waiting[] => {
  const now = performance.now();
  return batch.filter(({ deadline, reject, append }) => {
    if (now < deadline) return true;
    reject(new StoreUnavailable(`The outcome of the append to ${append.stream} is unknown`, { cause }));
    return false;
  });
};

type WriterConnection = {
  send(batch: readonly AppendRequest[], looksUp: boolean, timeoutMs: number): Promise<string[]>;
  close(): Promise<void>;
};

const SESSION = '-c statement_timeout=5s -c lock_timeout=4s -c idle_in_transaction_session_timeout=5s';

/** The single connection that appends: opened when needed, and again after it was lost. */
const writerConnection = (options: PostgresOptions): WriterConnection => {
  const { connectionString, log, allowUnsafeDurability, appendFunction } = options;
  let current: Promise<Client> | undefined;
  const forget = (connecting: Promise<Client>): void => {
    if (current === connecting) current = undefined;
  };
  const connect = (): Promise<Client> => {
    const connecting = openClient(connectionConfig(connectionString, 'writer', SESSION), (error) => {
      forget(connecting);
      if (error !== undefined) log?.warn({ err: error }, 'Lost the connection for appends');
    }).then(async (client) => {
      try {
        if (!allowUnsafeDurability) await refuseUnsafeDurability(client);
        return client;
      } catch (error) {
        await endClient(client);
        throw error;
      }
    });
    connecting.catch(() => forget(connecting));
    return connecting;
  };
  const drop = async (connecting: Promise<Client>): Promise<void> => {
    forget(connecting);
    await connecting.then(endClient, () => undefined);
  };
  return {
    send: async (batch, looksUp, timeoutMs) => {
      const connecting = (current ??= connect());
      try {
        const client = await connecting;
        const answered = client.query<[string[]]>(appendCall(batch, looksUp, appendFunction));
        const { rows } = await within(answered, timeoutMs, 'An append', systemSchedule);
        return rows[0]?.[0] ?? [];
      } catch (error) {
        if (isTransient(error)) void drop(connecting);
        throw error;
      }
    },
    close: async () => {
      if (current !== undefined) await drop(current);
    },
  };
};
