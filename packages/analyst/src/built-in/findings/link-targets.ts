/** Slots of a template in an address: “[YOUR LINK]”, “{{url}}”, “<link>”. */
const SLOT =
  /(?<![\w\]])[[<]\s?(?:your|insert|enter|add|link|url|placeholder|ihr|dein|votre|tu)\b[^\]>]{0,60}[\]>]|\{\{[^{}]{1,60}\}\}|\{%[^{}]{1,60}%\}/iu;
/** Hosts that stand for any other. */
const EXAMPLE =
  /^(?:www\.)?(?:example\.(?:com|org|net)|(?:your|my)-?(?:domain|site|website|company|shop|store|link|url|name)\.\p{L}{2,})$/iu;
/** The machine or the network of who built the page. */
const PRIVATE =
  /^(?:localhost|.+\.(?:localhost|local)|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/iu;

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

/** What stands in an address that was never filled in, or that no visitor can reach; undefined where it can be one. */
export const nowhereIn = (href: string, page: string): string | undefined => {
  const slot = SLOT.exec(decoded(href))?.[0];
  if (slot !== undefined) return slot;
  const [to, from] = [URL.parse(href), URL.parse(page)];
  // Who has a page on his own machine read knows its address.
  if (to === null || to.hostname === from?.hostname || !/^https?:$/u.test(to.protocol)) return undefined;
  return EXAMPLE.test(to.hostname) || PRIVATE.test(to.hostname) ? to.host : undefined;
};

/** Whether an address was never filled in, or can be reached by no visitor. */
export const isNowhere = (href: string, page: string): boolean => nowhereIn(href, page) !== undefined;

/** Whether an address is that of the page itself, without a place on it: a script may do the rest. */
export const isEmptyTarget = (href: string, page: string): boolean =>
  href === '#' || href === `${page.replace(/#.*$/u, '')}#`;
