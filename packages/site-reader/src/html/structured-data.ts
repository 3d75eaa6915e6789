import type { PageSnapshot } from '../site-snapshot.ts';
import { cleanText, cut, line } from './clean-text.ts';

type StructuredData = PageSnapshot['structuredData'][number];

/** The maximum of values that are examined on a page. */
const MAX_VALUES = 5_000;

/** Types that describe the structure of the page, not the offer. */
const UNINTERESTING = new Set([
  'breadcrumblist',
  'listitem',
  'searchaction',
  'imageobject',
  'readaction',
  'entrypoint',
  'sitenavigationelement',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first text of a JSON-LD value, which may be a text, a list, or an object with `@value`. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textOf(value.find((each) => typeof each === 'string' || typeof each === 'number'));
  return isRecord(value) && typeof value['@value'] === 'string' ? value['@value'] : '';
};

const priceOf = (node: Record<string, unknown>): string | undefined => {
  const offers = Array.isArray(node['offers']) ? node['offers'].find(isRecord) : node['offers'];
  const offer = isRecord(offers) ? offers : node;
  const amount = textOf(offer['price'] ?? offer['lowPrice']);
  const range = textOf(node['priceRange']);
  // A range such as “$$” is not a price.
  const price = amount === '' && /\d/u.test(range) ? range : `${amount} ${amount && textOf(offer['priceCurrency'])}`;
  return line(price) || undefined;
};

/** Removes markup from a description. */
const plainText = (text: string): string => cleanText(text.slice(0, 4_000).replace(/<[^<>]{0,300}>/g, ' '));

const describe = (node: Record<string, unknown>): StructuredData | undefined => {
  const type = line(textOf(node['@type']));
  const name = line(textOf(node['name']) || textOf(node['headline']));
  const description = cut(plainText(textOf(node['description']) || answerOf(node)), 2_000);
  if (type === '' || UNINTERESTING.has(type.toLowerCase()) || (name === '' && description === '')) return undefined;
  const price = priceOf(node);
  return { type, name, description, ...(price !== undefined && { price }) };
};

/** The text of an answer in an FAQ, which is nested in its question. */
const answerOf = (node: Record<string, unknown>): string => {
  const answer = Array.isArray(node['acceptedAnswer']) ? node['acceptedAnswer'][0] : node['acceptedAnswer'];
  return isRecord(answer) ? textOf(answer['text']) : '';
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // Many pages have broken JSON-LD.
  }
};

/** The structured data of a page, from at most 5,000 values. Without recursion, since nesting is unlimited. */
export const findStructuredData = (jsonLds: readonly string[], max: number): StructuredData[] => {
  const found: StructuredData[] = [];
  const waiting: unknown[] = jsonLds.map(parsed);
  for (let looked = 0; looked < MAX_VALUES && looked < waiting.length && found.length < max; looked++) {
    const value = waiting[looked];
    const room = MAX_VALUES - waiting.length;
    if (Array.isArray(value)) waiting.push(...value.slice(0, Math.max(0, room)));
    else if (isRecord(value)) {
      const description = describe(value);
      if (description) found.push(description);
      waiting.push(
        ...Object.values(value)
          .filter((each) => typeof each === 'object')
          .slice(0, Math.max(0, room)),
      );
    }
  }
  return found;
};
