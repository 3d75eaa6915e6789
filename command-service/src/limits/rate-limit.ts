import { addressTiers } from '@twofold/http/address-tiers';
import type { Limit } from './limit.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** A named group of limits, such as `login`, counted separately from others. */
export type RateLimit = {
  /** For an address and each network it is in. `times` multiplies the number of attempts. */
  readonly ofAddress: (address: string | undefined, times?: number) => readonly Limit[];
  /** For anything else, such as the `account` with id 7. `times` multiplies the number of attempts. */
  readonly of: (what: string, id: number | string, times?: number) => readonly Limit[];
};

/**
 * At most `perHour` attempts an hour for an address, and more for the networks it is in (D-102); 0 turns the group off.
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

/** The longest wait before another attempt. */
const MAX_WAIT_S = 300;

/** Once used up, these limits allow one attempt at a time, after increasing waits, so that no user is locked out. */
export const slowing = (limits: readonly Limit[]): readonly Limit[] =>
  limits.map((limit) => ({ ...limit, maxWaitS: MAX_WAIT_S }));

/** A daily limit per account (D-102); 0 turns it off. `limitOfAccount` adds the id of the account. */
export const accountLimit = (name: string, perDay: number): readonly Limit[] =>
  perDay === 0 ? [] : [{ key: `${name}:account:`, policy: `${name}-account`, quota: perDay, windowS: DAY_S }];

/** A limit of `accountLimit`, for one account. */
export const limitOfAccount = (limit: Limit, userId: number): Limit => ({ ...limit, key: `${limit.key}${userId}` });
