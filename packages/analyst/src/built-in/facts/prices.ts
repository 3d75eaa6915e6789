import type { Price, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import type { Page, Quote } from '../page.ts';
import { normal } from '../wording.ts';

/** Something the page sells, with its price as a person would say it: “$29 a month”. */
export type PriceFact = {
  readonly said: string;
  readonly amount: number;
  readonly currency: string;
  readonly period: Price['period'];
  readonly quote: Quote;
};

const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  INR: '₹',
  KRW: '₩',
  BRL: 'R$',
  AUD: 'A$',
  CAD: 'C$',
};

const periods: Readonly<Record<Price['period'], string>> = {
  once: '',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  year: ' a year',
};

/** “$14.50”, “CHF 120”. */
export const money = (amount: number, currency: string): string => {
  const figure = amount.toLocaleString(
    'en-US',
    Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
  const sign = signs[currency.toUpperCase()];
  if (sign !== undefined) return `${sign}${figure}`;
  return currency.trim() === '' ? figure : `${currency.trim()} ${figure}`;
};

const byNight =
  /\b(?:(?:per|a|each|\/) ?night|pro nacht|par nuit|por noche|por noite|a notte|per notte|per nacht)(?![\p{L}])/iu;

/** Sums that are in the news, saved, raised or won rather than asked for. */
const notAsked =
  /\b(?:raised?|raising|funding|revenue|billion|million|trillion|bn|save|saves|saved|savings|off|worth|budget|fined?|penalty|salary|salaries|win|won|prize|invested|investment|valued|profit|donated|subsid\p{L}*|grants?|funded|förder\p{L}*|zuschuss|milliarden?|millionen?|millions?|milliards?|sparen|gespart|économis\w+|ahorr\w+|risparmi\w+|economiz\w+|bespaar\w*)\b/iu;

/** “Free delivery over €100” names what must be spent, not what something costs. */
const isThreshold =
  /\b(?:free|gratis|gratuit\p{L}*|grátis|kostenlos\p{L}*|versandkostenfrei|kostenfrei|offerte?|ship|deliver\p{L}*|orders?)(?![\p{L}]).{0,60}(?:\b(?:over|above|from|ab|acima|superior\p{L}*|partir|dès|más de|mais de|oltre|vanaf|boven)(?![\p{L}])|\+)|\b(?:minimum order|bestellwert)/iu;

const isQuotable = (snapshot: SiteSnapshot, text: string): boolean =>
  text !== '' && (snapshot.text.includes(text) || snapshot.title.includes(text) || snapshot.description.includes(text));

const isAsked = ({ amount, text }: Price): boolean =>
  amount > 0 && amount < 100_000 && !notAsked.test(normal(text)) && !isThreshold.test(text);

/** What the page sells at, cheapest first, once for each amount and period. Free offers are a fact of their own. */
export const pricesOf = (page: Page): readonly PriceFact[] => {
  const facts = page.snapshot.prices
    .map((price) => ({ ...price, text: price.text.trim() }))
    .filter((price) => isAsked(price) && isQuotable(page.snapshot, price.text))
    .map(({ amount, currency, period, text, section }) => ({
      said: `${money(amount, currency)}${period === 'once' && byNight.test(text) ? ' a night' : periods[period]}`,
      amount,
      currency,
      period,
      quote: { quote: text, section },
    }));
  const unique = new Map<string, PriceFact>();
  for (const fact of facts) if (!unique.has(fact.said)) unique.set(fact.said, fact);
  return [...unique.values()].toSorted((a, b) => a.amount - b.amount);
};
