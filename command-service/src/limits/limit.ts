/** At most `quota` attempts in `windowS` seconds for a key, counted across all processes. */
export type Limit = {
  readonly key: string;
  /** The policy's name in the answer (`RateLimit-Policy`). */
  readonly policy: string;
  readonly quota: number;
  readonly windowS: number;
  /**
   * Beyond the quota, attempts are allowed one at a time: the first after 10 seconds, then after twice the last wait, up
   * to this maximum. Each attempt restarts the window. Absent: no attempt is allowed until the window ends.
   */
  readonly maxWaitS?: number;
  /** Counts only for devices known to the account, or only for unknown ones. Absent: for both. */
  readonly device?: 'known' | 'unknown';
};

/** A browser's unverified claim to belong to an account. `account` is the id of the email address, `hash` of the cookie. */
export type Device = { readonly account: string; readonly hash: string };

/** What remains of a limit after an attempt, and when it is replenished. */
export type Quota = Pick<Limit, 'key' | 'policy' | 'quota' | 'windowS'> & {
  readonly remaining: number;
  readonly resetMs: number;
};

/** The limit in `quotas` is used up for `waitMs`. No limit counted the attempt. */
export type UsedUp = { readonly quotas: readonly Quota[]; readonly waitMs: number };
/** Either every limit counted the attempt, or one is used up. */
export type Counted = UsedUp | { readonly quotas: readonly Quota[]; readonly waitMs?: undefined };
