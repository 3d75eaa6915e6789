import type { PageSnapshot, TextBlock } from '../site-snapshot.ts';
import { isBoilerplate, isServiceLink } from './boilerplate.ts';
import { line, pieces } from './clean-text.ts';
import type { Region } from './element-traits.ts';
import type { Collector, OpenElement } from './open-element.ts';
import {
  addText,
  lastCharacter,
  markOf,
  rewind,
  START,
  textRun,
  textSince,
  wholeText,
  type Mark,
  type TextRun,
} from './text-run.ts';

/** A block with details for later steps. */
export interface FoundBlock extends TextBlock {
  readonly region: Region | undefined;
  /** All of its text is link text. */
  readonly isLinks: boolean;
  /** The number of its links. */
  readonly links: number;
  /** Preformatted text such as code: numbers in it are no prices. */
  readonly isVerbatim: boolean;
  /** Its crossed-out texts. */
  readonly struck: readonly string[];
  /** Its texts with a class for former prices. Some shops give that class to every price. */
  readonly former: readonly string[];
}

export interface FoundText {
  readonly blocks: FoundBlock[];
  readonly headings: PageSnapshot['headings'];
}

/** Enough for the longest pages that are stored; later text is ignored. */
const MAX_BLOCKS = 6_000;
/** The same for characters, including white space between tags. */
const MAX_TOTAL = 1_500_000;
const MAX_BLOCK_LENGTH = 5_000;
/** A longer heading was never closed: it counts as text. */
const MAX_HEADING_LENGTH = 600;
const MAX_STRUCK_LENGTH = 100;
const MAX_PHRASE_LENGTH = 100;
const MAX_SKIP_LINK_LENGTH = 100;

/** The text since the last block boundary. */
interface Run {
  readonly text: TextRun;
  /** The starts of its open inline elements. */
  readonly starts: Map<OpenElement, Mark>;
  readonly struck: string[];
  readonly former: string[];
  links: number;
  linkLength: number;
  lastLinkEnd: number;
  /** The end of the last inline element with more than one character. */
  lastInlineEnd: number;
  /** The end of the last inline element that was a label or had several words. */
  lastPhraseEnd: number;
  lastBreak: Mark | undefined;
}

const emptyRun = (max: number): Run => ({
  text: textRun(max),
  starts: new Map(),
  struck: [],
  former: [],
  links: 0,
  linkLength: 0,
  lastLinkEnd: -1,
  lastInlineEnd: -1,
  lastPhraseEnd: -1,
  lastBreak: undefined,
});

/** Removes separators: links with bars or dots between them are still only links. */
const withoutSeparators = (text: string): string => text.replace(/[\s|·•/,>»–—-]+/g, '');

/** Class names of shops for former prices. */
const FORMER_PRICE =
  /(?:^|[\s_-])(?:(?:old|was|former|previous|original|crossed|striked?|struck|ancien)[-_]?(?:price|prix|out|through)s?|price[-_]?(?:old|was|before|crossed)|line-?through|prix[-_]?barre|streichpreis|alt(?:er)?[-_]?preis|statt[-_]?preis|precio[-_]?(?:anterior|antiguo|tachado)|prezzo[-_]?(?:vecchio|barrato)|preco[-_]?(?:antigo|anterior))(?:$|[\s_-])/iu;

const isStruckOut = ({ name }: OpenElement): boolean => name === 's' || name === 'del' || name === 'strike';

const isFormerPrice = ({ attributes }: OpenElement): boolean =>
  FORMER_PRICE.test((attributes['class'] ?? '').slice(0, 200));

/** Class names of shops for the cents of a price, which only a style sheet sets apart. */
const CENTS = /(?:^|[\s_-])(?:cents?|decimals?|fraction|pence|centimes?|nachkomma)(?:$|[\s_-])/iu;

const isRaised = ({ name, attributes }: OpenElement): boolean =>
  name === 'sup' || (name !== 'a' && CENTS.test((attributes['class'] ?? '').slice(0, 200)));

/** Class names for a word above a headline, which only a style sheet sets apart. */
const LABEL = /(?:^|[\s_-])(?:label|kicker|eyebrow|overline|badge|rubri(?:c|k|que))(?:$|[\s_-])/iu;

const isLabel = ({ name, attributes }: OpenElement): boolean =>
  name === 'span' && LABEL.test((attributes['class'] ?? '').slice(0, 200));

const headingLevel = ({ name }: OpenElement): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0);

/** Whether a heading is only a price or a number in large letters, such as the price of a plan. */
const isFigure = (text: string): boolean =>
  text.length <= 25 && (!/\p{L}/u.test(text) || /^(\p{Sc}\s?\d|\d[\d.,\s]*\p{Sc})/u.test(text));

/** Converts a run to blocks: cleaned, cut, without boilerplate. */
const blocksOf = (run: Run, { kind, region, isInPre }: OpenElement, section: string): FoundBlock[] => {
  const text = wholeText(run.text);
  if (text === '' || isBoilerplate(text, kind)) return [];
  const isLinks = run.links > 0 && run.linkLength >= 0.9 * withoutSeparators(text).length;
  return pieces(text, MAX_BLOCK_LENGTH).map((piece) => ({
    kind: kind === 'heading' && text.length > MAX_HEADING_LENGTH ? 'paragraph' : kind,
    section,
    text: piece,
    region,
    isLinks,
    links: run.links,
    isVerbatim: isInPre,
    struck: run.struck,
    former: run.former,
  }));
};

