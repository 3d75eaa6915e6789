const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 3_600_000];

/** The waits after each failed attempt: three days and three hours in all. */
export const RETRIES_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** The maximum random delay, as a share of the wait, so that retries do not all come at the same time. */
const JITTER = 0.2;

/** The wait after this many attempts; `undefined` after the last one. `random` is from 0 to 1. */
export const retryInMs = (tries: number, random: number): number | undefined => {
  const waitMs = RETRIES_MS[tries - 1];
  return waitMs === undefined ? undefined : Math.round(waitMs * (1 + JITTER * random));
};
