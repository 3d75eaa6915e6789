import { setTimeout as delay } from 'node:timers/promises';

type Patience = { readonly withinMs?: number; readonly everyMs?: number };

/**
 * Waits until `check` no longer throws, and returns its result. For asynchronous effects: never sleep.
 * @throws the last error of `check`, as the cause, once the deadline has passed
 */
export const eventually = async <Result>(
  check: () => Result | Promise<Result>,
  { withinMs = 15_000, everyMs = 20 }: Patience = {},
): Promise<Result> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= deadline) {
        const last = error instanceof Error ? error.message : String(error);
        throw new Error(`Still not so after ${withinMs} ms: ${last}`, { cause: error });
      }
      await delay(everyMs);
    }
  }
};
