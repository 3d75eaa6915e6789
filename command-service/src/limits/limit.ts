/** At most `quota` attempts in `windowS` seconds for a key, counted by all processes together. */
export type Limit = {
  readonly key: string;
  /** What the answer calls it (`RateLimit-Policy`). */
  readonly policy: string;
  readonly quota: number;
  readonly windowS: number;
  /**
   * Beyond the quota one attempt at a time goes through, the first after 10 seconds, each after a wait twice as long as the
   * last, up to this; the window then begins with each attempt. Absent: none goes through until the window is over.
   */
  readonly maxWaitS?: number;
  /** Counts only for a device that is known to the account, or only for one that is not. Absent: for both. */
  readonly device?: 'known' | 'unknown';
};

/** A browser that says whose it is. `account` is the id of an email address, `hash` that of the cookie. */
export type Device = { readonly account: string; readonly hash: string };

/** What is left of a limit after an attempt; `resetMs` from now there is more. */
export type Quota = Pick<Limit, 'key' | 'policy' | 'quota' | 'windowS'> & {
  readonly remaining: number;
  readonly resetMs: number;
};

/** One limit, in `quotas`, is used up for `waitMs`; no limit has counted the attempt. */
export type UsedUp = { readonly quotas: readonly Quota[]; readonly waitMs: number };
/** Every limit has counted the attempt, or one is used up. */
export type Counted = UsedUp | { readonly quotas: readonly Quota[]; readonly waitMs?: undefined };
