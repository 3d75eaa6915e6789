import type { Stance } from '@twofold/contracts/feedback/comparison';
import { mainReviewIn, REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { leanOfHeading } from './headings.ts';

/** A sentence of a text by its UTF-16 offsets; `lean` is the heading that it stands under: “Pros”, “Cons”. */
export type Sentence = { readonly from: number; readonly to: number; readonly lean?: Stance | undefined };

type Range = { readonly from: number; readonly to: number };
type Line = Range & { readonly isItem: boolean; readonly isAfterGap: boolean };

const LIST_MARK = /^\s*(?:[-*•–—+>#]{1,6}|\d{1,2}[.)])\s+/u;
const ENDS_A_SENTENCE = /[.!?…:;。！？]["'”’)\]»]?\s*$/u;
/** A line of this length was wrapped by an editor, and continues if the next one begins in lower case. */
const WRAPPED_FROM = 50;
/** After these a full stop ends nothing. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|mrs?|ms|dr|prof|approx|incl|etc|no|\p{Lu})\.\s*$/iu;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The visible text of a review: its main text, or nothing if that was removed. Offsets of quotes refer to it. */
export const shownText = (content: string | null | undefined): string =>
  content === null || content === undefined || content === REMOVED_TEXT ? '' : (mainReviewIn(content) ?? content);

/** The sentences of a text, in order, including list items; those without letters and digits are skipped. */
export const sentencesOf = (text: string): Sentence[] => {
  let below: Stance | undefined;
  return blocksOf(text).flatMap((block) => {
    if (block.isAfterGap && !block.isItem) below = undefined;
    let lean = below;
    return partsOf(text, block).map((part): Sentence => {
      const heading = leanOfHeading(text.slice(part.from, part.to));
      if (heading) lean = heading.stance;
      if (heading) below = heading.isForItsLine ? undefined : heading.stance;
      return { ...part, lean };
    });
  });
};

/** The words of a sentence as a reader sees them, white space made single. */
export const wordsOf = (text: string, { from, to }: Range): string => text.slice(from, to).replaceAll(/\s+/gu, ' ');

const blocksOf = (text: string): Line[] => {
  const blocks: Line[] = [];
  for (const line of linesOf(text)) {
    const last = blocks.at(-1);
    const goesOn = last !== undefined && !line.isItem && !line.isAfterGap && isWrapped(text, last, line);
    if (goesOn) blocks[blocks.length - 1] = { ...last, to: line.to };
    else blocks.push(line);
  }
  return blocks;
};

/** Some authors begin every line in lower case. */
const isWrapped = (text: string, last: Line, next: Line): boolean =>
  last.to - last.from >= WRAPPED_FROM &&
  !ENDS_A_SENTENCE.test(text.slice(Math.max(last.from, last.to - 10), last.to)) &&
  startsLow(text, next) &&
  !startsLow(text, last);

const startsLow = (text: string, { from }: Range): boolean => /^\p{Ll}/u.test(text.slice(from, from + 2));

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
    if (to < block.to && goesOn(text.slice(Math.max(from, to - 12), to))) continue;
    const part = trimmed(text, { from, to });
    if (part) parts.push(part);
    from = to;
  }
  return parts;
};

/** False sentence ends of the segmenter: an address, a wrapped line, an abbreviation. */
const goesOn = (end: string): boolean =>
  !/[\s。！？]$/u.test(end) || !ENDS_A_SENTENCE.test(end) || ABBREVIATION.test(end);

const trimmed = (text: string, { from, to }: Range): Range | undefined => {
  const slice = text.slice(from, to);
  if (!SAYS_SOMETHING.test(slice)) return undefined;
  const begin = from + (slice.length - slice.trimStart().length);
  return { from: begin, to: begin + slice.trim().length };
};
