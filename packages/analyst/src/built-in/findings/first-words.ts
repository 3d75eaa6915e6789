import type { TextBlock } from '@twofold/site-reader/site-snapshot';
import { kindsOf } from '../kind/kind.ts';
import { editorialIn, isKeywords } from '../read/editorial.ts';
import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, excerpt, quoted } from '../read/wording.ts';
import { itemOf } from '../report/item-page.ts';
import { describes } from '../report/self-description.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import { contentOf, saysSomething } from './content-words.ts';
import type { Context } from './context.ts';
import { isInnerPage } from './inner-page.ts';
import { kindNamedIn } from './named-kind.ts';
import { stemsOf } from './stems.ts';
import { descriptionOf, GREETING } from './page-top.ts';

/** Kinds of sites whose first page shows articles, listings or products rather than a sentence about itself. */
const SHOWS_OTHERS = kindsOf(
  'news blog reference forum marketplace directory store-listing portfolio shop ticketing media',
);
const MIN_WORDS = 4;
const MIN_LENGTH = 40;
const MAX_LENGTH = 150;
/** Visitors read about 300 words before they decide to stay, at about six letters a word. */
const FIRST_LETTERS = 300 * 6;
/** The first texts are at least this many blocks, and at least the letters above. */
const FIRST = 30;
/** The main heading must be among this many first texts. A line, a menu or a notice may precede it. */
const TOP = 12;
/** With a smaller share of its words, the sentence is not said. */
const MIN_SHARE = 0.34;
/** A single text with this share of the words says the sentence. */
const SAME = 0.6;

const firstTexts = (blocks: readonly TextBlock[]): string => {
  const joined = (some: readonly TextBlock[]): string => some.map(({ text }) => text).join(' ');
  const first = joined(blocks.slice(0, FIRST));
  return first.length >= FIRST_LETTERS ? first : joined(blocks).slice(0, FIRST_LETTERS);
};

/** For scripts without spaces between words, pairs of letters are compared. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]{2,}/gu;
const pairsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(UNSPACED) ?? []).flatMap((run) => Array.from(run, (_, at) => run.slice(at, at + 2)).slice(0, -1)),
  );

const isBody = ({ page, place, text }: Passage): boolean =>
  page === 0 && place !== 'title' && place !== 'description' && place !== 'address' && place !== 'data' && text !== '';

/** The only main heading, if it leads the page and is no greeting. */
const mainHeading = ({ site }: Context): Passage | undefined => {
  const main = site.said.filter(({ page, level }) => page === 0 && level === 1);
  const [only] = main;
  if (only === undefined || main.length > 1 || site.snapshot.headings[0]?.text !== only.text) return undefined;
  // A linked heading is a teaser.
  const isTeaser = editorialIn(site).has(only) || site.snapshot.links.some(({ text }) => text === only.text);
  const isOwn = only.isQuotable && !isTeaser && site.said.filter(isBody).slice(0, TOP).includes(only);
  return isOwn && !GREETING.test(only.text.trim()) ? only : undefined;
};

/** Whether the page says what its meta description says: in its first texts or headings, in a single text, or by naming its kind. */
const isOnPage = (context: Context, sentence: string): boolean => {
  const { site } = context;
  const stems = contentOf(context, sentence);
  const pairs = pairsIn(sentence);
  const share = (text: string): number => {
    const textStems = stemsOf(text);
    const ofWords = stems.filter((stem) => textStems.has(stem)).length / stems.length;
    if (pairs.size === 0) return ofWords;
    const among = pairsIn(text);
    return Math.max(ofWords, [...pairs].filter((pair) => among.has(pair)).length / pairs.size);
  };
  // Blocks instead of passages, because a text that the description repeats is a single passage.
  const { blocks, headings, frame, title } = site.snapshot;
  const first = [title, ...frame, firstTexts(blocks), ...headings.map(({ text }) => text)].join(' ');
  const isNamed = kindNamedIn(context).some((passage) => passage.isLead && isBody(passage));
  return (
    isNamed ||
    share(first) >= MIN_SHARE ||
    [title, ...blocks.map(({ text }) => text), ...frame].some((text) => share(text) >= SAME)
  );
};

/** The first words do not say what the site is, although its meta description does. */
export const firstWords = (context: Context): Finding | undefined => {
  const { site, isSure, judgment } = context;
  if ((isSure && SHOWS_OTHERS.has(judgment.kind.id)) || itemOf(context) !== undefined) return undefined;
  if (!KNOWN_LANGUAGES.has(site.language.tag) || isInnerPage(site)) return undefined;
  const described = descriptionOf(site);
  if (described === undefined || isKeywords(described.text)) return undefined;
  const sentence = sentenceAt(described, 0);
  if (sentence.length < MIN_LENGTH || contentOf(context, sentence).length < MIN_WORDS) return undefined;
  // Another check suggests these words instead of the greeting.
  if (site.snapshot.headings.some(({ level, text }) => level === 1 && GREETING.test(text.trim()))) return undefined;
  if (isOnPage(context, sentence) || !describes(context, described) || !saysSomething(context, sentence))
    return undefined;
  const heading = mainHeading(context);
  const called = heading && quoted(excerpt(heading.text, 80));
  const lead = called === undefined ? '' : `Visitors read ${called} first; `;
  const text = capitalised(`${lead}what ${site.name.inText} is appears only in its description for search engines`);
  const where = called === undefined ? 'in the first lines of the page' : `directly below ${called}`;
  const fix = `Write ${quoted(excerpt(sentence, MAX_LENGTH))} ${where}`;
  return weakness('unsaid', 0.67, text, groundOf(described, sentence), fix);
};
