import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { pricesOf } from './price.ts';
import { priceRange } from './price-range.ts';

/** One amount among the answers of a page is no price list. */
const FEWEST_PRICES = 2;

/** Prices that stand only on a page further in, where the first page does not use them. */
const hiddenPrices = (context: Context): Finding | undefined => {
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

/** What the site has and its first page does not use. */
export const firstPageFindings = (context: Context): readonly Finding[] => {
  const found = hiddenPrices(context);
  return found === undefined ? [] : [found];
};
