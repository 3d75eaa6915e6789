import type { Logger } from '@twofold/http/log';
import type { Waiting } from '../../requests/waiting.ts';
import { topicOf, type Followed, type ProgressLog } from './progress-log.ts';

/** Cancellation is also polled, since an announcement may be lost. */
const POLL_EVERY_MS = 5_000;

export type WatchForCancelDeps = {
  readonly progressLog: Pick<ProgressLog, 'isCancelled'>;
  /** Woken by the topics of analyses. */
  readonly waiting: Pick<Waiting, 'join'>;
  readonly log: Logger;
};

/** `cancelled` aborts when the browser that follows an analysis cancels it. Errors here do not fail the analysis. */
export const watchForCancel = (
  followed: Followed,
  deps: WatchForCancelDeps,
): { readonly cancelled: AbortSignal; readonly stop: () => void } => {
  const cancelled = new AbortController();
  const over = new AbortController();
  listen(followed, deps, over.signal).then(
    (isCancelled) => isCancelled && cancelled.abort(),
    (error: unknown) =>
      over.signal.aborted || deps.log.warn({ err: error }, 'could not watch for the cancellation of an analysis'),
  );
  return { cancelled: cancelled.signal, stop: () => over.abort() };
};

const listen = async (
  followed: Followed,
  { progressLog, waiting }: WatchForCancelDeps,
  over: AbortSignal,
): Promise<boolean> => {
  const waiter = waiting.join(topicOf(followed));
  try {
    while (!over.aborted) {
      if (await progressLog.isCancelled(followed)) return true;
      await waiter.next(POLL_EVERY_MS, over);
    }
    return false;
  } finally {
    waiter.leave();
  }
};
