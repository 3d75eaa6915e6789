import { countWords, cut } from '../html/clean-text.ts';
import type { FoundPage } from '../html/parse-page.ts';
import type { TextBlock } from '../site-snapshot.ts';
import { normalized } from './words/phrases.ts';

/** The texts of a page, for its classification. */
export interface PageText {
  readonly page: FoundPage;
  /** The title, its parts, and the first-level headings. */
  readonly names: readonly string[];
  /** The names, and the first three headings. */
  readonly headlines: readonly string[];
  /** The blocks of content, without the frame and link texts. */
  readonly blocks: readonly TextBlock[];
  /** The number of words in the blocks. */
  readonly words: number;
}

const HEADINGS = 3;
const MAX_EVIDENCE = 200;
/** Only the beginning of a text is matched. */
const MAX_LOOKED_AT = 1_000;

const titleParts = (title: string): string[] =>
  title.split(/\s+[|–—·•»:-]+\s+|[|»:]\s+/u).filter((part) => part !== '');

/** Prepares a page for the rules. */
export const pageTextOf = (page: FoundPage): PageText => {
  const { title, headings, blocks, links } = page.snapshot;
  const linkTexts = new Set(links.map(({ text }) => text));
  const own = blocks.filter(({ text, kind }) => kind === 'heading' || !linkTexts.has(text));
  const texts = (list: typeof headings): string[] => list.map(({ text }) => text);
  const first = headings.filter(({ level }) => level === 1);
  const named = texts(first.length > 0 ? first : headings.slice(0, 1));
  const names = new Set([...[title, ...titleParts(title)].filter((part) => part !== ''), ...named]);
  return {
    page,
    names: [...names],
    headlines: [...new Set([...names, ...texts(headings.slice(0, HEADINGS))])],
    blocks: own,
    words: own.reduce((sum, { text }) => sum + countWords(text), 0),
  };
};

/** Whether the beginning of a text matches. */
export const matches = (text: string, pattern: RegExp): boolean =>
  pattern.test(normalized(text.slice(0, MAX_LOOKED_AT)));

/** The sentence of the first matching text, at most 200 characters. */
export const evidenceIn = (texts: readonly string[], pattern: RegExp): string | undefined => {
  const text = texts.find((each) => matches(each, pattern));
  return text === undefined ? undefined : sentenceIn(text, pattern);
};

const sentenceIn = (text: string, pattern: RegExp): string => {
  if (text.length <= MAX_EVIDENCE) return text;
  const at = normalized(text.slice(0, MAX_LOOKED_AT)).search(pattern);
  const begin = Math.max(
    0,
    ...[...text.slice(0, at).matchAll(/[.!?。！？]\s*/gu)].map((end) => end.index + end[0].length),
  );
  const from = at - begin > MAX_EVIDENCE / 2 ? at : begin;
  const end = text.slice(from).search(/[.!?。！？](?=\s|$)/u);
  return cut(end < 0 ? text.slice(from) : text.slice(from, from + end + 1), MAX_EVIDENCE);
};

/** The number of words in blocks that do not match. */
export const countOtherWords = (blocks: readonly TextBlock[], topic: RegExp): number =>
  blocks.filter(({ text }) => !matches(text, topic)).reduce((sum, { text }) => sum + countWords(text), 0);
