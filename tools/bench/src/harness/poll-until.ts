import { setTimeout as pause } from 'node:timers/promises';

type Patience = { readonly everyMs?: number; readonly withinMs?: number };

/**
 * Waits until a condition holds, or the signal aborts.
 * @throws Error when it does not in time
 */
export const pollUntil = async (
  holds: () => boolean | Promise<boolean>,
  signal: AbortSignal,
  { everyMs = 50, withinMs = Infinity }: Patience = {},
): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`What was waited for has not come within ${withinMs} ms`);
    await pause(everyMs, undefined, { signal });
  }
};
