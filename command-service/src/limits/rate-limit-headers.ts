import type { Response } from 'express';
import type { Quota } from './limit.ts';

/**
 * Adds the headers of draft-ietf-httpapi-ratelimit-headers-11 (two lists of structured fields): all counted limits, and
 * what remains of the one closest to its end.
 */
export const setRateLimitHeaders = (response: Response, quotas: readonly Quota[]): void => {
  const [nearest] = quotas.toSorted((one, other) => one.remaining - other.remaining || other.resetMs - one.resetMs);
  if (!nearest) return;
  const policies = quotas.map(({ policy, quota, windowS }) => `"${policy}";q=${quota};w=${windowS}`);
  response.setHeader('RateLimit-Policy', policies.join(', '));
  const seconds = Math.max(1, Math.ceil(nearest.resetMs / 1_000));
  response.setHeader('RateLimit', `"${nearest.policy}";r=${nearest.remaining};t=${seconds}`);
};
