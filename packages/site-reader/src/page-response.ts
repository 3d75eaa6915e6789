/** The certificate of an https site, and the TLS version. */
export interface Certificate {
  /** The negotiated protocol, as Node names it: `TLSv1.3`. */
  readonly protocol: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** One redirect on the way to a page. */
export interface Redirect {
  readonly status: number;
  readonly from: string;
}

/** The response of a page, without its body. */
export interface PageResponse {
  readonly status: number;
  /** Names are in lower case; repeated headers are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly Redirect[];
  readonly certificate: Certificate | undefined;
  /** The size of the page after unpacking. */
  readonly bytes: number;
}
