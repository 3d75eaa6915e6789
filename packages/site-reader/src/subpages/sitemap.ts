const MAX_ADDRESSES = 500;
const LOCATION = /<loc>\s{0,20}(?:<!\[CDATA\[)?([^<\]]{1,2048})/gi;

/** The addresses that a sitemap lists, as links without words. */
export const addressesIn = (xml: string): readonly { readonly text: string; readonly href: string }[] => {
  const found = [];
  for (const [, href = ''] of xml.matchAll(LOCATION)) {
    found.push({ text: '', href: href.trim().replaceAll('&amp;', '&') });
    if (found.length === MAX_ADDRESSES) break;
  }
  return found;
};
