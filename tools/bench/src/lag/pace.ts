import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '../harness/race.ts';

const TICK_MS = 1;

/**
 * Begins something so often in a second, whether or not what was begun before is done, until the time is over, and waits
 * for all of it then. Fails with the first that does.
 */
export const atPace = async (
  perSecond: number,
  { seconds, signal }: Run,
  begin: () => Promise<void>,
): Promise<void> => {
  const startedAt = performance.now();
  const count = Math.ceil(perSecond * seconds);
  const begun: Promise<void>[] = [];
  let failure: { readonly error: unknown } | undefined;
  const fail = (error: unknown): void => {
    failure ??= { error };
  };
  while (begun.length < count && failure === undefined) {
    const due = Math.min(count, 1 + Math.floor(((performance.now() - startedAt) / 1_000) * perSecond));
    while (begun.length < due) begun.push(begin().catch(fail));
    await pause(TICK_MS, undefined, { signal });
  }
  await Promise.all(begun);
  if (failure !== undefined) throw failure.error;
};
