/** The limits of one read (D-41). Times are in milliseconds and include bodies (D-113), sizes are in bytes. */
export interface Budgets {
  /** The system's resolver, for each host. */
  readonly resolveMs: number;
  /** TCP and TLS together, over all addresses of a host. */
  readonly connectMs: number;
  /** Silence of a connected site. */
  readonly idleMs: number;
  /** Of one page, from the first look-up to the last byte, over all redirects. */
  readonly totalMs: number;
  /** Of all pages besides the first, the robots.txt and the sitemap included (D-119). */
  readonly subpagesMs: number;
  readonly headerBytes: number;
  /** The body as it travels. */
  readonly packedBytes: number;
  /** The body after unpacking. */
  readonly unpackedBytes: number;
  readonly redirects: number;
}

export const READ_BUDGETS: Budgets = {
  resolveMs: 5_000,
  connectMs: 5_000,
  idleMs: 10_000,
  totalMs: 15_000,
  subpagesMs: 12_000,
  headerBytes: 65_536,
  packedBytes: 2_000_000,
  unpackedBytes: 5_000_000,
  redirects: 5,
};
