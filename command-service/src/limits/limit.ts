/** At most `quota` attempts in `windowS` seconds for a key, counted by all processes together. */
export type Limit = {
  readonly key: string;
  /** The policy's name in the answer (`RateLimit-Policy`). */
  readonly policy: string;
  readonly quota: number;
  readonly windowS: number;
  /**
   * Beyond the quota, attempts are allowed one at a time: the first after 10 seconds, each after twice the last wait,
   * up to this one; the window restarts with each attempt. Absent: none is allowed until the window ends.
   */
  readonly maxWaitS?: number;
  /** Counts only for devices known to the account, or only for unknown ones. Absent: for both. */
  readonly device?: 'known' | 'unknown';
};

/** A browser that says whose it is. `account` is the id of an email address, `hash` that of the cookie. */
export type Device = { readonly account: string; readonly hash: string };

/** The rest of a limit after an attempt; it grows in `resetMs`. */
export type Quota = Pick<Limit, 'key' | 'policy' | 'quota' | 'windowS'> & {
  readonly remaining: number;
  readonly resetMs: number;
};

/** One limit, in `quotas`, is used up for `waitMs`; no limit has counted the attempt. */
export type UsedUp = { readonly quotas: readonly Quota[]; readonly waitMs: number };
/** Every limit has counted the attempt, or one is used up. */
export type Counted = UsedUp | { readonly quotas: readonly Quota[]; readonly waitMs?: undefined };
