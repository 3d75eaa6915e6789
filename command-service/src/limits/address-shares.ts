import { addressTiers } from '@twofold/http/address-tiers';
import { tooMany } from '@twofold/http/too-many';

/** How soon a refused client may retry. */
const RETRY_MS = 1_000;

/**
 * Runs work for a network address.
 * @throws HttpError 429, immediately, while too much is running for it
 */
export type WithinShare = <Result>(address: string | undefined, work: () => Promise<Result>) => Promise<Result>;

/** Limits concurrent work in this process per address and per network. Nothing is queued. */
export const createShares = (most: { readonly ofAddress: number; readonly ofNetwork: number }): WithinShare => {
  const running = new Map<string, number>();
  const change = (key: string, by: 1 | -1): void => {
    const now = (running.get(key) ?? 0) + by;
    if (now > 0) running.set(key, now);
    else running.delete(key);
  };
  return async (address, work) => {
    const tiers = addressTiers(address).map(({ key, allowance }) => ({
      key,
      most: Math.min(most.ofAddress * allowance, allowance === 1 ? most.ofAddress : most.ofNetwork),
    }));
    if (tiers.some((tier) => (running.get(tier.key) ?? 0) >= tier.most)) throw tooMany(RETRY_MS);
    for (const { key } of tiers) change(key, 1);
    try {
      return await work();
    } finally {
      for (const { key } of tiers) change(key, -1);
    }
  };
};
