/** How long a lease lasts, and how often the run that has it renews it. */
export type Renewal = { readonly leaseMs: number; readonly everyMs: number };

/**
 * A run that dies, or whose beginning or end the database did not hear of, is taken over after 5 s at the latest, however
 * long it may take. Three renewals may fail or come late before a run that is alive loses its lease.
 */
export const RENEWAL: Renewal = { leaseMs: 5_000, everyMs: 1_250 };

/**
 * Renews a lease while a run goes on, at most until its limit. What fails is tried again the next time.
 * @returns ends it; resolves when no renewal is under way any more
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
