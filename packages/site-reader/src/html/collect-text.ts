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
  /** Texts in it that only a class calls a former price: some shops call every price so. */
  readonly former: readonly string[];
}

export interface FoundText {
  readonly blocks: FoundBlock[];
  readonly headings: PageSnapshot['headings'];
}

/** Enough for the longest pages that are kept; what comes after is not looked at. */
const MAX_BLOCKS = 6_000;
/** The same for characters, white space between the tags included. */
const MAX_TOTAL = 1_500_000;
const MAX_BLOCK_LENGTH = 5_000;
/** A longer heading was never closed: it is text. */
const MAX_HEADING_LENGTH = 600;
const MAX_STRUCK_LENGTH = 100;
const MAX_PHRASE_LENGTH = 100;
const MAX_SKIP_LINK_LENGTH = 100;

/** The text since the last border of a block. */
interface Run {
  readonly text: TextRun;
  /** Where its links and crossed-out parts that are still open begin. */
  readonly starts: Map<OpenElement, Mark>;
  readonly struck: string[];
  readonly former: string[];
  links: number;
  linkLength: number;
  lastLinkEnd: number;
  /** Where the last inline element ended, if it had more than one character. */
  lastInlineEnd: number;
  /** Where the last inline element ended that held several words, or a label. */
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

/** A row of links is one with bars or dots between them as well. */
const withoutSeparators = (text: string): string => text.replace(/[\s|·•/,>»–—-]+/g, '');

/** What shops call the price that was asked before. */
const FORMER =
  /(?:^|[\s_-])(?:(?:old|was|former|previous|original|crossed|striked?|struck|ancien)[-_]?(?:price|prix|out|through)s?|price[-_]?(?:old|was|before|crossed)|line-?through|prix[-_]?barre|streichpreis|alt(?:er)?[-_]?preis|statt[-_]?preis|precio[-_]?(?:anterior|antiguo|tachado)|prezzo[-_]?(?:vecchio|barrato)|preco[-_]?(?:antigo|anterior))(?:$|[\s_-])/iu;

const isStruckOut = ({ name }: OpenElement): boolean => name === 's' || name === 'del' || name === 'strike';

const isCalledFormer = ({ attributes }: OpenElement): boolean => FORMER.test((attributes['class'] ?? '').slice(0, 200));

/** What shops call the part of a price behind the point, where a style sheet alone sets it apart. */
const CENTS = /(?:^|[\s_-])(?:cents?|decimals?|fraction|pence|centimes?|nachkomma)(?:$|[\s_-])/iu;

const isRaised = ({ name, attributes }: OpenElement): boolean =>
  name === 'sup' || (name !== 'a' && CENTS.test((attributes['class'] ?? '').slice(0, 200)));

/** A word above a headline, which a style sheet alone sets apart. */
const LABEL = /(?:^|[\s_-])(?:label|kicker|eyebrow|overline|badge|rubri(?:c|k|que))(?:$|[\s_-])/iu;

const isLabel = ({ name, attributes }: OpenElement): boolean =>
  name === 'span' && LABEL.test((attributes['class'] ?? '').slice(0, 200));

const headingLevel = ({ name }: OpenElement): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0);

/** Plans have their price in large letters, statistics their number: neither is a heading. */
const isFigure = (text: string): boolean =>
  text.length <= 25 && (!/\p{L}/u.test(text) || /^(\p{Sc}\s?\d|\d[\d.,\s]*\p{Sc})/u.test(text));

/** Turns one run into blocks: cleaned, shortened, without boilerplate. */
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

/** Nothing but white space since a mark. */
const isBlank = (run: TextRun, { pieces }: Mark): boolean =>
  run.pieces
    .slice(pieces, pieces + 3)
    .join('')
    .trim() === '';

/** A capital right behind a phrase begins another line; within a name such as “<b>You</b>Tube” it does not. */
const isGlued = (run: TextRun, text: string): boolean =>
  /[\p{Ll}\p{N}]/u.test(lastCharacter(run)) && /^\p{Lu}\p{Ll}/u.test(text);

/** Adjacent links and words in separate elements are often spaced by a style sheet alone: a space is missing. */
const openInline = (run: Run, element: OpenElement) => {
  const { length } = run.text;
  const isNextToWord =
    length === run.lastInlineEnd && /[\p{L}\p{N}]/u.test(lastCharacter(run.text)) && !element.isInPre;
  if (length === run.lastLinkEnd && element.name === 'a') addText(run.text, ' ');
  else if (isNextToWord && !element.isBlock) addText(run.text, ' ');
  if (!element.isBlock || element.name === 'a' || isStruckOut(element) || isCalledFormer(element))
    run.starts.set(element, markOf(run.text));
};

const closeInline = (run: Run, element: OpenElement) => {
  const start = run.starts.get(element);
  if (!start) return;
  run.starts.delete(element);
  if (run.text.length - start.length > 1) run.lastInlineEnd = run.text.length;
  const isPhrase = isLabel(element) || textSince(run.text, start, MAX_PHRASE_LENGTH)?.includes(' ') === true;
  if (isPhrase) run.lastPhraseEnd = run.text.length;
  const former = isStruckOut(element) ? run.struck : isCalledFormer(element) ? run.former : undefined;
  const text = former && textSince(run.text, start, MAX_STRUCK_LENGTH);
  if (text) former?.push(text);
  if (element.name !== 'a') return;
  if (isServiceLink(element.attributes['href'] ?? '', textSince(run.text, start, MAX_SKIP_LINK_LENGTH) ?? ''))
    rewind(run.text, start);
  run.links++;
  run.lastLinkEnd = run.text.length;
};

/** Collects the blocks of text and the headings. `section()` is the heading that the next text stands under. */
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

  /** Ends a block, except within a heading, which may consist of blocks and is one text. */
  const border = (element: OpenElement) => {
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
    if (run.lastBreak && isBlank(run.text, run.lastBreak)) border(element);
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
      } else if (element.isBlock) border(parent);
      if (element.name === 'br') lineBreak(parent);
      openInline(run, element);
    },
    text: (text, element) => {
      const isRaisedDigit = /^\d/.test(text) && /\d/.test(lastCharacter(run.text)) && isRaised(element);
      const isApart = isRaisedDigit || (run.text.length === run.lastPhraseEnd && isGlued(run.text, text));
      addText(run.text, isApart ? ` ${text}` : text); // $29<sup>99</sup> is not $2999, <b>Free in 24h</b>From 2 sets two lines.
      if (element.isInLink) run.linkLength += withoutSeparators(text).length;
    },
    close: (element) => {
      if (element.isHidden) return;
      closeInline(run, element);
      if (element === openHeading) closeHeading(element);
      else if (element.isBlock) border(element);
    },
  };
};
