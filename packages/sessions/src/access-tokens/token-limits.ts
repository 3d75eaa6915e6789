import { narrowestTier } from '@twofold/http/address-tiers';

const WINDOW_MS = 60_000;
const MAX_REMEMBERED = 10_000;

type Window = { count: number; endsAtMs: number };

/** How often in a minute, in each process: 0 is without limit. */
export type TokenLimitsOptions = { readonly perMinute: number; readonly guessesPerMinute: number };

/** Limits of the product: none of these is reached by a person or a script that waits for its answers. */
export const TOKEN_LIMITS: TokenLimitsOptions = { perMinute: 300, guessesPerMinute: 20 };
export const UNLIMITED_TOKENS: TokenLimitsOptions = { perMinute: 0, guessesPerMinute: 0 };

/** What is left of the calls of a token in this minute. */
export type TokenQuota = { readonly limit: number; readonly remaining: number; readonly resetMs: number };

/**
 * Counts the calls of tokens that work, and the refusals of each address. An address that guesses is refused without a look-up;
 * tokens that have worked here lately still pass from it, and nobody else is concerned.
 */
export const createTokenLimits = ({ perMinute, guessesPerMinute }: TokenLimitsOptions, nowMs: () => number) => {
  const calls = new Map<string, Window>();
  const guesses = new Map<string, Window>();
  /** Tokens that are being looked up, with the address that they were counted for. */
  const unproven = new Map<string, string>();

  const windowOf = (windows: Map<string, Window>, key: string): Window => {
    const known = windows.get(key);
    const window = known && known.endsAtMs > nowMs() ? known : { count: 0, endsAtMs: nowMs() + WINDOW_MS };
    windows.delete(key);
    windows.set(key, window);
    forgetOldest(windows);
    return window;
  };
  const waitOf = (window: Window | undefined, quota: number): number =>
    quota > 0 && window && window.count >= quota ? Math.max(0, window.endsAtMs - nowMs()) : 0;

  const takeBack = (digest: string): void => {
    const guessed = unproven.get(digest);
    if (guessed !== undefined) windowOf(guesses, guessed).count -= 1;
    unproven.delete(digest);
  };

  return {
    /** How long this token must wait because it was used so often, in milliseconds. */
    waitOfToken: (digest: string): number => waitOf(calls.get(digest), perMinute),
    /** How long an address must wait because it has guessed so often; 0 for a token that has worked. */
    waitOfAddress: (address: string | undefined, digest: string | undefined): number =>
      digest !== undefined && calls.has(digest) ? 0 : waitOf(guesses.get(narrowestTier(address).key), guessesPerMinute),
    /**
     * Counts a token that has not worked here before its look-up, so that guesses made at once are all counted; the same
     * token once. `countCall` and `takeBack` take it back.
     */
    countGuess: (address: string | undefined, digest: string | undefined): void => {
      if (digest !== undefined) {
        if (calls.has(digest) || unproven.has(digest)) return;
        unproven.set(digest, narrowestTier(address).key);
        forgetOldest(unproven);
      }
      windowOf(guesses, narrowestTier(address).key).count += 1;
    },
    /** A token that exists was no guess. */
    takeBack,
    /** Counts a call of a token that works, and answers what is left. */
    countCall: (digest: string): TokenQuota | undefined => {
      takeBack(digest);
      const window = windowOf(calls, digest);
      window.count += 1;
      if (perMinute === 0) return undefined;
      return { limit: perMinute, remaining: Math.max(0, perMinute - window.count), resetMs: window.endsAtMs - nowMs() };
    },
    /** A token that was refused no longer counts as one that has worked. */
    forget: (digest: string): void => {
      calls.delete(digest);
      unproven.delete(digest);
    },
  };
};

const forgetOldest = (map: Map<string, unknown>): void => {
  const [oldest] = map.keys();
  if (map.size > MAX_REMEMBERED && oldest !== undefined) map.delete(oldest);
};

export type TokenLimits = ReturnType<typeof createTokenLimits>;
