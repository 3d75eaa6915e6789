import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { createEventChecks } from '../verification/event-checks.ts';
import type { CheckResult } from '../verification/findings.ts';
import type { Invariant } from '../verification/invariant.ts';
import { createSpillCache } from '../verification/spill-cache.ts';
import { readOnce } from '../verification/read-once.ts';
import { spillMap } from './spill-map.ts';

/** Checks a whole log with opened personal fields by schemas and invariants, without a database. */
export const verifyEvents = async (
  log: EventStore,
  invariants: readonly Invariant[],
  budget = Number.POSITIVE_INFINITY,
): Promise<{ readonly events: number; readonly checks: readonly CheckResult[] }> => {
  const spillCache = createSpillCache(spillMap(), budget);
  const { signal } = new AbortController();
  const open = <Same>(same: Same): Promise<Same> => Promise.resolve(same);
  const checks = createEventChecks(spillCache, { invariants, firstSection: 0, source: { log, open } });
  let count = 0;
  for await (const { events } of readOnce({ log, open }, { chain: undefined, last: await headOf(log), signal })) {
    const { keys, take } = checks.read(events);
    await spillCache.ready(keys);
    take();
    count += events.length;
  }
  return { events: count, checks: await checks.end() };
};
