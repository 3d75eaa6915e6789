import type { Limit, Limited } from '@twofold/command-service/requests/request-log';

const HOUR_MS = 3_600_000;

/** What was counted in the hour that began with the first attempt, by key. It outlives processes. */
export type KeptLimits = Map<string, { readonly untilMs: number; attempts: number }>;

/** Counts an attempt for each limit, for all processes together. Answers the first that is used up. */
export const countAttempts = (kept: KeptLimits, limits: readonly Limit[], nowMs: number): Limited | undefined => {
  for (const { key, perHour } of limits) {
    const known = kept.get(key);
    const counted = known && known.untilMs > nowMs ? known : { untilMs: nowMs + HOUR_MS, attempts: 0 };
    kept.set(key, counted);
    counted.attempts++;
    if (counted.attempts > perHour) return { state: 'limited', limitedKey: key, waitMs: counted.untilMs - nowMs };
  }
  return undefined;
};
