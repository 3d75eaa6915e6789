import type { Price } from '../site-snapshot.ts';
import { cut } from './clean-text.ts';
import type { FoundBlock } from './collect-text.ts';
import { currencyCode, SIGN, WORD } from './currencies.ts';
import { periodAround, periodAtStart } from './periods.ts';

const MAX_SENTENCE = 500;
/** The distance from a price within which its period is searched. */
const AROUND = 48;

/** 29 · 29.99 · 1,299 · 1.299,00 · 1 299 · 1'299.– · 1,00,000; every repeat is bounded, so that matching is linear. */
const NUMBER =
  "(?:\\d{1,3}(?:[.,'’ ]\\d{2,3}){0,3}[.,'’ ]\\d{3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,4})?(?!\\d))";
const LETTER_OR_DIGIT = '[\\p{L}\\p{N}]';
const PRICE = new RegExp(
  `(?:(?<sign>${SIGN})\\s?(?<signed>${NUMBER}))` +
    `|(?:(?<!${LETTER_OR_DIGIT})(?<word>${WORD})\\.?\\s?(?<worded>${NUMBER})(?!\\p{L}))` +
    `|(?:(?<![\\p{Script=Latin}\\p{N}.,])(?<!\\d/)(?<plain>${NUMBER})(?:[.,][-–—])?\\s?` +
    `(?<after>(?:${SIGN})(?!\\s?\\d)|€|(?:${WORD})(?!${LETTER_OR_DIGIT})))`,
  'gu',
);

const FREE =
  /^(free|free forever|always free|100% free|forever free|\$0|kostenlos|gratis|gratuit|gratuito|grátis|darmowy|無料|免费|免費|무료)[.!]?$/i;

/** Words before and after amounts that are not prices: discounts, sums raised or earned. */
const NO_PRICE_AFTER =
  /(?:save|saves|saved|saving|savings of|spare|sparen sie|économisez|ahorra|raised|raises|funding of|worth|earn|earned|win|revenue of|budget of)\s*(?:up to|over|about|an extra)?\s*$/i;
const NO_PRICE_BEFORE =
  /^\s*(?:off\b|rabatt|de réduction|[kmb]\b|mm\b|mn\b|mio\b|mrd\b|bn\b|mil(?:lion|liard|l)|la(?:c|kh)s?\b|crores?\b|billion|trillion|thousand|in (?:funding|savings|revenue|credits?)\b|cash ?back|discount)/i;

/** Pesos, or on pages in other languages a model or a conference: “CLP 535”, “COP 21”. */
const MODEL_NAME = /^(?:CLP|COP)$/u;

/** What may follow a price in its block if the next block names its period. */
const ONLY_MORE_CURRENCY = /^\s*([A-Z]{3})?[\s*.,–-]{0,3}$/;

