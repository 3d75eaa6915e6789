import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { memoize } from './memoize.ts';
import type { Price } from './price-range.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d{2,6}(?:\.\d\d)?`;
/** “Mango tart 2,300”: a name and a number without a currency. */
const BARE = new RegExp(String.raw`^(?<name>\p{L}[^\d\p{Sc}]{1,40}?)\s(?<amount>${NUMBER})$`, 'u');
/** “Mango tart ₱230”, “Mango tart 230 €”: the same with a currency sign. */
const SIGNED = new RegExp(
  String.raw`^\p{L}[^\d\p{Sc}]{1,40}?\s(?:\p{Sc}\s?(?:${NUMBER})|(?:${NUMBER})\s?\p{Sc})$`,
  'u',
);
/** Other ways in which Philippine pages write “₱”. */
const PESOS = new RegExp(String.raw`^(?:P|Php|PHP)\.?\s?(?<amount>${NUMBER})$`, 'u');
/** “₱12,500” and “12,500” alone, right below the name of the item. */
const SIGNED_ALONE = new RegExp(String.raw`^\p{Sc}\s?(?:${NUMBER})$`, 'u');
const ALONE = /^(?<amount>\d{1,3}(?:,\d{3})+)$/u;
const MIN_ALONE = 2;
/** “Route 66”, “Table 12”: a number that is no price. */
const NUMBERED =
  /(?<!\p{L})(?:no|nr|room|table|route|bus|page|phone|tel|call|since|est|zimmer|tisch|linie|seite|seit|salle|page|depuis|mesa|página|desde|tavolo|pagina|dal)\.?$/iu;
/** From this many signed amounts in a list on, the others lack the sign by mistake. */
const MIN_SIGNED = 3;

const amountIn = (text: string): number => Number(text.replaceAll(',', ''));

/** Amounts without the currency sign of the others in their list, or with letters for it. A range without them would end too low. */
export const barePrices = memoize(({ blocks, prices }: PageSnapshot): readonly Price[] => {
  const [first] = prices;
  if (first === undefined || prices.some(({ currency, period }) => currency !== first.currency || period !== 'once'))
    return [];
  const { currency } = first;
  const signed = (section: string): number =>
    prices.filter((price) => price.section === section && SIGNED.test(price.text.trim())).length;
  const isPesos = (line: string): boolean => currency === 'PHP' && PESOS.test(line);
  const isSlot = (at: number): boolean => blocks[at - 1]?.kind === 'heading';
  const filled = blocks.filter(
    ({ text }, at) => isSlot(at) && (SIGNED_ALONE.test(text.trim()) || isPesos(text.trim())),
  );
  return blocks.flatMap(({ kind, section, text }, at): Price[] => {
    if (kind === 'heading' || kind === 'button') return [];
    const line = text.trim();
    const { name = '', amount } = BARE.exec(line)?.groups ?? {};
    const isInList = amount !== undefined && !NUMBERED.test(name) && signed(section) >= MIN_SIGNED;
    const alone = isSlot(at) && filled.length >= MIN_ALONE ? ALONE.exec(line)?.groups?.['amount'] : undefined;
    const found = isInList ? amount : isPesos(line) ? PESOS.exec(line)?.groups?.['amount'] : alone;
    return found === undefined ? [] : [{ text: line, section, amount: amountIn(found), currency, period: 'once' }];
  });
});
