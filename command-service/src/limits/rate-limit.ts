import { addressTiers } from '@twofold/http/address-tiers';
import type { Limit } from './limit.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** The name of a group of limits, such as `login`, counted separately from others. */
export type RateLimit = {
  /** For each network that an address is in, with so many times its attempts. */
  readonly ofAddress: (address: string | undefined, times?: number) => readonly Limit[];
  /** For something else, such as the `account` with the id 7, with so many times the attempts of an address. */
  readonly of: (what: string, id: number | string, times?: number) => readonly Limit[];
};

/**
 * At most `perHour` attempts an hour for an address, and more for the networks it is in (D-102); 0 turns all of it off.
 */
export const createRateLimit = (name: string, perHour: number): RateLimit => {
  const limit = (what: string, id: number | string, times: number): Limit => ({
    key: `${name}:${what}:${id}`,
    policy: `${name}-${what}`,
    quota: Math.ceil(perHour * times),
    windowS: HOUR_S,
  });
  const unlessOff = (limits: () => readonly Limit[]): readonly Limit[] => (perHour === 0 ? [] : limits());
  return {
    ofAddress: (address, times = 1) =>
      unlessOff(() => addressTiers(address).map((tier) => limit(tier.name, tier.key, tier.allowance * times))),
    of: (what, id, times = 1) => unlessOff(() => [limit(what, id, times)]),
  };
};

/** After this wait, a client may try once more. */
const MAX_WAIT_S = 300;

/** Once used up, these limits allow one attempt at a time, after increasing waits, so that no user is locked out. */
export const slowing = (limits: readonly Limit[]): readonly Limit[] =>
  limits.map((limit) => ({ ...limit, maxWaitS: MAX_WAIT_S }));

/** Daily limit per account (D-102); 0 turns it off. The id of the account is added once it is known. */
export const accountLimit = (name: string, perDay: number): readonly Limit[] =>
  perDay === 0 ? [] : [{ key: `${name}:account:`, policy: `${name}-account`, quota: perDay, windowS: DAY_S }];

/** A limit of `accountLimit`, for one account. */
export const limitOfAccount = (limit: Limit, userId: number): Limit => ({ ...limit, key: `${limit.key}${userId}` });
