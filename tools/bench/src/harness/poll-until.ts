import { setTimeout as pause } from 'node:timers/promises';

/** `what` names in the error what was waited for. */
type Patience = { readonly everyMs?: number; readonly withinMs?: number; readonly what?: string };

/**
 * Waits until a condition holds, or the signal aborts.
 * @throws Error when it does not in time
 */
export const pollUntil = async (
  holds: () => boolean | Promise<boolean>,
  signal: AbortSignal,
  { everyMs = 50, withinMs = Infinity, what = 'What was waited for' }: Patience = {},
): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what} was not there within ${withinMs} ms`);
    await pause(everyMs, undefined, { signal });
  }
};