/** Whether there is only white space since a mark. */
const isBlank = (run: TextRun, { pieces }: Mark): boolean =>
  run.pieces
    .slice(pieces, pieces + 3)
    .join('')
    .trim() === '';

/** Whether a capital follows directly, so that a new line begins. Not within a name such as “<b>You</b>Tube”. */
const startsNewLine = (run: TextRun, text: string): boolean =>
  /[\p{Ll}\p{N}]/u.test(lastCharacter(run)) && /^\p{Lu}\p{Ll}/u.test(text);

/** Adds a missing space: adjacent links, and words in separate elements, are often spaced only by a style sheet. */
const openInline = (run: Run, element: OpenElement) => {
  const { length } = run.text;
  const isNextToWord =
    length === run.lastInlineEnd && /[\p{L}\p{N}]/u.test(lastCharacter(run.text)) && !element.isInPre;
  if (length === run.lastLinkEnd && element.name === 'a') addText(run.text, ' ');
  else if (isNextToWord && !element.isBlock) addText(run.text, ' ');
  if (!element.isBlock || element.name === 'a' || isStruckOut(element) || isFormerPrice(element))
    run.starts.set(element, markOf(run.text));
};

const closeInline = (run: Run, element: OpenElement) => {
  const start = run.starts.get(element);
  if (!start) return;
  run.starts.delete(element);
  if (run.text.length - start.length > 1) run.lastInlineEnd = run.text.length;
  const isPhrase = isLabel(element) || textSince(run.text, start, MAX_PHRASE_LENGTH)?.includes(' ') === true;
  if (isPhrase) run.lastPhraseEnd = run.text.length;
  const former = isStruckOut(element) ? run.struck : isFormerPrice(element) ? run.former : undefined;
  const text = former && textSince(run.text, start, MAX_STRUCK_LENGTH);
  if (text) former?.push(text);
  if (element.name !== 'a') return;
  if (isServiceLink(element.attributes['href'] ?? '', textSince(run.text, start, MAX_SKIP_LINK_LENGTH) ?? ''))
    rewind(run.text, start);
  run.links++;
  run.lastLinkEnd = run.text.length;
};

/** Collects the blocks of text and the headings. `section()` is the heading above the next text. */
export const collectText = (): Collector & { readonly section: () => string; readonly found: FoundText } => {
  const found: FoundText = { blocks: [], headings: [] };
  let total = 0;
  let run = emptyRun(MAX_TOTAL);
  let section = '';
  let openHeading: OpenElement | undefined;

  const flush = (element: OpenElement) => {
    if (run.text.length === 0) return;
    if (found.blocks.length < MAX_BLOCKS) found.blocks.push(...blocksOf(run, element, section));
    total += run.text.length;
    run = emptyRun(Math.max(0, MAX_TOTAL - total));
  };

  /** Ends a block, except within a heading: its blocks are one text. */
  const endBlock = (element: OpenElement) => {
    if (openHeading && run.text.length <= MAX_HEADING_LENGTH) addText(run.text, ' ');
    else flush(element);
  };

  const closeHeading = (element: OpenElement) => {
    openHeading = undefined;
    const text = line(textSince(run.text, START, MAX_HEADING_LENGTH) ?? '');
    if (text === '' || element.region !== undefined) return flush(element);
    if (isFigure(text)) return flush({ ...element, kind: 'paragraph' });
    flush(element);
    section = text;
    if (found.headings.length < 200) found.headings.push({ level: headingLevel(element), text });
  };

  const lineBreak = (element: OpenElement) => {
    if (run.lastBreak && isBlank(run.text, run.lastBreak)) endBlock(element);
    addText(run.text, '\n');
    run.lastBreak = markOf(run.text);
  };

  return {
    found,
    section: () => section,
    open: (element, parent) => {
      if (element.isHidden) return;
      if (headingLevel(element) > 0 && !openHeading) {
        flush(parent);
        openHeading = element;
      } else if (element.isBlock) endBlock(parent);
      if (element.name === 'br') lineBreak(parent);
      openInline(run, element);
    },
    text: (text, element) => {
      const isRaisedDigit = /^\d/.test(text) && /\d/.test(lastCharacter(run.text)) && isRaised(element);
      const needsSpace = isRaisedDigit || (run.text.length === run.lastPhraseEnd && startsNewLine(run.text, text));
      addText(run.text, needsSpace ? ` ${text}` : text); // $29<sup>99</sup> is not $2999; <b>Free in 24h</b>From 2 sets is two lines.
      if (element.isInLink) run.linkLength += withoutSeparators(text).length;
    },
    close: (element) => {
      if (element.isHidden) return;
      closeInline(run, element);
      if (element === openHeading) closeHeading(element);
      else if (element.isBlock) endBlock(element);
    },
  };
};
