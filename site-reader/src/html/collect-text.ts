import type { SiteSnapshot, TextBlock } from '../site-snapshot.ts';
import { isBoilerplate, isSkipLink } from './boilerplate.ts';
import { line, pieces } from './clean-text.ts';
import type { Region } from './element-traits.ts';
import type { Collector, Frame } from './frame.ts';
import { START, textRun, type Mark, type TextRun } from './text-run.ts';

/** A block with what later steps need to know of it. */
export interface FoundBlock extends TextBlock {
  readonly region: Region | undefined;
  /** All of its text is the text of links. */
  readonly isLinks: boolean;
  /** How many links it has. */
  readonly links: number;
  /** Code and the like: numbers in it are no prices. */
  readonly isVerbatim: boolean;
  /** Texts in it that are crossed out. */
  readonly struck: readonly string[];
}

export interface FoundText {
  readonly blocks: FoundBlock[];
  readonly headings: SiteSnapshot['headings'];
}

/** Enough for the longest pages that are kept; what comes after is not looked at. */
const MAX_BLOCKS = 6_000;
/** The same for characters, white space between the tags included. */
const MAX_TOTAL = 1_500_000;
const MAX_BLOCK_LENGTH = 5_000;
/** A heading that goes on for longer than this was never closed: it is text. */
const MAX_HEADING_LENGTH = 600;
const MAX_STRUCK_LENGTH = 100;
const MAX_SKIP_LINK_LENGTH = 100;

/** The text since the last border of a block. */
interface Run {
  readonly text: TextRun;
  /** Where its links and crossed-out parts that are still open begin. */
  readonly starts: Map<Frame, Mark>;
  readonly struck: string[];
  links: number;
  linkLength: number;
  lastLinkEnd: number;
  lastBreak: Mark | undefined;
}

const emptyRun = (max: number): Run => ({
  text: textRun(max),
  starts: new Map(),
  struck: [],
  links: 0,
  linkLength: 0,
  lastLinkEnd: -1,
  lastBreak: undefined,
});

const isStruckOut = ({ name }: Frame): boolean => name === 's' || name === 'del' || name === 'strike';

const headingLevel = ({ name }: Frame): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0);

/** Turns one run into blocks: cleaned, cut to size, without what is no content anywhere. */
const blocksOf = (run: Run, { kind, region, isInPre }: Frame, section: string): FoundBlock[] => {
  const text = run.text.toString();
  if (text === '' || isBoilerplate(text, kind)) return [];
  return pieces(text, MAX_BLOCK_LENGTH).map((piece) => ({
    kind: kind === 'heading' && text.length > MAX_HEADING_LENGTH ? 'paragraph' : kind,
    section,
    text: piece,
    region,
    isLinks: run.linkLength >= 0.9 * text.length,
    links: run.links,
    isVerbatim: isInPre,
    struck: run.struck,
  }));
};

const openInline = (run: Run, frame: Frame) => {
  if (frame.name === 'a' && run.text.length === run.lastLinkEnd) run.text.add(' ');
  if (frame.name === 'a' || isStruckOut(frame)) run.starts.set(frame, run.text.mark());
};

const closeInline = (run: Run, frame: Frame) => {
  const start = run.starts.get(frame);
  if (!start) return;
  run.starts.delete(frame);
  if (isStruckOut(frame)) {
    const struck = run.text.since(start, MAX_STRUCK_LENGTH);
    if (struck) run.struck.push(struck);
    return;
  }
  if (isSkipLink(frame.attributes['href'] ?? '', run.text.since(start, MAX_SKIP_LINK_LENGTH) ?? ''))
    run.text.rewind(start);
  run.links++;
  run.lastLinkEnd = run.text.length;
};

/** Collects the blocks of text and the headings. `section()` is the heading that the next text stands under. */
export const collectText = (): Collector & { readonly section: () => string; readonly found: FoundText } => {
  const found: FoundText = { blocks: [], headings: [] };
  let total = 0;
  let run = emptyRun(MAX_TOTAL);
  let section = '';
  let openHeading: Frame | undefined;

  const flush = (frame: Frame) => {
    if (run.text.length === 0) return;
    if (found.blocks.length < MAX_BLOCKS) found.blocks.push(...blocksOf(run, frame, section));
    total += run.text.length;
    run = emptyRun(Math.max(0, MAX_TOTAL - total));
  };

  /** Ends a block, but within a heading: that may be made of blocks and is one text. */
  const border = (frame: Frame) => {
    if (openHeading && run.text.length <= MAX_HEADING_LENGTH) run.text.add(' ');
    else flush(frame);
  };

  const closeHeading = (frame: Frame) => {
    openHeading = undefined;
    const text = line(run.text.since(START, MAX_HEADING_LENGTH) ?? '');
    if (text !== '' && frame.region === undefined) {
      section = text;
      if (found.headings.length < 200) found.headings.push({ level: headingLevel(frame), text });
    }
    flush(frame);
  };

  const lineBreak = (frame: Frame) => {
    if (run.lastBreak && run.text.since(run.lastBreak, 20) === '') border(frame);
    run.text.add('\n');
    run.lastBreak = run.text.mark();
  };

  return {
    found,
    section: () => section,
    open: (frame, parent) => {
      if (frame.isHidden) return;
      if (headingLevel(frame) > 0 && !openHeading) {
        flush(parent);
        openHeading = frame;
      } else if (frame.isBlock) border(parent);
      if (frame.name === 'br') lineBreak(parent);
      openInline(run, frame);
    },
    text: (text, frame) => {
      const isRaised = frame.name === 'sup' && /\d/.test(run.text.lastCharacter) && /^\d/.test(text);
      run.text.add(isRaised ? ` ${text}` : text); // $29<sup>99</sup> is not $2999.
      if (frame.isInLink) run.linkLength += text.trim().length;
    },
    close: (frame) => {
      if (frame.isHidden) return;
      closeInline(run, frame);
      if (frame === openHeading) closeHeading(frame);
      else if (frame.isBlock) border(frame);
    },
  };
};
