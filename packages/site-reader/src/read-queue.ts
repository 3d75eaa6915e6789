import { limitConcurrency, SiteReaderBusy } from './concurrency-limit.ts';
import { pendingWork } from './pending-work.ts';
import { parseAnswer, isBusyLine, type ReadRequest } from './protocol.ts';
import { isReadFailed, unreachable } from './read-failed.ts';
import type { OnProgress } from './read-progress.ts';
import type { ChildOutcome } from './run-child.ts';
import type { ReadResult } from './site-snapshot.ts';
import { parseTarget } from './target.ts';

const LIMITS = { total: 8, perHost: 2, waiting: 64 };

/** Has one page read: by a local process, or the reader service. Never throws. */
export type RunRead = (request: ReadRequest, signal: AbortSignal, onProgress?: OnProgress) => Promise<ChildOutcome>;

export interface ReadQueue {
  /**
   * Reads one page once a slot is free.
   * @throws SiteReaderBusy if too many wait, here or at the service. @throws the signal's reason if it aborts.
   */
  readonly read: (request: ReadRequest, signal: AbortSignal, onProgress?: OnProgress) => Promise<ReadResult>;
  /** Ends the reads under way and refuses new ones. */
  close(): Promise<void>;
}

/** A queue in front of the implementation of one read, local or by the service. */
export const createReadQueue = (runRead: RunRead): ReadQueue => {
  const pending = pendingWork();
  const slots = limitConcurrency(LIMITS);

  const readNow: ReadQueue['read'] = async (request, signal, onProgress) => {
    const outcome = await runRead(request, signal, onProgress);
    signal.throwIfAborted();
    return resultOf(outcome);
  };

  return {
    read: async (request, signal, onProgress) => {
      const host = hostOf(request);
      if (typeof host !== 'string') return host;
      return pending.run(signal, (either) => slots.run(host, either, () => readNow(request, either, onProgress)));
    },
    close: pending.close,
  };
};

const hostOf = ({ url, ...rules }: ReadRequest): string | ReadResult => {
  try {
    return parseTarget(url, rules).host;
  } catch (error) {
    if (isReadFailed(error)) return { ok: false, failure: error.failure };
    throw error;
  }
};

const resultOf = (outcome: ChildOutcome): ReadResult => {
  if ('line' in outcome && isBusyLine(outcome.line)) throw new SiteReaderBusy();
  const result = 'line' in outcome ? parseAnswer(outcome.line) : undefined;
  if (result) return result;
  const problem = 'problem' in outcome ? outcome.problem : 'an invalid answer';
  return { ok: false, failure: unreachable(`the reader process: ${problem}`).failure };
};
