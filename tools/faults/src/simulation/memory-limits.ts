import type { Counted, Limit } from '@twofold/command-service/limits/limit';

/** The attempts in the window that began with the first one, by key. They outlive processes. */
export type KeptLimits = Map<string, { readonly untilMs: number; attempts: number }>;

/** Counts an attempt for each limit, unless one of the limits is used up. All processes share the counts. */
export const countAttempts = (kept: KeptLimits, limits: readonly Limit[], nowMs: number): Counted => {
  const counted = limits.map((limit) => {
    const known = kept.get(limit.key);
    return {
      limit,
      now: known && known.untilMs > nowMs ? known : { untilMs: nowMs + limit.windowS * 1_000, attempts: 0 },
    };
  });
  const quotas = counted.map(({ limit: { key, policy, quota, windowS }, now: { attempts, untilMs } }) => {
    const remaining = quota - attempts - 1;
    return { key, policy, quota, windowS, remaining, resetMs: untilMs - nowMs };
  });
  const usedUp = quotas.find(({ remaining }) => remaining < 0);
  if (usedUp) return { quotas: [{ ...usedUp, remaining: 0 }], waitMs: usedUp.resetMs };
  for (const { limit, now } of counted) {
    kept.set(limit.key, now);
    now.attempts++;
  }
  return { quotas };
};

/** Takes an attempt of each limit back. */
export const giveBack = (kept: KeptLimits, limits: readonly Limit[]): void => {
  for (const { key } of limits) {
    const known = kept.get(key);
    if (known) known.attempts = Math.max(0, known.attempts - 1);
  }
};
