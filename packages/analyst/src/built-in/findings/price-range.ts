import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { listed } from '../read/wording.ts';
import { memoize } from './memoize.ts';

export type Price = PageSnapshot['prices'][number];

const PERIOD: Record<Price['period'], string> = {
  once: '',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  year: ' a year',
};
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** Parses an amount with a point or a comma before its cents. */
export const amountOf = (digits: string): number =>
  Number(digits.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));

export const money = ({ amount, currency }: Price): string => {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const digits = amount.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
  const sign = SIGNS[currency];
  return sign === undefined ? `${digits} ${currency}`.trim() : `${sign}${digits}`;
};

/** The percentage in a combined fee: “$0.99 + 3.5%”. */
const PERCENTAGE = /\s\+\s?\d+(?:[.,]\d+)?\s?%/u;
/** The unit of a price: “90 € a notte” is “a night”. */
const UNITS: readonly (readonly [form: RegExp, unit: string])[] = [
  [/(?:\b(?:per|an?|each)|\/)\s?night\b|pro nacht|par nuit|por noche|a notte|por noite|1泊/iu, ' a night'],
  [
    /(?:\b(?:per|an?|each)|\/)\s?person\b|pro person|p\. ?p\.|par personne|por persona|a persona|por pessoa|お一人/iu,
    ' a person',
  ],
  [/(?:\b(?:per|an?|each)|\/)\s?hour\b|pro stunde|par heure|(?:por|la) hora|all['’]ora|1時間/iu, ' an hour'],
];
/** “per …” right after an amount or a word such as “price”. Elsewhere “per” may be Italian: “piatto per batteria”. */
const PER = /(?<=\d\s?(?:\p{Sc}|\p{Lu}{3})?\s?|\b(?:price|cost|rate|fee)s?\s)\bper (?:[\d.,]+ )?\p{L}+/iu;
/** “ab 1.390 €”: the lowest of several prices that the page does not show. */
const STARTING =
  /(?:\b(?:from|starting at|ab|dès|à partir de|desde|da|a partire da|a partir de)|から)\s*[$€£¥]?\s?\d/iu;

const unitOf = memoize(
  ({ text }: Price): string =>
    PERCENTAGE.exec(text)?.[0] ??
    UNITS.find(([form]) => form.test(text))?.[1] ??
    (PER.test(text) ? ` ${PER.exec(text)?.[0] ?? ''}` : ''),
);

/** The largest group of prices with the same currency, period and unit, cheapest first. Recurring prices take precedence. */
export const comparable = (prices: readonly Price[]): readonly Price[] => {
  const recurring = prices.filter(({ period }) => period === 'month' || period === 'year');
  const candidates = recurring.length > 0 ? recurring : prices;
  const groupOf = (price: Price): string => `${price.currency} ${price.period} ${unitOf(price)}`;
  const sizes = new Map<string, number>();
  for (const price of candidates) sizes.set(groupOf(price), (sizes.get(groupOf(price)) ?? 0) + 1);
  const [largest] = [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return candidates.filter((price) => groupOf(price) === largest).toSorted((a, b) => a.amount - b.amount);
};

/** The unit that all prices share, such as “a person”. */
const sharedUnitOf = (same: readonly Price[]): string => {
  const [unit = '', ...others] = new Set(same.map(unitOf));
  return others.length > 0 || PERCENTAGE.test(unit) ? '' : unit;
};

/** “$14.26 / 6 rolls”: prices of packs of different sizes form no range. */
const PACK = /\p{Sc}\s?[\d.,]+\s?\/\s?\d+\s?\p{L}{3,}/u;

/** Fewer amounts are examples. A range would claim that nothing costs less or more. */
const MIN_OF_RANGE = 4;
/** “$55.00 - $57.00”: a range on the page itself. */
const RANGE = /\d\s?\p{Sc}?\s?(?:[-–—]|to|bis|à|a|até)\s?\p{Sc}?\s?\d/iu;
/** A suffix for prices that are not all: others have another period, currency or unit. */
export const AMONG_OTHERS = ', among others';

const amountsOf = (same: readonly Price[]): readonly string[] => [...new Set(same.map(money))];

/** Whether all prices that were read can be stated as one range. */
export const spansAll = (prices: readonly Price[]): boolean => {
  const same = comparable(prices);
  const [first, second] = same;
  const isSaid = same.length === 2 && first?.text === second?.text && RANGE.test(first?.text ?? '');
  return same.length === prices.length && (isSaid || amountsOf(same).length >= MIN_OF_RANGE);
};

/** Adds words in parentheses to a range, before “, among others”. */
export const withWords = (range: string, words: string): string =>
  range.endsWith(AMONG_OTHERS)
    ? `${range.slice(0, -AMONG_OTHERS.length)} (${words})${AMONG_OTHERS}`
    : `${range} (${words})`;

/** The lowest and highest price, as a range only if it covers all prices. */
export const rangeText = (prices: readonly Price[], low: string, high: string): string => {
  if (spansAll(prices)) return `${low} to ${high}`;
  const same = comparable(prices);
  const isAll = same.length === prices.length && amountsOf(same).length === 2;
  return `${low} and ${high}${isAll ? '' : AMONG_OTHERS}`;
};

/** “from $9 a month”, “$11 to $75”, “$11 and $14”, “$30 a person, among others”. */
export const priceRange = (prices: readonly Price[]): string | undefined => {
  const same = comparable(prices);
  const lowest = same[0];
  const highest = same.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  const isCheapest = prices.every(({ amount }) => amount >= lowest.amount);
  if (lowest.period !== 'once') {
    const words = `${money(lowest)}${PERIOD[lowest.period]}`;
    const isOne = lowest.amount === highest.amount && !STARTING.test(lowest.text);
    return isOne ? words : isCheapest ? `from ${words}` : `${words}${AMONG_OTHERS}`;
  }
  if (same.some(({ text }) => PACK.test(text)) && isCheapest) return `from ${money(lowest)}`;
  const others = same.length === prices.length ? '' : AMONG_OTHERS;
  const amounts = amountsOf(same);
  if (amounts.length === 1)
    return `${STARTING.test(lowest.text) && isCheapest ? 'from ' : ''}${money(lowest)}${unitOf(lowest)}${others}`;
  const unit = sharedUnitOf(same);
  if (amounts.length < MIN_OF_RANGE && !spansAll(prices)) return `${listed(amounts)}${unit}${others}`;
  return rangeText(prices, money(lowest), `${money(highest)}${unit}`);
};
