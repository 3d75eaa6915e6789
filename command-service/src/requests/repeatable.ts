import { setTimeout as wait } from 'node:timers/promises';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { z } from 'zod';
import type { Allocated, Answer, BegunRequest, RequestLog, RequestToBegin } from './request-log.ts';

/** A repeat of a write that another process has under way asks this often whether it is answered. */
const ASK_AGAIN_MS = 250;

/** What a write may use while it runs. `reallocate` replaces ids that were found taken. */
export type WriteRun = {
  readonly commandId: string;
  readonly allocated: Allocated;
  readonly reallocate: (allocated: Allocated) => Promise<void>;
};

export type RepeatableWrite = {
  /** The request's `Idempotency-Key`, if it has one. */
  readonly key: string | undefined;
  readonly actor: string;
  readonly content: string;
  /** The longest this write may run; after it a repeat takes over. */
  readonly limitMs: number;
  readonly allocate: () => Promise<Allocated>;
  /** Whoever repeats their erasure is told that it is done; anything else is refused to whoever is erased. */
  readonly isErasure?: boolean;
  readonly run: (write: WriteRun) => Promise<Answer>;
};

export type Repeatable = (write: RepeatableWrite) => Promise<Answer>;

const idempotencyKey = z.uuid('The Idempotency-Key must be a UUID');

/**
 * Makes a write repeatable (D-108): the same key and body again give the recorded answer, also while the first is under
 * way; the same key with another body is a 409. A write that throws leaves no answer, and a repeat runs it again with
 * the same ids. Without a key a write simply runs.
 * @throws HttpError 409 for another body, 401 for somebody whose erasure began after their session was found
 */
export const createRepeatable = (deps: {
  readonly requestLog: RequestLog;
  readonly newId: () => string;
}): Repeatable => {
  const { requestLog, newId } = deps;

  const runOnce = async (key: string, allocated: Allocated, write: RepeatableWrite): Promise<Answer> => {
    try {
      const reallocate = (changed: Allocated) => requestLog.reallocate(key, changed);
      const answer = await write.run({ commandId: key, allocated, reallocate });
      await requestLog.finish(key, answer);
      return answer;
    } catch (error) {
      await requestLog.release(key);
      throw error;
    }
  };

  return async (write) => {
    if (write.key === undefined) return runUnrecorded(newId(), await write.allocate(), write);
    const key = parseInput(idempotencyKey, write.key).toLowerCase();
    const request: RequestToBegin = { ...write, key, leaseMs: write.limitMs };
    const begun = await beginOrWait(requestLog, request);
    if (begun.state === 'answered') return begun.answer;
    if (begun.state === 'new') return runOnce(key, begun.allocated, write);
    if (begun.state === 'from-nobody') {
      if (write.isErasure) return runUnrecorded(key, begun.allocated, write);
      throw new HttpError(401, 'Not logged in');
    }
    throw new HttpError(409, 'This Idempotency-Key was used for another request');
  };
};

const runUnrecorded = (commandId: string, allocated: Allocated, write: RepeatableWrite): Promise<Answer> =>
  write.run({ commandId, allocated, reallocate: () => Promise.resolve() });

/** Waits while another run of the same request is under way: it ends with an answer, or its lease runs out. */
const beginOrWait = async (
  requestLog: RequestLog,
  request: RequestToBegin,
): Promise<Exclude<BegunRequest, { state: 'under-way' }>> => {
  for (;;) {
    const begun = await requestLog.begin(request);
    if (begun.state !== 'under-way') return begun;
    await wait(ASK_AGAIN_MS);
  }
};
