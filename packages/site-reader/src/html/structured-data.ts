import type { PageSnapshot } from '../site-snapshot.ts';
import { cleanText, cut, line } from './clean-text.ts';

type StructuredData = PageSnapshot['structuredData'][number];

/** How many values of all JSON-LD of a page are looked at. */
const MAX_VALUES = 5_000;

/** Types that describe the page's structure, not its offer. */
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

/** A JSON-LD value is a text, or a list of them, or something with a name: the first text there is. */
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
  // “$$” names no price.
  const price = amount === '' && /\d/u.test(range) ? range : `${amount} ${amount && textOf(offer['priceCurrency'])}`;
  return line(price) || undefined;
};

/** Some put markup into their descriptions. */
const plainText = (text: string): string => cleanText(text.slice(0, 4_000).replace(/<[^<>]{0,300}>/g, ' '));

const describe = (node: Record<string, unknown>): StructuredData | undefined => {
  const type = line(textOf(node['@type']));
  const name = line(textOf(node['name']) || textOf(node['headline']));
  const description = cut(plainText(textOf(node['description']) || answerOf(node)), 2_000);
  if (type === '' || UNINTERESTING.has(type.toLowerCase()) || (name === '' && description === '')) return undefined;
  const price = priceOf(node);
  return { type, name, description, ...(price !== undefined && { price }) };
};

/** A question of an FAQ has its text one level down. */
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

/** The description of a page in JSON-LD, from at most 5,000 values, without recursion: nesting is unlimited. */
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
