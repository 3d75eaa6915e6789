import { excerpt, quoted } from '../read/wording.ts';
import { letters } from '../read/name-signs.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import { anchored } from './anchor.ts';
import type { Context } from './context.ts';
import { descriptionOf } from './top.ts';
import { pricesOf } from './price.ts';
import { priceRange } from './price-range.ts';

type Check = (context: Context) => Finding | undefined;

/** One amount among the answers of a page is no price list. */
const FEWEST_PRICES = 2;

/** Prices that stand only on a page further in, where the first page does not use them. */
const hiddenPrices: Check = (context) => {
  const range = priceRange(pricesOf(context));
  const [first, ...others] = context.site.pages;
  const page = others.find(({ prices }) => new Set(prices.map(({ amount }) => amount)).size >= FEWEST_PRICES);
  if (!context.isSure || range === undefined || page === undefined || first === undefined) return undefined;
  if (first.prices.some(({ amount }) => amount > 0)) return undefined;
  const path = URL.parse(page.finalUrl)?.pathname ?? page.finalUrl;
  const text = `The first page leaves prices (${range}) to ${path}`;
  const basis = inferred(`Amounts were found on ${path}; the first page names none.`);
  return weakness('hidden-price', 0.62, text, basis, `Bring the price (${range}) from ${path} to the first page`);
};

/** “über 4 Mio. CDs” does not end after “Mio.” */
const SENTENCE = /[^.!?]+(?:(?:(?<=(?:Mio|Mrd|ca|inkl|approx))\.|[.!?](?!\s|$))[^.!?]*)*/gu;
/** A figure that decides something; no year, no phone number. */
const FIGURE = /(?<![\p{L}\d-])(?!(?:19|20)\d\d(?!\d))\d{1,4}(?:[.,]\d{1,3})?\+?(?![\d-])(?:\s?[%\p{L}]{2,4})?/u;
/** A number to call is no figure. */
const PHONE = /\+?\d(?:[\s()/.-]*\d){7}/u;
const SHORTEST = 12;
const LONGEST = 140;

const LARGE = /\d{1,3}(?:[.,]\d{3})+\+?|\d{2,}\s?\+/u;
/** Such a number before the word for what is counted; no price, no part of a longer number. */
const COUNT = new RegExp(String.raw`(?<![\p{Sc}\d])${LARGE.source}\s\p{L}{3}`, 'u');

/** Whether the page names another large number of something: “600,000+ Products” beside “200,000+ quality beads”. */
const saidOtherwise = ({ said }: Context['site'], sentence: string): boolean =>
  said.some(
    ({ text, place }) => place !== 'description' && text.length <= LONGEST && text !== sentence && COUNT.test(text),
  );

/** “For 16 years” beside the same sentence with another figure: which of them holds is not known. */
const isUpdated = ({ said }: Context['site'], sentence: string): boolean => {
  const withoutFigures = (text: string): string => letters(text.replaceAll(/\d/gu, ''));
  const plain = withoutFigures(sentence);
  return said.some(({ text, place }) => place !== 'description' && withoutFigures(text).includes(plain));
};

/** A figure that only search engines show: it stands in the description and nowhere on the page. */
const descriptionOnly: Check = (context) => {
  const { site } = context;
  const passage = descriptionOf(site);
  if (passage === undefined) return undefined;
  const found = Array.from(passage.text.matchAll(SENTENCE), ([sentence]) => sentence.trim()).find((sentence) => {
    const figure = FIGURE.exec(sentence)?.[0];
    const isShort = sentence.length >= SHORTEST && sentence.length <= LONGEST;
    return (
      isShort &&
      figure !== undefined &&
      !PHONE.test(sentence) &&
      !(LARGE.test(figure) && saidOtherwise(site, sentence)) &&
      !isUpdated(site, sentence) &&
      [...site.pages.map(({ text }) => text), ...site.snapshot.frame].every((text) => !text.includes(figure))
    );
  });
  if (found === undefined) return undefined;
  const words = quoted(excerpt(found, 80));
  const text = `${words} stands only in the description for search engines, not on the page`;
  const fix = anchored(context, 'testimonials', `Write ${words} where visitors read it`);
  return weakness('description-only', 0.64, text, groundOf(passage, found), fix);
};

/** What the site has and its first page does not use. */
export const firstPageFindings = (context: Context): readonly Finding[] =>
  [hiddenPrices(context), descriptionOnly(context)].filter((found) => found !== undefined);
