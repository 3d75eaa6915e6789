import { isDefault, isFiller } from '../read/filler.ts';
import { listed, quoted, wordsOf, excerpt } from '../read/wording.ts';
import { selfDescription } from '../report/self-description.ts';
import { type Finding, groundOf, inferred, quoteFrom, weakness } from '../report/statement.ts';
import { bareParts } from './bare-parts.ts';
import { type Context, quotable } from './context.ts';
import { type Check, findingsOf, quoteOf } from './findings.ts';
import { sentenceAt } from '../read/sentences.ts';
import { emptyCounters } from './figures.ts';
import { sectionsOf } from './breadth.ts';
import { pricesOf } from './price.ts';
import { testimonialsIn } from './testimonials.ts';
import { GREETING } from './page-top.ts';
import { isInnerPage } from './inner-page.ts';
import { kindNamedIn } from './named-kind.ts';
import { emptyPages, emptySection, forbiddenPages, openDetail } from './missing-content.ts';
import { malfunction } from './malfunction.ts';
import { unnamedVoices } from './unnamed-voices.ts';
import { isPlaceholder, templateLeft, zeroCounters, zeroUsage } from './placeholders.ts';
import { unfinished } from './unsettled.ts';

/** A shorter description says nothing. */
const MIN_WORDS = 4;
const THIN_PAGE = 90;
/** In words. A page with larger menus and footers is a portal. */
const MAX_AROUND = 150;
const LONG_PAGE = 8_000;
const MIN_PARTS = 3;

/** Words that make a placeholder one for pictures. */
const PICTURES =
  /(?<!\p{L})(?:pictures?|photos?|images?|bild(?:er)?|fotos?|aufnahmen|imágenes|immagini|imagens)(?!\p{L})/iu;

const placeholder: Check = (context) => {
  const { site } = context;
  const filler = site.passages.find(
    ({ text, isQuotable, place }) =>
      isQuotable && isFiller(text) && (place === 'description' || !/^description$/iu.test(text.trim())),
  );
  if (filler) {
    const words = quoted(excerpt(filler.text, 90));
    const where = filler.place === 'title' || filler.place === 'description' ? filler.place : undefined;
    const text = !isDefault(filler.text)
      ? `Filler text is still on the page: ${words}`
      : `${where === undefined ? 'A text' : `The ${where} for search engines`} is still the default of the system: ${words}`;
    const fix =
      where === undefined
        ? `Replace the ${isDefault(filler.text) ? 'default' : 'filler'} text ${quoted(excerpt(filler.text, 40))} with what belongs there`
        : `Write a ${where} for search engines that says what ${site.name.inText} offers, instead of ${words}`;
    return weakness('filler', 0.95, text, quoteFrom(filler, filler.text), fix);
  }
  const linked = new Set(site.snapshot.links.map(({ text }) => text));
  const hits = site.topic('placeholder').filter(({ passage }) => !linked.has(passage.text));
  const hit = quotable(hits.filter((each) => isPlaceholder(context, each)));
  const words = hit && sentenceAt(hit.passage, hit.start);
  if (hit === undefined || words === undefined || words.length > 160) return undefined;
  const text = `A placeholder is still on the page: ${quoted(words)}`;
  const fix = PICTURES.test(`${hit.passage.section} ${hit.passage.text}`)
    ? `Replace the pictures with your own, and remove ${quoted(words)}`
    : `Write what is offered where the page reads ${quoted(words)}`;
  return weakness('placeholder', 0.95, text, groundOf(hit.passage, words), fix);
};

const zeroCounts: Check = (context) => {
  const empty = emptyCounters(context);
  const [first] = empty;
  if (first === undefined) return zeroCounters(context) ?? zeroUsage(context);
  const names = listed(empty.slice(0, 3).map(({ words }) => `“${words}”`));
  const fix = `Write the real numbers into the page instead of ${names}`;
  const text = `Counters read zero without scripts: ${names}`;
  return weakness('counters', 0.95, text, groundOf(first.passage, first.sentence), fix);
};

const greeting: Check = (context) => {
  const { site, judgment } = context;
  if (judgment.kind.id === 'portfolio') return undefined;
  const { headings } = site.snapshot;
  // A lower-level heading above the main one is its first line.
  const top = headings.find(({ level }) => level === 1) ?? headings.find(({ level }) => level === 2);
  const passage = site.said.find(({ text, place, page }) => page === 0 && place === 'heading' && text === top?.text);
  const description = site.said.find(({ place, page }) => place === 'description' && page === 0);
  if (top === undefined || passage === undefined || !GREETING.test(top.text.trim())) return undefined;
  const words = description && wordsOf(description.text).length >= MIN_WORDS ? description.text : '';
  const better = words === '' ? '' : `, for instance ${quoted(excerpt(words, 90))}`;
  if (kindNamedIn(context).includes(passage)) return undefined;
  const fix = `Replace the heading ${quoted(top.text)} with what is offered${better}`;
  const text = `The main heading ${quoted(top.text)} greets visitors and does not say what is offered`;
  return weakness('greeting', 0.61, text, groundOf(passage), fix);
};

