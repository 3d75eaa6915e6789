import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { z } from 'zod';
import type { Quota } from '../limits/limit.ts';
import { tooMany } from '@twofold/http/too-many';
import type { Sequence } from '../next-id.ts';
import { keepLease, type Renewal } from './keep-lease.ts';
import { accountIn, VISITOR, type Allocated, type Answer, type BegunRequest } from './request-log.ts';
import type { Asker, RequestLog, RequestToBegin } from './request-log.ts';
import type { Waiting } from './waiting.ts';

/** What the handler of a write gets. */
export type WriteRun = {
  readonly actor: string;
  readonly commandId: string;
  /** The time of the first request. A repeat has the same time. */
  readonly at: Date;
  readonly allocated: Allocated;
  /** Allocates the next id if the current one is taken. A repeat of the request gets the same id. */
  readonly nextId: (name: string) => Promise<number>;
  /** Records another id and the current time, so that a repeat of the request starts over with them. */
  readonly startOver: (name: string) => Promise<unknown>;
};

/** Begins a request by its session or token. Answers `undefined` if it has neither. */
export type BeginBySession = (begin: (asker: Asker) => Promise<BegunRequest>) => Promise<BegunRequest | undefined>;

export type RepeatableWrite = Partial<
  Pick<RequestToBegin, 'sequences' | 'limits' | 'accountLimits' | 'device' | 'countsRepeats' | 'needsAccount'>
> & {
  /** The request's `Idempotency-Key`, if it has one. */
  readonly key: string | undefined;
  readonly asker: string | BeginBySession;
  readonly content: string;
  /** The maximum duration of this write. A repeat takes over once its lease expires. */
  readonly limitMs: number;
  /** The error if it must not begin. A repeat still gets the recorded answer. */
  readonly refusal?: unknown;
  /** A repeated erasure succeeds. Every other write of an erased account is refused. */
  readonly isErasure?: boolean;
  /** Called with the state of the limits that counted this write, or of the one that is used up. */
  readonly onCounted?: (quotas: readonly Quota[]) => void;
  /** Aborts when the client disconnects. */
  readonly disconnected?: () => AbortSignal;
  readonly run: (write: WriteRun) => Promise<Answer>;
};

export type Repeatable = (write: RepeatableWrite) => Promise<Answer>;

export type RepeatableDeps = {
  readonly requestLog: RequestLog;
  readonly waiting: Waiting;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Absent: a lease lasts for the maximum duration of its run. */
  readonly renewal?: Renewal | undefined;
};

const idempotencyKey = z.uuid('The Idempotency-Key must be a UUID');

/**
 * Makes a write repeatable (D-108): the same key and body get the recorded answer, even if the first run is still in
 * progress; the same key with another body is a 409. A write that throws leaves no answer, and a repeat runs it again
 * with the same ids. A write without a key just runs.
 * @throws HttpError 409 for another body, 429, 401 without a login or while the account is being erased, 503 if too many
 * repeats wait
 */
export const createRepeatable = (deps: RepeatableDeps): Repeatable => {
  const { requestLog, waiting, now, newId, renewal } = deps;
  const beginOrWait = createBeginOrWait(deps);

  const runOf = (begun: Begun, write: RepeatableWrite, key: string | undefined): WriteRun => {
    let { allocated } = begun;
    const takeNext = async (name: string, changed: Allocated = {}): Promise<number> => {
      const id = await requestLog.nextId(sequenceOf(write, name));
      allocated = { ...allocated, ...changed, [name]: id };
      if (key !== undefined && begun.state === 'new') await requestLog.reallocate(key, allocated);
      return id;
    };
    return {
      actor: begun.actor,
      commandId: key ?? newId(),
      at: new Date(allocated['atMs'] ?? now()),
      allocated,
      nextId: (name) => takeNext(name),
      startOver: (name) => takeNext(name, { atMs: now().getTime() }),
    };
  };

  const runOnce = async (begun: Begun, write: RepeatableWrite, key: string): Promise<Answer> => {
    const endLease = renewal && keepLease((ms) => requestLog.renew(key, ms), renewal, write.limitMs);
    try {
      const answer = await write.run(runOf(begun, write, key));
      await requestLog.finish(key, answer);
      return answer;
    } catch (error) {
      await endLease?.();
      await requestLog.release(key);
      throw error;
    } finally {
      void endLease?.();
      waiting.wake(key);
    }
  };

  return async (write) => {
    const key = write.key === undefined ? undefined : parseInput(idempotencyKey, write.key).toLowerCase();
    const begun = await beginOrWait(write, key);
    if (begun.quotas) write.onCounted?.(begun.quotas);
    if (begun.state === 'answered') return begun.answer;
    if (begun.state === 'new' && key !== undefined) return runOnce(begun, write, key);
    if (begun.state === 'new' || (begun.state === 'from-nobody' && write.isErasure))
      return write.run(runOf(begun, write, key));
    if (begun.state === 'limited') throw tooMany(begun.waitMs);
    if (begun.state === 'absent') throw write.refusal;
    if (begun.state === 'other-content') throw new HttpError(409, 'This Idempotency-Key was used for another request');
    throw new HttpError(401, 'Not logged in');
  };
};

