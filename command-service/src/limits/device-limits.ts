import { knownDeviceOf } from '@twofold/http/browser-cookie';
import type { Request } from 'express';
import { narrowestTier } from '@twofold/http/address-tiers';
import type { Device, Limit } from './limit.ts';
import { slowing, type RateLimit } from './rate-limit.ts';

/** The device that a request claims to come from. `account` is the id of the email address concerned. */
export const deviceFor = (request: Request, account: string): Device | undefined => {
  const hash = knownDeviceOf(request);
  return hash === undefined ? undefined : { account, hash };
};

/** An address may try one account less often than all accounts together, so that others behind it can still log in. */
const SHARE_OF_ACCOUNT = 1 / 2;

/** Limits by address, and by address and account together; the latter only impose increasing waits. */
export const byAddressAndAccount = (rateLimit: RateLimit, ip: string | undefined, account: string): Limit[] => {
  const both = `${narrowestTier(ip).key}:${account}`;
  return [...rateLimit.ofAddress(ip), ...slowing(rateLimit.of('address-and-account', both, SHARE_OF_ACCOUNT))];
};

/**
 * Applies `ofUnknown` to devices that are unknown to the account. A known device has its own attempts, so that an
 * attacker cannot lock it out.
 */
export const unlessKnown = (ofUnknown: readonly Limit[], rateLimit: RateLimit, device: Device | undefined): Limit[] => [
  ...ofUnknown.map((limit) => ({ ...limit, device: 'unknown' as const })),
  ...(device ? slowing(rateLimit.of('device', `${device.hash}:${device.account}`)) : []).map((limit) => ({
    ...limit,
    device: 'known' as const,
  })),
];
