/** How long a lease lasts, and how often its run renews it. */
export type Renewal = { readonly leaseMs: number; readonly everyMs: number };

/**
 * A repeat takes over from a run that died, or whose begin or end did not reach the database, after at most 5 s,
 * regardless of its time limit. A live run keeps its lease even if three renewals fail or are late.
 */
export const RENEWAL: Renewal = { leaseMs: 5_000, everyMs: 1_250 };

/**
 * Renews a lease during a run, at most until its limit. After a failure the next renewal tries again.
 * @returns a function that stops it, and resolves when no renewal is in progress
 */
export const keepLease = (
  renew: (leaseMs: number) => Promise<void>,
  { leaseMs, everyMs }: Renewal,
  limitMs: number,
): (() => Promise<void>) => {
  const until = performance.now() + limitMs;
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    const leftMs = until - performance.now();
    if (leftMs <= 0) clearInterval(timer);
    else renewing ??= renewOnce(Math.min(leaseMs, leftMs));
  }, everyMs);
  timer.unref();
  const renewOnce = (ms: number): Promise<void> =>
    renew(Math.ceil(ms))
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
      });
  return async () => {
    clearInterval(timer);
    await renewing;
  };
};
