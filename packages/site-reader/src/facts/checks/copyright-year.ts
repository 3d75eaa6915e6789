import type { FoundBlock } from '../../html/collect-text.ts';
import { check, info, notMeasured, pass, warning } from '../check.ts';
import { NO_BODY } from './headings.ts';

/** The sign or the word, followed by a year or a range within a few words. The last year counts. */
const NOTICE =
  /(?:©|\(c\)|copyright\b)[^\d©]{0,40}((?:19|20)\d\d)(?:\s{0,2}(?:-|–|—|to|\/)\s{0,2}((?:19|20)\d\d|present|today|heute))?(?!\d)/gi;
const YEAR_BEFORE = /\b((?:19|20)\d\d)\s{0,2}(?:©|\(c\))/gi;
const MAX_BLOCK = 400;

type Notice = { readonly year: number; readonly words: string };

const noticesIn = ({ text }: FoundBlock, thisYear: number): readonly Notice[] => {
  if (text.length > MAX_BLOCK) return [];
  const found = [...text.matchAll(NOTICE)].map(([words, from, to]) => ({
    year: /^\D/.test(to ?? '') ? thisYear : Number(to ?? from),
    words,
  }));
  if (found.length > 0) return found;
  return [...text.matchAll(YEAR_BEFORE)].map(([words, year]) => ({ year: Number(year), words }));
};

/** The last blocks of a page, which may be its footer in any element. */
const LAST_BLOCKS = 12;

export const copyrightYearCheck = check({
  id: 'copyright-year',
  group: 'user-experience',
  title: 'Copyright year',
  why: 'An old year makes visitors wonder whether the site is still maintained.',
  source: 'https://www.nngroup.com/articles/footers/',
  measure: ({ pages, source, now }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    const thisYear = now.getUTCFullYear();
    const last = pages
      .flatMap(({ texts }) => texts.filter(({ region }, at) => region === 'footer' || at >= texts.length - LAST_BLOCKS))
      .flatMap((block) => noticesIn(block, thisYear))
      .toSorted((one, other) => other.year - one.year)
      .at(0);
    if (!last) return notMeasured('No copyright notice with a year at the end of a page.');
    // In January most pages still have the last year.
    if (last.year >= thisYear - 1 && last.year <= thisYear + 1) return pass(`${last.year}`, last.words);
    if (last.year > thisYear + 1) return info(`${last.year}`, last.words);
    return warning(`${last.year}`, last.words, 'Update the year, or generate it automatically.');
  },
});