const SIGNED = /\p{Lu}\.\s?\p{Lu}\.|\p{Lu}\p{Ll}+,? \p{Lu}/u;
const MAX_SIGN_LENGTH = 60;
const unsignedQuotes: Check = (context) => {
  const quotes = testimonialsIn(context);
  const [first] = quotes;
  if (first === undefined || quotes.length < 2 || quotes.some(({ by }) => by !== undefined)) return undefined;
  // “Customer M.K.” below the quote is a signature, too.
  const { blocks } = context.site.snapshot;
  const below = blocks[blocks.findIndex(({ text: said }) => said.includes(first.words)) + 1]?.text ?? '';
  if (below.length <= MAX_SIGN_LENGTH && SIGNED.test(below)) return undefined;
  const text = `The quotes of customers carry no name, such as ${quoted(excerpt(first.words, 90))}`;
  const fix = `Add names to the quotes, starting with ${quoted(excerpt(first.words, 60))}`;
  return weakness('anonymous', 0.63, text, quoteFrom(first.passage, first.words), fix);
};

/** App and game stores. */
const STORES =
  /^https?:\/\/(?:www\.)?(?:play\.google\.com\/store|apps\.apple\.com|itunes\.apple\.com|store\.steampowered\.com|[\w-]+\.itch\.io|f-droid\.org)/iu;
const isLoaded = ({ site }: Context): boolean => site.snapshot.links.some(({ href }) => STORES.test(href));

/** Too few words to explain the offer. A page with prices or several sections needs few words. */
const thinPage: Check = (context) => {
  const { site } = context;
  const { wordCount } = site.snapshot;
  // Games explain themselves unless they have to be downloaded first.
  const isPlayed = context.isSure && context.judgment.kind.id === 'game' && !isLoaded(context);
  if (isInnerPage(site) || isPlayed) return undefined;
  if (pricesOf(context).length > 0 || sectionsOf(context).length >= MIN_PARTS) return undefined;
  if (wordCount >= THIN_PAGE || wordCount < 1 || site.pages.length > 1) return undefined;
  // Portals explain themselves by their link texts.
  if (site.snapshot.frame.reduce((sum, text) => sum + text.split(/\s+/u).length, 0) > MAX_AROUND) return undefined;
  const own = selfDescription(context);
  const where = own === undefined ? 'to the first page' : `that bear out ${quoted(excerpt(own.text, 60))}`;
  const text = `Only ${wordCount} words of running text on the first page to explain ${site.name.inText}`;
  const fix = `Add three short paragraphs ${where}: what it does, for whom, and how to get it`;
  const basis = inferred(
    `Beside menus and footer, the page has ${wordCount} words and ${site.snapshot.headings.length} headings.`,
  );
  return weakness('thin', 0.37, text, basis, fix);
};

/** Links to an introduction. */
const INTRODUCES =
  /^\W*(?:introduction|intro|overview|getting started|quick ?start|first steps|einführung|erste schritte|introducción|primeros pasos|introduzione|introdução|はじめに)\W*$/iu;
/** Everything on a single very long page. */
const longPage: Check = ({ site }) => {
  if (site.snapshot.links.some(({ text }) => INTRODUCES.test(text))) return undefined;
  const { wordCount, headings } = site.snapshot;
  const first = headings.find(({ level }) => level > 1)?.text;
  if (wordCount < LONG_PAGE || first === undefined) return undefined;
  const words = wordCount.toLocaleString('en-US');
  const basis = inferred(`The page has ${words} visible words and ${headings.length} headings.`);
  const fix = `Put a five-minute introduction before ${quoted(excerpt(first, 60))}, and the rest on further pages`;
  return weakness('long', 0.5, `Everything is on one page of ${words} words`, basis, fix);
};

const FOOTNOTE = /^\s?\*{1,2}\s?(?=\p{L})/u;
const LIMITS =
  /\b(?:premium|pro (?:plan|version)|paid|subscription|subscribers|additional (?:costs?|charges?|fees?)|extra cost|terms apply|kostenpflichtig|aufpreis|payant|de pago|a pagamento|pago)\b/iu;

/** A definition that the law requires: “AER stands for …”. */
const DEFINES_TERM = /\b(?:stands for|illustrates|is defined as|means|bedeutet|steht für|signifie|significa)\b/iu;

/** A footnote that limits a promise of the page. */
const limitingFootnote: Check = ({ site }) => {
  const first = site.said.filter(({ page, isQuotable }) => page === 0 && isQuotable);
  const note = first.find(
    ({ text }) => text.length < 260 && FOOTNOTE.test(text) && LIMITS.test(text) && !DEFINES_TERM.test(text),
  );
  if (note === undefined) return undefined;
  const words = note.text.replace(FOOTNOTE, '');
  const text = `A footnote limits what the page promises: ${quoted(excerpt(words, 140))}`;
  const fix = `Show the price beside each feature instead of in the footnote ${quoted(excerpt(words, 60))}`;
  return weakness('footnote', 0.8, text, groundOf(note), fix);
};

const CHECKS = [
  malfunction,
  limitingFootnote,
  longPage,
  placeholder,
  templateLeft,
  unfinished,
  emptySection,
  openDetail,
  emptyPages,
  forbiddenPages,
  zeroCounts,
  greeting,
  unnamedVoices,
  unsignedQuotes,
  thinPage,
];

/** Whether an earlier finding has the same words, such as a code that is also a slot. */
const isReported = (finding: Finding, earlier: readonly Finding[]): boolean => {
  const words = quoteOf(finding);
  return words !== undefined && earlier.some((other) => quoteOf(other)?.includes(words));
};

/** Defects of the pages that visitors or search engines see. */
export const pageQualityFindings = (context: Context): readonly Finding[] =>
  [...findingsOf(CHECKS, context), ...bareParts(context)].filter(
    (finding, at, all) => !isReported(finding, all.slice(0, at)),
  );
