import { type Block, blocksOf } from './blocks.ts';

/** A sentence of a review, whole, with white space made single; `isItem`: it begins an item of a list. */
export type Sentence = { readonly text: string; readonly isItem: boolean; readonly paragraph: number };

/** After these a full stop ends nothing. */
const NEVER_LAST = new Set(
  'e.g eg i.e ie vs mr mrs ms mx dr prof st approx ca incl excl fig cf resp esp dept est viz nr art ch sect'.split(' '),
);
/** After these it depends on whether a capital letter follows. */
const SOMETIMES_LAST = new Set('etc inc ltd co corp jr sr a.m p.m u.s u.k min max sec vol pp p no'.split(' '));
const TOP_LEVEL = /^(?:com|org|net|io|app|dev|de|eu|uk|ai|js|ts|co)\b/iu;

/** Where a sentence may end: marks before a blank, an emoji, East Asian marks, or a stop without a blank before a capital. */
const POSSIBLE_END =
  /(?:[.!?…]+|\p{Emoji_Presentation}+)["'”’)\]»]*(?=\s|$)|[。！？]+|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll})/gu;

type Place = { readonly before: string; readonly mark: string; readonly after: string };

const lastToken = (text: string): string =>
  (/\S+$/u.exec(text.slice(-40))?.[0] ?? '').replace(/^["'“‘(«[]+/u, '').toLowerCase();

const endsAfterStop = ({ before, mark, after }: Place, isLowerNext: boolean): boolean => {
  const token = lastToken(before);
  if (NEVER_LAST.has(token)) return false;
  if (token === 'no') return !/^\d/u.test(after);
  if (SOMETIMES_LAST.has(token)) return !isLowerNext && !/^\d/u.test(after);
  // “J. Smith”, and the number of an item that stands in the running text.
  if (/(?:^|\s)(?!I$)\p{Lu}$/u.test(before.slice(-2))) return false;
  if (/^\d{1,2}$/u.test(before.trim())) return false;
  return !isLowerNext || mark === '.';
};

const isEnd = (place: Place, isGlued: boolean): boolean => {
  const { before, mark, after } = place;
  if (after === '') return true;
  if (isGlued) return !/[/@]|www/iu.test(lastToken(before)) && !TOP_LEVEL.test(after);
  const isLowerNext = /^["'“‘(]*\p{Ll}/u.test(after);
  if (/^[。！？]/u.test(mark)) return true;
  if (/^\p{Emoji_Presentation}/u.test(mark)) return !isLowerNext;
  if (mark.startsWith('…') || mark.startsWith('..')) return !isLowerNext;
  if (/["'”’)\]»]$/u.test(mark) && isLowerNext) return false;
  return mark.startsWith('.') ? endsAfterStop(place, isLowerNext) : true;
};

const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(POSSIBLE_END)) {
    const end = index + mark.length;
    const place = { before: text.slice(start, index), mark, after: text.slice(end, end + 40).trimStart() };
    if (!isEnd(place, /\S/u.test(text.charAt(end)))) continue;
    parts.push(text.slice(start, end));
    start = end;
  }
  return [...parts, text.slice(start)];
};

const sentencesIn = ({ text, isItem, paragraph }: Block): Sentence[] =>
  partsOf(text)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part, index) => ({ text: part, isItem: isItem && index === 0, paragraph }));

/**
 * The sentences of a text, in their order. Nothing is lost but white space, the marks of lists, and what has neither a
 * letter nor a digit. A line without a full stop is a sentence, too.
 */
export const sentencesOf = (text: string): Sentence[] => blocksOf(text).flatMap(sentencesIn);
