import { Refusal } from '@twofold/command-service/decider';
import type { RateLimit } from '@twofold/command-service/limits/rate-limit';
import type { Crossing } from './faults.ts';

const HOUR_MS = 3_600_000;

/** What somebody is told who asked too often: to come back, and nothing of what became of it before. */
export const TOO_OFTEN = 'too-often';

/** What was counted in the hour that began with the first attempt, by key. It outlives processes. */
export type KeptLimits = Map<string, { readonly untilMs: number; attempts: number }>;

/** Counts attempts for all processes together, by the clock of the database. */
export const memoryLimit = (deps: {
  readonly kept: KeptLimits;
  readonly crossing: Crossing;
  readonly perHour: number;
  readonly nowMs: () => number;
}): RateLimit => {
  const { kept, crossing, perHour, nowMs } = deps;
  const count = (key: string): void => {
    const known = kept.get(key);
    const counted = known && known.untilMs > nowMs() ? known : { untilMs: nowMs() + HOUR_MS, attempts: 0 };
    kept.set(key, counted);
    counted.attempts++;
    if (counted.attempts > perHour) throw new Refusal(TOO_OFTEN);
  };
  return async (keys) => {
    for (const key of keys) await crossing.effect(async () => count(key));
  };
};
