import { narrowestTier } from '@twofold/http/address-tiers';

const MAX_REMEMBERED = 10_000;

/** Limits per minute, counted in the database for all processes. 0: no limit. */
export type TokenLimitsOptions = { readonly perMinute: number; readonly guessesPerMinute: number };

/** The product's limits. Neither a person nor a script that waits for its answers reaches them. */
export const TOKEN_LIMITS: TokenLimitsOptions = { perMinute: 300, guessesPerMinute: 20 };
export const UNLIMITED_TOKENS: TokenLimitsOptions = { perMinute: 0, guessesPerMinute: 0 };

/**
 * Caches the limits that are used up according to the database, so that refusing another call needs no query. Tokens that
 * recently worked in this process are accepted even from an address that guesses. The oldest entries are dropped first;
 * the database then counts again.
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
    /** Milliseconds until this token may be used again. */
    waitOfToken: (digest: string): number => waitOf(limitedTokens, digest),
    /** Milliseconds until this address may guess again; 0 for a token that has worked. */
    waitOfAddress: (address: string | undefined, digest: string | undefined): number =>
      digest !== undefined && working.has(digest) ? 0 : waitOf(limitedAddresses, narrowestTier(address).key),
    limitToken: (digest: string, waitMs: number): void => remember(limitedTokens, digest, nowMs() + waitMs),
    limitAddress: (address: string | undefined, waitMs: number): void =>
      remember(limitedAddresses, narrowestTier(address).key, nowMs() + waitMs),
    /** Remembers a working token: it is not a guess. */
    trust: (digest: string): void => remember(working, digest, true),
    /** Forgets a token that was refused. */
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
