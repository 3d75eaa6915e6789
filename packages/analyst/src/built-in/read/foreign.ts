import { smallWordsIn } from './language.ts';
import type { Passage } from './passage.ts';

const [MIN_WORDS, MIN_SMALL] = [6, 3];
/** With fewer distinct small words, the language of the page is uncertain. */
const MIN_OWN = 12;
/** A page with a larger share in another language is bilingual. */
const LARGEST_SHARE = 0.2;
/** A text in the first person singular is a quote, and a guest may write in any language. */
const OF_ONE = /^["“„«]|(?<!\p{L})(?:I|my|ich|mein\p{L}*|je|j['’]ai|mon|yo|mi|io|mio|eu|meu)(?!\p{L})/u;

const isBody = ({ place }: Passage): boolean => place === 'text' || place === 'item';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const isOfAnother = (text: string, tag: string): boolean => {
  const words = wordsOf(text);
  if (words.length < MIN_WORDS || OF_ONE.test(text)) return false;
  const own = smallWordsIn(words, tag);
  const [other = 0] = [...own.others].toSorted((a, b) => b - a);
  return other >= MIN_SMALL && own.count * 3 <= other;
};

/**
 * Texts in another language than the page, where they are a small part of it: remnants of a template or a translation.
 * A heading is included if every text under it is.
 */
export const foreignIn = (passages: readonly Passage[], tag: string): ReadonlySet<Passage> => {
  const body = passages.filter((passage) => isBody(passage) && !passage.isNoise);
  const foreign = body.filter(({ text }) => isOfAnother(text, tag));
  const lengthOf = (texts: readonly Passage[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);
  if (foreign.length === 0) return new Set();
  const { count } = smallWordsIn(wordsOf(body.map(({ text }) => text).join(' ')), tag);
  if (count < MIN_OWN || lengthOf(foreign) > lengthOf(body) * LARGEST_SHARE) return new Set();
  const found = new Set(foreign);
  const isAbove = (heading: Passage): boolean => {
    const under = body.filter(({ section, page }) => section === heading.text && page === heading.page);
    return heading.level > 1 && under.length > 0 && under.every((passage) => found.has(passage));
  };
  return new Set([...foreign, ...passages.filter(isAbove)]);
};
