import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '../harness/race.ts';

const TICK_MS = 2;
/** So many that are not answered yet are a queue that only grows, and not that of a machine that stood still for a moment. */
const TOO_MANY = 10_000;

/**
 * Begins something so often in a second, however long what was begun before takes, until the time is over, and then waits
 * for the rest. `begin` gets the time at which it should have begun, by `performance.now()`: a late start counts, too. It
 * must not fail.
 * @throws Error when so much is under way that it can never catch up
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
