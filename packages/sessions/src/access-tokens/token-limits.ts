import { narrowestTier } from '@twofold/http/address-tiers';

const MAX_REMEMBERED = 10_000;

/** How often in a minute, counted in the database for all processes: 0 is without limit. */
export type TokenLimitsOptions = { readonly perMinute: number; readonly guessesPerMinute: number };

/** Limits of the product: none of these is reached by a person or a script that waits for its answers. */
export const TOKEN_LIMITS: TokenLimitsOptions = { perMinute: 300, guessesPerMinute: 20 };
export const UNLIMITED_TOKENS: TokenLimitsOptions = { perMinute: 0, guessesPerMinute: 0 };

/**
 * Caches which limits are used up according to the database, so that refusing another call needs no query. Tokens that
 * recently worked in this process are still accepted from an address that guesses. The oldest entries are dropped first
 * and counted again.
 */
export const createLimitedTokens = (nowMs: () => number) => {
  const limitedTokens = new Map<string, number>();
  const limitedAddresses = new Map<string, number>();
  const working = new Map<string, true>();

  const waitOf = (limited: Map<string, number>, key: string): number => {
    const waitMs = (limited.get(key) ?? 0) - nowMs();
    if (waitMs > 0) return waitMs;
    limited.delete(key);
    return 0;
  };

  return {
    /** How long this token must wait because it was used so often, in milliseconds. */
    waitOfToken: (digest: string): number => waitOf(limitedTokens, digest),
    /** How long an address must wait because it has guessed so often; 0 for a token that has worked. */
    waitOfAddress: (address: string | undefined, digest: string | undefined): number =>
      digest !== undefined && working.has(digest) ? 0 : waitOf(limitedAddresses, narrowestTier(address).key),
    limitToken: (digest: string, waitMs: number): void => remember(limitedTokens, digest, nowMs() + waitMs),
    limitAddress: (address: string | undefined, waitMs: number): void =>
      remember(limitedAddresses, narrowestTier(address).key, nowMs() + waitMs),
    /** A working token is not a guess. */
    trust: (digest: string): void => remember(working, digest, true),
    /** A refused token no longer counts as one that has worked. */
    forget: (digest: string): void => void working.delete(digest),
  };
};

const remember = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_REMEMBERED && oldest !== undefined) map.delete(oldest);
};

export type LimitedTokens = ReturnType<typeof createLimitedTokens>;
