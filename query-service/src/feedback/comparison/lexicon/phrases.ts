import { NEGATIONS } from './small-words.ts';
import { stemOf, type Word } from '../text/words.ts';

/**
 * A list of phrases is a text with `|` between them. Words stand for all their forms, `=word` for itself alone; `~` leaves
 * room for up to four words, none of them a negation; `^` wants the beginning of a sentence; or what comes after
 * a colon, a dash or “please”.
 */
export type PhraseBook<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

type Part = { readonly text: string; readonly isExact: boolean; readonly hasRoomBefore: boolean };
type Phrase<Meaning> = { readonly parts: readonly Part[]; readonly isFirst: boolean; readonly meaning: Meaning };

/** A phrase that was found: the words from `from` to before `to`; `at` are those that belong to it. */
export type Found<Meaning> = {
  readonly meaning: Meaning;
  readonly from: number;
  readonly to: number;
  readonly at: readonly number[];
};

const ROOM = 4;
const BEFORE_A_BEGINNING = new Set('please maybe perhaps just so'.split(' '));
const BEGINS_ANEW = /[;:()–—]/u;

/** Splits a list of phrases. */
export const phrasesIn = (list: string): readonly string[] =>
  list
    .split('|')
    .map((phrase) => phrase.replaceAll(/\s+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');

const read = <Meaning>(phrase: string, meaning: Meaning): Phrase<Meaning> => {
  const isFirst = phrase.startsWith('^');
  const parts: Part[] = [];
  let hasRoomBefore = false;
  for (const word of phrase.replace('^', '').split(' ')) {
    if (word === '~') {
      hasRoomBefore = true;
      continue;
    }
    const isExact = word.startsWith('=');
    parts.push({ text: isExact ? word.slice(1) : stemOf(word), isExact, hasRoomBefore });
    hasRoomBefore = false;
  }
  return { parts, isFirst, meaning };
};

/** Phrases with what each of them means, ready to be looked up by their first word. */
export const phraseBook = <Meaning>(
  entries: Iterable<readonly [list: string, meaning: Meaning]>,
): PhraseBook<Meaning> => {
  const book = new Map<string, Phrase<Meaning>[]>();
  for (const [list, meaning] of entries) {
    for (const phrase of phrasesIn(list).map((text) => read(text, meaning))) {
      const first = phrase.parts[0];
      if (!first) continue;
      const key = first.isExact ? stemOf(first.text) : first.text;
      book.set(key, [...(book.get(key) ?? []), phrase]);
    }
  }
  return book;
};

/** Whether a sentence goes on from one word to the next without a mark that parts it. */
export const isUnparted = (words: readonly Word[], from: number, to: number): boolean => {
  for (let at = from + 1; at <= to; at += 1) if (words[at]?.isParted) return false;
  return true;
};

const isBeginning = (words: readonly Word[], at: number): boolean =>
  at === 0 || BEGINS_ANEW.test(words[at]?.gap ?? '') || BEFORE_A_BEGINNING.has(words[at - 1]?.text ?? '');

const matches = (word: Word | undefined, { text, isExact }: Part): boolean =>
  word !== undefined && (isExact ? word.text === text : word.stem === text);

const matchAt = <Meaning>(words: readonly Word[], start: number, phrase: Phrase<Meaning>): number[] | undefined => {
  const [, second] = phrase.parts;
  if (second && !second.hasRoomBefore && !matches(words[start + 1], second)) return undefined;
  if (phrase.isFirst && !isBeginning(words, start)) return undefined;
  const at: number[] = [];
  let next = start;
  for (const part of phrase.parts) {
    const last = part.hasRoomBefore ? next + ROOM : next;
    while (next < last && !matches(words[next], part) && !NEGATIONS.has(words[next]?.text ?? '')) next += 1;
    if (!matches(words[next], part)) return undefined;
    at.push(next);
    next += 1;
  }
  return isUnparted(words, start, next - 1) ? at : undefined;
};

const longer = <Meaning>(a: Found<Meaning> | undefined, b: Found<Meaning>): Found<Meaning> =>
  a && a.at.length >= b.at.length ? a : b;

/** The phrases that a sentence uses, from left to right; where several begin with one word, the one with most words. */
export const phrasesFoundIn = <Meaning>(words: readonly Word[], book: PhraseBook<Meaning>): Found<Meaning>[] => {
  const found: Found<Meaning>[] = [];
  const taken = new Set<number>();
  for (const [from, word] of words.entries()) {
    const phrases = book.get(word.stem);
    if (!phrases || taken.has(from)) continue;
    let best: Found<Meaning> | undefined;
    for (const phrase of phrases) {
      const at = matchAt(words, from, phrase);
      if (!at || at.some((index) => taken.has(index))) continue;
      best = longer(best, { meaning: phrase.meaning, from, to: (at.at(-1) ?? from) + 1, at });
    }
    if (!best) continue;
    for (const index of best.at) taken.add(index);
    found.push(best);
  }
  return found;
};
