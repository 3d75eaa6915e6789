import type { OnProgress } from '@twofold/site-reader/read-progress';
import type { ReadResult, ReadSite } from '@twofold/site-reader/site-snapshot';
import { aSnapshot } from './a-snapshot.ts';

/** A site whose read continues only when a test releases it. */
export const aStepwiseSite = () => {
  const begun: OnProgress[] = [];
  let stopped = 0;
  const finished: ((result: ReadResult) => void)[] = [];
  const readSite: ReadSite = (_url, { signal, onProgress = () => undefined }) =>
    new Promise((resolve) => {
      begun.push(onProgress);
      finished.push(resolve);
      const failure = { reason: 'unreachable', detail: 'aborted' } as const;
      const abort = (): void => {
        stopped++;
        resolve({ ok: false, failure });
      };
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
    });
  return {
    readSite,
    /** How many reads have begun. */
    reads: (): number => begun.length,
    /** How many reads were stopped. */
    stopped: (): number => stopped,
    /** Reports a step of all reads. */
    tell: (...step: Parameters<OnProgress>): void => begun.forEach((onProgress) => onProgress(...step)),
    finish: (result: ReadResult = { ok: true, snapshot: aSnapshot }): void =>
      finished.forEach((resolve) => resolve(result)),
  };
};