/**
 * Begins a write. While another run of the same request is in progress, waits for its answer or the end of its lease.
 */
const createBeginOrWait = ({ requestLog, waiting, now, renewal }: RepeatableDeps) => {
  const begin = async (write: RepeatableWrite, key: string | undefined, asker: Asker): Promise<BegunRequest> => {
    const leaseMs = Math.min(write.limitMs, renewal?.leaseMs ?? Infinity);
    const request = { ...toBegin(write, key, asker, now()), leaseMs };
    const { given: allocated } = request;
    if (!needsNothing(request)) return requestLog.begin(request);
    return { actor: request.asker.actor, state: 'new', allocated };
  };

  const beginFirst = async (write: RepeatableWrite, key: string | undefined): Promise<BegunRequest> => {
    if (typeof write.asker === 'string') return begin(write, key, { actor: write.asker });
    const begun = await write.asker((asker) => begin(write, key, asker));
    if (begun) return begun;
    return write.needsAccount ? { actor: VISITOR, state: 'nobody' } : begin(write, key, { actor: VISITOR });
  };

  return async (write: RepeatableWrite, key: string | undefined): Promise<BegunRequest> => {
    const first = await beginFirst(write, key);
    if (first.state !== 'under-way' || key === undefined) return first;
    // If repeats are counted, the first attempt to begin has counted this one.
    const again = write.countsRepeats ? { ...write, limits: [], accountLimits: [] } : write;
    const disconnected = write.disconnected?.();
    const waiter = waiting.join(key);
    try {
      for (;;) {
        const begun = await begin(again, key, { actor: first.actor });
        if (begun.state !== 'under-way') return begun;
        await waiter.next(begun.waitMs, disconnected);
      }
    } finally {
      waiter.leave();
    }
  };
};

type Begun = Extract<BegunRequest, { readonly allocated: Allocated }>;

const toBegin = (
  write: RepeatableWrite,
  key: string | undefined,
  asker: Asker,
  at: Date,
): Omit<RequestToBegin, 'leaseMs'> => ({
  key,
  asker,
  needsAccount: write.needsAccount ?? false,
  content: write.content,
  given: { atMs: at.getTime() },
  sequences: write.sequences ?? {},
  limits: write.limits ?? [],
  accountLimits: write.accountLimits ?? [],
  device: write.device,
  countsRepeats: write.countsRepeats ?? false,
  mayBegin: write.refusal === undefined,
});

/** Whether the database is not needed: the request has no key, session, limit or id. */
const needsNothing = (request: RequestToBegin): request is RequestToBegin & { asker: { actor: string } } =>
  request.key === undefined &&
  'actor' in request.asker &&
  request.limits.length === 0 &&
  (request.accountLimits.length === 0 || accountIn(request.asker.actor) === undefined) &&
  Object.keys(request.sequences).length === 0 &&
  request.mayBegin;

const sequenceOf = ({ sequences }: RepeatableWrite, name: string): Sequence => {
  const sequence = sequences?.[name];
  if (!sequence) throw new Error(`This write does not allocate the id ${name}`);
  return sequence;
};
