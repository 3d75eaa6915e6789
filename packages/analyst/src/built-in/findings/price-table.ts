import type { Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

const AMOUNT = /^\W{0,3}\d{1,4}(?:[.,]\d{1,2})?\W{0,3}$/u;
const PLAN = /^(?:free|pro|basic|starter|standard|plus|premium|team|business|enterprise|personal|hobby|growth)$/iu;
const PAY = /^(?:buy|subscribe|upgrade|order|get pro|go pro|choose plan|kaufen|acheter|comprar|acquista)\b/iu;
const FARTHEST = 40;

type PriceTable = { readonly heading: string; readonly plans: readonly string[]; readonly section: Passage };

/** Plans below a pricing heading whose amounts have no currency: “Pricing”, “Free”, “Pro”, “12”, “Buy”. */
export const priceTableOf = memoize(({ site }: Context): PriceTable | undefined => {
  if (site.pages.some(({ prices }) => prices.some(({ amount }) => amount > 0))) return undefined;
  const headings = new Set(site.topic('pricing').map(({ passage }) => passage));
  const start = site.said.findIndex((passage) => passage.place === 'heading' && headings.has(passage));
  const heading = site.said[start];
  if (heading === undefined) return undefined;
  const rest = site.said.slice(start + 1, start + 1 + FARTHEST);
  const end = rest.findIndex(({ place, level }) => place === 'heading' && level <= heading.level);
  const below = (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text.trim());
  const plans = [...new Set(below.filter((text) => PLAN.test(text)))];
  const isPriced =
    below.some((text) => AMOUNT.test(text)) && (plans.length >= 2 || below.some((text) => PAY.test(text)));
  return isPriced ? { heading: heading.text, plans, section: heading } : undefined;
});
