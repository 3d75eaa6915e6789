import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Waits until a condition holds, or the signal aborts. */
export const pollUntil = async (holds: () => Promise<boolean>, signal: AbortSignal): Promise<void> => {
  while (!(await holds())) await pause(LOOK_EVERY_MS, undefined, { signal });
};