/** Reads a number by its separators: the last one is decimal unless three digits follow it. */
export const parseAmount = (text: string): number => {
  const plain = text.replace(/[ '’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const whole = plain.slice(0, last).replace(/[.,]/g, '');
  const rest = plain.slice(last + 1);
  const hasBoth = plain.includes('.') && plain.includes(',');
  const isRepeated = plain.indexOf(plain.charAt(last)) < last;
  const isThousands = isRepeated || (!hasBoth && rest.length === 3 && whole.length <= 3 && whole !== '0');
  return Number(isThousands ? whole + rest : `${whole}.${rest}`);
};

/** The verbatim sentence around a match. */
const sentenceAt = (text: string, start: number, end: number): string => {
  const before = [...text.slice(Math.max(0, start - MAX_SENTENCE), start).matchAll(/[.!?。！？]\s/g)].at(-1);
  const from = before ? Math.max(0, start - MAX_SENTENCE) + before.index + before[0].length : Math.max(0, start - 200);
  const after = /[.!?](?=\s|$)|[。！？]/.exec(text.slice(end, end + MAX_SENTENCE));
  const to = after ? end + after.index + after[0].length : end + MAX_SENTENCE;
  return cut(text.slice(from, to).trim(), MAX_SENTENCE);
};

const isWithin = (parts: readonly string[], text: string, start: number): boolean =>
  parts.some((part) => {
    const at = text.indexOf(part);
    return at >= 0 && start >= at && start < at + part.length;
  });

/** The sections with a price that is not marked as former: prices that are marked so there are really former prices. */
const sectionsWithReducedPrice = (blocks: readonly FoundBlock[]): ReadonlySet<string> =>
  blocks.every(({ former }) => former.length === 0)
    ? new Set()
    : new Set(
        blocks
          .filter(({ text, struck, former }) =>
            [...text.matchAll(PRICE)].some(({ index }) => !isWithin([...struck, ...former], text, index)),
          )
          .map(({ section }) => section),
      );

/** “999,00 zł 16”: the number after the price is a discount in its own element. */
const FIGURE_BEHIND = /^\s-?\d{1,3}\s?%?$/;
const HAS_CENTS = /\d[.,]\d{2}(?!\d)/;

const pricesIn = (
  block: FoundBlock,
  next: FoundBlock | undefined,
  language: string | undefined,
  reduced: ReadonlySet<string>,
): Price[] => {
  const { text, section } = block;
  const before = reduced.has(section) ? [...block.struck, ...block.former] : block.struck;
  const matches = [...text.matchAll(PRICE)];
  return matches.flatMap((match, i) => {
    const { sign, word, after = '', signed, worded, plain = '' } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const rest = text.slice(end, Math.min(end + AROUND, matches[i + 1]?.index ?? text.length));
    const former = matches[i - 1];
    const lead = text.slice(Math.max(start - AROUND, former ? former.index + former[0].length : 0), start);
    if (word !== undefined && MODEL_NAME.test(word) && !/^es/iu.test(language ?? '')) return [];
    if (NO_PRICE_AFTER.test(lead) || NO_PRICE_BEFORE.test(rest) || isWithin(before, text, start)) return [];
    const amount = parseAmount(signed ?? worded ?? plain);
    const currency = currencyCode(sign ?? word ?? after, language);
    const beside = periodAround(lead, rest);
    const below = next?.section === section && next.text.length <= 60 && ONLY_MORE_CURRENCY.test(rest) ? next.text : '';
    const period = beside === 'once' ? periodAtStart(below) : beside;
    const hasFigureBehind = FIGURE_BEHIND.test(text.slice(end)) && HAS_CENTS.test(match[0]);
    const sentence = sentenceAt(hasFigureBehind ? text.slice(0, end) : text, start, end);
    return Number.isFinite(amount) ? [{ text: sentence, section, amount, currency, period }] : [];
  });
};

/** Whether a block is the price "Free", and not the name of a plan with its price below. */
const isFree = ({ text }: FoundBlock, next: FoundBlock | undefined): boolean =>
  FREE.test(text) && !(next && (FREE.test(next.text) || next.text.search(PRICE) >= 0));

const freePrice = ({ text, section }: FoundBlock): Price => ({
  text,
  section,
  amount: 0,
  currency: '',
  period: 'once',
});

/**
 * Finds the prices of a page, in several notations and languages. Crossed-out prices, discounts and other sums are
 * skipped; a block with nothing but "Free" is a price of 0 without a currency.
 */
export const findPrices = (blocks: readonly FoundBlock[], language: string | undefined, max: number): Price[] => {
  const found = new Map<string, Price>();
  const reduced = sectionsWithReducedPrice(blocks);
  for (const [i, block] of blocks.entries()) {
    if (found.size >= max) break;
    if (block.isVerbatim) continue;
    for (const price of isFree(block, blocks[i + 1])
      ? [freePrice(block)]
      : pricesIn(block, blocks[i + 1], language, reduced)) {
      found.set(`${price.section}|${price.text}|${price.amount}|${price.period}`, price);
    }
  }
  return [...found.values()].slice(0, max);
};
