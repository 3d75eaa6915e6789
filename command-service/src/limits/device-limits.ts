import { knownBrowserOf } from '@twofold/http/browser-cookie';
import type { Request } from 'express';
import type { Device, Limit } from './limit.ts';
import { slowing, type RateLimit } from './rate-limit.ts';

/** The device that a request says it comes from. `account` is the id of an e-mail address. */
export const deviceOf = (request: Request, account: string): Device | undefined => {
  const hash = knownBrowserOf(request);
  return hash === undefined ? undefined : { account, hash };
};

/**
 * Limits of which the first count for every device but those that are known to the account. A known one has attempts of
 * its own, so that nobody else keeps it out.
 */
export const unlessKnown = (ofUnknown: readonly Limit[], rateLimit: RateLimit, device: Device | undefined): Limit[] => [
  ...ofUnknown.map((limit) => ({ ...limit, device: 'unknown' as const })),
  ...(device ? slowing(rateLimit.of('device', `${device.hash}:${device.account}`)) : []).map((limit) => ({
    ...limit,
    device: 'known' as const,
  })),
];
