import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '../harness/race.ts';

const TICK_MS = 2;
/** With more unanswered calls than this, the queue would only grow: a short freeze of the machine causes fewer. */
const TOO_MANY = 10_000;

/**
 * Calls `begin` at a steady rate for some seconds, no matter how long earlier calls take, and then waits for the rest. `begin`
 * gets the time at which it was due, by `performance.now()`, so that a late start counts. It must not fail.
 * @throws Error when too many calls are unanswered
 */
export const arriveAt = async (
  perSecond: number,
  { seconds, signal }: Run,
  begin: (dueAt: number) => Promise<void>,
): Promise<void> => {
  const startedAt = performance.now();
  const count = Math.ceil(perSecond * seconds);
  const underWay = new Set<Promise<void>>();
  for (let begun = 0; begun < count;) {
    const due = Math.min(count, 1 + Math.floor(((performance.now() - startedAt) / 1_000) * perSecond));
    for (; begun < due; begun += 1) {
      const done = begin(startedAt + (begun / perSecond) * 1_000).finally(() => underWay.delete(done));
      underWay.add(done);
    }
    if (underWay.size > TOO_MANY) throw new Error(`${underWay.size} calls are not answered: this rate is too high`);
    await pause(TICK_MS, undefined, { signal });
  }
  await Promise.all(underWay);
};
