/** Who vouches for an https site, and until when. */
export interface Certificate {
  /** The protocol that the reader and the site agreed on, as Node names it: `TLSv1.3`. */
  readonly protocol: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** One step on the way to a page. */
export interface Redirect {
  readonly status: number;
  readonly from: string;
}

/** What came with a page and is not the page. */
export interface PageResponse {
  readonly status: number;
  /** Lower-case names; a header that was sent more than once is joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly Redirect[];
  readonly certificate: Certificate | undefined;
  /** The size of the page after unpacking. */
  readonly bytes: number;
}
