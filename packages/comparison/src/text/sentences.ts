import type { Stance } from '@twofold/contracts/feedback/comparison';
import { mainReviewIn, REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { headingIn } from './headings.ts';

/** The UTF-16 offsets of a sentence, and the stance of the heading above it: “Pros” or “Cons”. */
export type Sentence = { readonly from: number; readonly to: number; readonly headingStance?: Stance | undefined };

type Range = { readonly from: number; readonly to: number };
type Line = Range & { readonly isItem: boolean; readonly isAfterGap: boolean };

const LIST_MARK = /^\s*(?:[-*•–—+>#]{1,6}|\d{1,2}[.)])\s+/u;
const SENTENCE_END = /[.!?…:;。！？]["'”’)\]»]?\s*$/u;
/** An editor may have wrapped a line of this length: it continues if the next one begins in lower case. */
const MIN_WRAPPED_LENGTH = 50;
/** A full stop after one of these does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|mrs?|ms|dr|prof|approx|incl|etc|no|\p{Lu})\.\s*$/iu;
const HAS_TEXT = /[\p{L}\p{N}]/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The visible text of a review: its main text, or nothing if that was removed. Offsets of quotes refer to it. */
export const shownText = (content: string | null | undefined): string =>
  content === null || content === undefined || content === REMOVED_TEXT ? '' : (mainReviewIn(content) ?? content);

/** The sentences of a text, in order, including list items; those without letters and digits are skipped. */
export const sentencesOf = (text: string): Sentence[] => {
  let headingAbove: Stance | undefined;
  return blocksOf(text).flatMap((block) => {
    if (block.isAfterGap && !block.isItem) headingAbove = undefined;
    let headingStance = headingAbove;
    return partsOf(text, block).map((part): Sentence => {
      const heading = headingIn(text.slice(part.from, part.to));
      if (heading) headingStance = heading.stance;
      if (heading) headingAbove = heading.isInline ? undefined : heading.stance;
      return { ...part, headingStance };
    });
  });
};

/** The words of a sentence, with white space collapsed to single spaces. */
export const wordsOf = (text: string, { from, to }: Range): string => text.slice(from, to).replaceAll(/\s+/gu, ' ');

const blocksOf = (text: string): Line[] => {
  const blocks: Line[] = [];
  for (const line of linesOf(text)) {
    const last = blocks.at(-1);
    const continuesLast = last !== undefined && !line.isItem && !line.isAfterGap && isWrapped(text, last, line);
    if (continuesLast) blocks[blocks.length - 1] = { ...last, to: line.to };
    else blocks.push(line);
  }
  return blocks;
};

/** Whether a line continues the last one. A last line in lower case proves nothing: some authors begin every line so. */
const isWrapped = (text: string, last: Line, next: Line): boolean =>
  last.to - last.from >= MIN_WRAPPED_LENGTH &&
  !SENTENCE_END.test(text.slice(Math.max(last.from, last.to - 10), last.to)) &&
  startsLowercase(text, next) &&
  !startsLowercase(text, last);

const startsLowercase = (text: string, { from }: Range): boolean => /^\p{Ll}/u.test(text.slice(from, from + 2));

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let isAfterGap = false;
  let from = 0;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const mark = LIST_MARK.exec(raw.slice(0, 40))?.[0] ?? '';
    const line = trimmed(text, { from: from + mark.length, to: from + raw.length });
    if (line) lines.push({ ...line, isItem: mark !== '', isAfterGap });
    isAfterGap = raw.trim() === '';
    from += raw.length + (text.startsWith('\r\n', from + raw.length) ? 2 : 1);
  }
  return lines;
};

const partsOf = (text: string, block: Range): Range[] => {
  const parts: Range[] = [];
  let from = block.from;
  for (const { index, segment } of segmenter.segment(text.slice(block.from, block.to))) {
    const to = block.from + index + segment.length;
    if (to < block.to && isFalseEnd(text.slice(Math.max(from, to - 12), to))) continue;
    const part = trimmed(text, { from, to });
    if (part) parts.push(part);
    from = to;
  }
  return parts;
};

/** Whether the segmenter ended a sentence too early: at an address, a wrapped line or an abbreviation. */
const isFalseEnd = (end: string): boolean =>
  !/[\s。！？]$/u.test(end) || !SENTENCE_END.test(end) || ABBREVIATION.test(end);

const trimmed = (text: string, { from, to }: Range): Range | undefined => {
  const slice = text.slice(from, to);
  if (!HAS_TEXT.test(slice)) return undefined;
  const begin = from + (slice.length - slice.trimStart().length);
  return { from: begin, to: begin + slice.trim().length };
};
