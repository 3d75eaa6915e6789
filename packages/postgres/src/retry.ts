/** The wait before the next attempt: doubles from `firstMs` to `maxMs`; half of it is random, so that clients spread out. */
export const backoffMs = (failures: number, firstMs: number, maxMs: number, random: () => number): number =>
  Math.min(maxMs, firstMs * 2 ** Math.min(failures, 30)) * (0.5 + random() / 2);
