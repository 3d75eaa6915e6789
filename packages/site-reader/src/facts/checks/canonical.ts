import { check, fail, info, pass, warning, type MeasuredSite } from '../check.ts';

/** The canonical addresses in the page and its Link header. */
const canonicalsOf = ({ markup, response }: MeasuredSite): readonly string[] => {
  const header = /<([^<>]{1,2048})>\s*;[^,]{0,100}\brel="?canonical\b/i.exec(response?.headers['link'] ?? '')?.[1];
  const tags = markup.linkTags.filter(({ rels }) => rels.includes('canonical')).map(({ href }) => href);
  return [...new Set([...tags, ...(header === undefined ? [] : [header])])];
};

const keyOf = ({ hostname, pathname }: URL): string =>
  `${hostname.replace(/^www\./, '')}${pathname.replace(/\/(index\.\w+)?$/, '')}`;

export const canonicalCheck = check({
  id: 'canonical',
  group: 'search',
  title: 'Canonical address',
  why: 'It tells search engines which address to show if a page has several.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  measure: (site) => {
    const found = canonicalsOf(site);
    const [first = ''] = found;
    if (found.length === 0) return info('None', 'Neither a link element nor a Link header names one.');
    if (found.length > 1)
      return fail(found.length, found.slice(0, 4).join('; '), 'Name one canonical address only.', 'addresses');
    const url = URL.parse(first, site.markup.base);
    if (first === '' || !url || !/^https?:$/.test(url.protocol))
      return fail('Not an address', first || 'Its href is empty', 'Give the canonical link a full https address.');
    if (url.host !== site.url.host && keyOf(url) !== keyOf(site.url))
      return warning(
        url.href,
        `The page is at ${site.url.href}`,
        'Check the canonical link: it points to another host.',
      );
    if (url.protocol === 'http:' && site.url.protocol === 'https:')
      return warning(url.href, `The page is at ${site.url.href}`, 'Write the canonical link with https.');
    if (keyOf(url) !== keyOf(site.url)) return info(url.href, `The page is at ${site.url.href}`);
    return pass(url.href, 'It names this page.');
  },
});
