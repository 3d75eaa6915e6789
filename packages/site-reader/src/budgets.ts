/** The limits of one read (D-41). Times are in milliseconds and include bodies (D-113), sizes are in bytes. */
export interface Budgets {
  /** DNS lookup, for each host. */
  readonly resolveMs: number;
  /** TCP and TLS together, over all addresses of a host. */
  readonly connectMs: number;
  /** Time without data from a connected site. */
  readonly idleMs: number;
  /** One page, from the first lookup to the last byte, including all redirects. */
  readonly totalMs: number;
  /** All pages after the first, including robots.txt and sitemap (D-119). */
  readonly subpagesMs: number;
  readonly headerBytes: number;
  /** The body as transferred. */
  readonly packedBytes: number;
  /** The body after decompression. */
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
