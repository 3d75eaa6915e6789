import { setTimeout as delay } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';

/** A server that has just started creates its administrator shortly after it begins to answer. */
const PASSING: readonly unknown[] = [status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.UNAUTHENTICATED];
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** Repeats a call for up to a minute while the server is not ready for it. @throws the error of the last attempt */
export const untilReady = async (
  call: () => Promise<void>,
  { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS } = {},
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const isPassing = error instanceof Error && 'code' in error && PASSING.includes(error.code);
      if (!isPassing || performance.now() > deadline) throw error;
      await delay(pauseMs);
    }
  }
};
