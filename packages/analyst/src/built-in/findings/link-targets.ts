/** Unfilled template slots in an address: “[YOUR LINK]”, “{{url}}”, “<link>”. */
const SLOT =
  /(?<![\w\]])[[<]\s?(?:your|insert|enter|add|link|url|placeholder|ihr|dein|votre|tu)\b[^\]>]{0,60}[\]>]|\{\{[^{}]{1,60}\}\}|\{%[^{}]{1,60}%\}/iu;
/** Example hosts. */
const EXAMPLE =
  /^(?:www\.)?(?:example\.(?:com|org|net)|(?:your|my)-?(?:domain|site|website|company|shop|store|link|url|name)\.\p{L}{2,})$/iu;
/** Hosts on the developer's machine or private network. */
const PRIVATE =
  /^(?:localhost|.+\.(?:localhost|local)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/iu;

/** The host of an address without “www.”, empty for an invalid address. */
export const hostOf = (href: string): string => URL.parse(href)?.hostname.replace(/^www\./u, '') ?? '';

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

/** The part of an address that makes it useless: an unfilled slot, or a host that no visitor can reach. */
export const nowhereIn = (href: string, page: string): string | undefined => {
  const slot = SLOT.exec(decoded(href))?.[0];
  if (slot !== undefined) return slot;
  const [to, from] = [URL.parse(href), URL.parse(page)];
  // An owner who has a page on a private host analyzed links to that host on purpose.
  if (to === null || to.hostname === from?.hostname || !/^https?:$/u.test(to.protocol)) return undefined;
  return EXAMPLE.test(to.hostname) || PRIVATE.test(to.hostname) ? to.host : undefined;
};

/** Whether an address was never filled in or cannot be reached by any visitor. */
export const isNowhere = (href: string, page: string): boolean => nowhereIn(href, page) !== undefined;

/** Whether an address is “#” on the page itself. A script may handle the click. */
export const isEmptyTarget = (href: string, page: string): boolean =>
  href === '#' || href === `${page.replace(/#.*$/u, '')}#`;
