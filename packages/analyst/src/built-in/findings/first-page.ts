import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import { anchored } from './anchor.ts';
import type { Context } from './context.ts';
import { priceRange, pricesOf } from './price.ts';

type Check = (context: Context) => readonly Finding[];

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

/** One amount among the answers of a page is no price list. */
const FEWEST_PRICES = 2;

/** Prices that stand only on a page further in, where the first page does not use them. */
const hiddenPrices: Check = (context) => {
  const range = priceRange(pricesOf(context));
  const [first, ...others] = context.site.pages;
  const page = others.find(({ prices }) => new Set(prices.map(({ amount }) => amount)).size >= FEWEST_PRICES);
  if (!context.isSure || range === undefined || page === undefined || first === undefined) return [];
  if (first.prices.some(({ amount }) => amount > 0)) return [];
  const path = pathOf(page.finalUrl);
  return [
    weakness(
      'hidden-price',
      0.62,
      `The first page leaves prices (${range}) to ${path}`,
      inferred(`Amounts were found on ${path}; the first page names none.`),
      `Bring the price (${range}) from ${path} to the first page`,
    ),
  ];
};

const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*/gu;
/** A figure that decides something; no year, no phone number. */
const FIGURE = /(?<![\d-])(?!(?:19|20)\d\d(?!\d))\d{1,4}(?:[.,]\d{1,3})?\+?(?![\d-])/u;
const SHORTEST = 12;
const LONGEST = 140;

/** A figure that only search engines show: it stands in the description and nowhere on the page. */
const descriptionOnly: Check = (context) => {
  const { site } = context;
  const passage = site.said.find(({ place, page, isQuotable }) => place === 'description' && page === 0 && isQuotable);
  if (passage === undefined || !context.isSure) return [];
  const found = Array.from(passage.text.matchAll(SENTENCE), ([sentence]) => sentence.trim()).find((sentence) => {
    const figure = FIGURE.exec(sentence)?.[0];
    const isShort = sentence.length >= SHORTEST && sentence.length <= LONGEST;
    return isShort && figure !== undefined && site.pages.every(({ text }) => !text.includes(figure));
  });
  if (found === undefined) return [];
  const words = quoted(excerpt(found, 80));
  return [
    weakness(
      'description-only',
      0.64,
      `${words} stands only in the description for search engines, not on the page`,
      groundOf(passage, found),
      anchored(context, 'testimonials', `Write ${words} where visitors read it`),
    ),
  ];
};

/** What the site has and its first page does not use. */
export const firstPageFindings: Check = (context) => [...hiddenPrices(context), ...descriptionOnly(context)];
