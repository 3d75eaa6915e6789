import { wordsOf } from '../read/wording.ts';
import { commonEntries } from './breadth.ts';
import type { Context } from './context.ts';
import { itemLinks } from './item-links.ts';
import { isOfOffer } from './link-class.ts';
import { memoize } from './memoize.ts';

const FIRST = 50;
const MIN_LENGTH = 4;
const MAX_LENGTH = 26;
const MAX_WORDS = 3;

/** The first menu entries that name a part of the site, for sites of any kind. */
export const menuOf = memoize(({ site }: Context): readonly string[] => {
  const everywhere = commonEntries(site);
  const items = itemLinks(site);
  const own = site.name.title.toLowerCase();
  const entries = site.snapshot.links
    .slice(0, FIRST)
    .filter(({ isExternal, href }) => !isExternal && (URL.parse(href)?.pathname ?? '/').length > 1)
    .filter(isOfOffer)
    .map(({ text }) => text.replace(/^[^\p{L}\p{N}]+/u, '').trim())
    .filter(
      (text) =>
        /^\p{Lu}\p{L}/u.test(text) &&
        text.length >= MIN_LENGTH &&
        text.length <= MAX_LENGTH &&
        wordsOf(text).length <= MAX_WORDS &&
        !/[^\p{L}\p{N}\s&'’,/-]|\d{2}/u.test(text) &&
        !everywhere.has(text) &&
        !items.has(text) &&
        !own.includes(text.toLowerCase()),
    );
  return [...new Set(entries)];
});
