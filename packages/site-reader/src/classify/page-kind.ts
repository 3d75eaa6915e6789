/** The kinds of pages (D-124); `page` is an ordinary one. */
export const PAGE_KINDS = [
  'page',
  'parked',
  'directory-listing',
  'server-default',
  'error-page',
  'login-page',
  'consent-wall',
  'age-gate',
  'article',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A kind, and the words of the page that show it: '' for an ordinary page. */
export type Classified = { readonly kind: PageKind; readonly evidence: string };
