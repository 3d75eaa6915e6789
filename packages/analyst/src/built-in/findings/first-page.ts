import { quoted } from '../read/wording.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { priceRange, pricesOf } from './price.ts';
import { priceTableOf } from './price-table.ts';

type Check = (context: Context) => readonly Finding[];

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

/** One amount among the answers of a page is no price list. */
const FEWEST_PRICES = 2;

/** Prices that stand only on a page further in. */
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

/** Amounts under a heading on prices that leave open what they are in. */
const bareAmounts: Check = (context) => {
  const table = pricesOf(context).length > 0 ? undefined : priceTableOf(context);
  if (table === undefined) return [];
  const heading = quoted(table.heading);
  return [
    weakness(
      'bare-amounts',
      0.68,
      `The amounts under ${heading} name neither a currency nor a period`,
      groundOf(table.section),
      `Write the currency and the period beside the amounts under ${heading}`,
    ),
  ];
};

const checks: readonly Check[] = [bareAmounts, hiddenPrices];

/** What the site has and its first page does not use. */
export const firstPageFindings = (context: Context): readonly Finding[] => checks.flatMap((check) => check(context));
