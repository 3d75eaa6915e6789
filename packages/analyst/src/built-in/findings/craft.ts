import type { Hit } from '../read/site.ts';
import { isFiller } from '../read/filler.ts';
import { listed, quoted, wordsOf, excerpt } from '../read/wording.ts';
import { type Finding, groundOf, inferred, quoteFrom, weakness } from '../report/statement.ts';
import { type Context, quotable } from './context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { emptyCounters } from './figures.ts';
import { sectionsOf } from './breadth.ts';
import { pricesOf } from './price.ts';
import { testimonialsIn } from './proof.ts';
import { GREETING } from './top.ts';

/** A description of fewer words describes nothing. */
const FEWEST_WORDS = 4;
const THIN_PAGE = 60;
const LONG_PAGE = 8_000;
const FEWEST_PARTS = 3;

type Check = (context: Context) => readonly Finding[];

/** “Coming soon” of a whole section is a placeholder, “my coming soon alerts” a feature. */
const isPlaceholder = ({ passage: { text }, start, end }: Hit): boolean =>
  text.slice(start, end).toLowerCase() !== 'coming soon' || /coming soon\W*$/iu.test(text);

const DUMMY = /^(?:test|testing|todo|tbd|xxx|asdf|foo|placeholder|untitled)$/iu;
const FEWEST_DUMMIES = 3;

/** What was typed to try the page out and stands there several times; once, it may be a name. */
const dummyIn = (texts: readonly string[]): string | undefined =>
  texts.find((text) => DUMMY.test(text) && texts.filter((other) => other === text).length >= FEWEST_DUMMIES);

const placeholder: Check = ({ site }) => {
  const filler = site.passages.find(({ text, isQuotable }) => isQuotable && isFiller(text));
  if (filler)
    return [
      weakness(
        'filler',
        0.95,
        `Filler text is still on the page: ${quoted(excerpt(filler.text, 90))}`,
        quoteFrom(filler, filler.text),
        `Replace the filler text ${quoted(excerpt(filler.text, 40))} with what is offered`,
      ),
    ];
  const dummy = dummyIn(site.snapshot.blocks.map(({ text }) => text.trim()));
  const stand = site.passages.find(({ text, isQuotable }) => isQuotable && text.trim() === dummy);
  if (dummy !== undefined && stand !== undefined)
    return [
      weakness(
        'filler',
        0.95,
        `${quoted(dummy)} stands on the page several times, where nobody or no script put in the real entry`,
        quoteFrom(stand, stand.text),
        `Check what visitors see where ${quoted(dummy)} stands, also without scripts`,
      ),
    ];
  const linked = new Set(site.snapshot.links.map(({ text }) => text));
  const hit = quotable(
    site.topic('placeholder').filter((each) => !linked.has(each.passage.text) && isPlaceholder(each)),
  );
  const words = hit && sentenceAt(hit.passage, hit.start);
  if (hit === undefined || words === undefined || words.length > 160) return [];
  return [
    weakness(
      'placeholder',
      0.95,
      `A placeholder is still on the page: ${quoted(words)}`,
      groundOf(hit.passage, words),
      `Replace ${quoted(words)} with the real content`,
    ),
  ];
};

const counters: Check = (context) => {
  const empty = emptyCounters(context);
  const first = empty[0];
  if (first === undefined) return [];
  const names = empty.slice(0, 3).map(({ words }) => `“${words}”`);
  return [
    weakness(
      'counters',
      0.95,
      `Counters read zero without scripts: ${listed(names)}`,
      groundOf(first.passage, first.sentence),
      `Write the real numbers into the page instead of ${listed(names)}`,
    ),
  ];
};

const heading: Check = ({ site, offer, judgment }) => {
  if (judgment.kind.id === 'portfolio') return [];
  const top = site.snapshot.headings.find(({ level }) => level === 1) ?? site.snapshot.headings[0];
  const passage = site.said.find(({ text, place, page }) => page === 0 && place === 'heading' && text === top?.text);
  const description = site.said.find(({ place, page }) => place === 'description' && page === 0);
  if (top === undefined || passage === undefined || !GREETING.test(top.text.trim())) return [];
  const better =
    description && wordsOf(description.text).length >= FEWEST_WORDS
      ? `, for instance ${quoted(excerpt(description.text, 90))}`
      : '';
  return [
    weakness(
      'greeting',
      0.61,
      `The main heading ${quoted(top.text)} says nothing about ${offer}`,
      groundOf(passage),
      `Replace the heading ${quoted(top.text)} with what is offered${better}`,
    ),
  ];
};

const testimonials: Check = (context) => {
  const quotes = testimonialsIn(context);
  const first = quotes[0];
  if (first === undefined || quotes.length < 2 || quotes.some(({ by }) => by !== undefined)) return [];
  return [
    weakness(
      'anonymous',
      0.63,
      `The quotes of customers carry no name, such as ${quoted(excerpt(first.words, 90))}`,
      quoteFrom(first.passage, first.words),
      `Add names to the quotes, starting with ${quoted(excerpt(first.words, 60))}`,
    ),
  ];
};

/** A page that lists goods with prices, or leads to the parts of a range, needs few words. */
const thin: Check = (context) => {
  const { site, offer } = context;
  const { wordCount } = site.snapshot;
  if (pricesOf(context).length > 0 || sectionsOf(context).length >= FEWEST_PARTS) return [];
  if (wordCount >= THIN_PAGE || wordCount < 1 || site.pages.length > 1) return [];
  const first = site.said.find(({ place, page }) => page === 0 && (place === 'text' || place === 'heading'));
  const says =
    first && wordsOf(first.text).length >= FEWEST_WORDS ? `, beginning with ${quoted(excerpt(first.text, 60))}` : '';
  return [
    weakness(
      'thin',
      0.37,
      `Only ${wordCount} words on the first page to explain ${offer}${says}`,
      inferred(`The page has ${wordCount} visible words and ${site.snapshot.headings.length} headings.`),
      `Add three short paragraphs below ${first === undefined ? 'the title' : quoted(excerpt(first.text, 60))}: what it does, for whom, and how to get it`,
    ),
  ];
};

/** Nobody reads so much from top to bottom. */
const long: Check = ({ site }) => {
  const { wordCount, headings } = site.snapshot;
  const first = headings.find(({ level }) => level > 1)?.text;
  if (wordCount < LONG_PAGE || first === undefined) return [];
  const words = wordCount.toLocaleString('en-US');
  return [
    weakness(
      'long',
      0.5,
      `Everything is on one page of ${words} words`,
      inferred(`The page has ${words} visible words and ${headings.length} headings.`),
      `Put a five-minute introduction before ${quoted(excerpt(first, 60))}, and the rest on pages of its own`,
    ),
  ];
};

const checks: readonly Check[] = [long, placeholder, counters, heading, testimonials, thin];

/** Defects of the pages themselves that a visitor or a search engine meets. */
export const craftFindings = (context: Context): readonly Finding[] => checks.flatMap((check) => check(context));
