import { kindsOf } from '../kind/kind.ts';
import { editorialIn, isKeywords } from '../read/editorial.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { kindNamedIn } from './named-kind.ts';
import { stemsOf } from './stems.ts';
import { descriptionOf, GREETING } from './top.ts';

/** Their first page shows pieces, listings or goods, and no sentence about itself. */
const SHOWS_OTHERS = kindsOf(
  'news blog reference forum marketplace directory store-listing portfolio shop ticketing media',
);
const FEWEST_WORDS = 4;
const SHORTEST = 40;
const LONGEST = 150;
/** Texts that a visitor reads before deciding to stay. */
const FIRST = 18;
/** Texts above a main heading: a line, a menu, a notice. */
const TOP = 12;
/** A smaller share of the words is not the same sentence. */
const LEAST_SHARE = 0.34;

/** Lines below a heading that are read with it. */
const BELOW = 2;
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isBody = ({ page, place, text }: Passage): boolean =>
  page === 0 && place !== 'title' && place !== 'description' && place !== 'address' && place !== 'data' && text !== '';

/** The main heading, where there is one that is not a greeting and leads the page. */
const mainHeading = ({ site }: Context): Passage | undefined => {
  const main = site.said.filter(({ page, level }) => page === 0 && level === 1);
  const [only] = main;
  if (only === undefined || main.length > 1 || site.snapshot.headings[0]?.text !== only.text) return undefined;
  // A teaser is linked, and stands below other things.
  const isTeaser = editorialIn(site).has(only) || site.snapshot.links.some(({ text }) => text === only.text);
  const isOwn = only.isQuotable && !isTeaser && site.said.filter(isBody).slice(0, TOP).includes(only);
  return isOwn && !GREETING.test(only.text.trim()) ? only : undefined;
};

/** The first words leave out what the site is, although its description for search engines has a sentence for it. */
export const firstWords = (context: Context): Finding | undefined => {
  const { site, isSure, judgment } = context;
  if (site.language.tag === 'ja' || (isSure && SHOWS_OTHERS.has(judgment.kind.id))) return undefined;
  const described = descriptionOf(site);
  const heading = mainHeading(context);
  if (described === undefined || heading === undefined || isKeywords(described.text)) return undefined;
  const sentence = sentenceAt(described, 0);
  const stems = stemsOf(sentence, site.name.title);
  if (sentence.length < SHORTEST || stems.size < FEWEST_WORDS) return undefined;
  // The blocks, not the passages: a text that the description repeats is one passage only.
  const shown = site.snapshot.blocks.slice(0, FIRST).map(({ text }) => text);
  const first = stemsOf(shown.join(' '), '');
  const seen = [...stems].filter((stem) => first.has(stem)).length / stems.size;
  const [words, called] = [quoted(excerpt(sentence, LONGEST)), quoted(excerpt(heading.text, 80))];
  const isNamed = [...stemsOf(heading.text, '')].some((stem) => stems.has(stem));
  if (seen < LEAST_SHARE && !isNamed) {
    const text = `Visitors read ${called} first; what ${site.name.inText} is stands in its description for search engines: ${words}`;
    return weakness('unsaid', 0.67, text, groundOf(described, sentence), `Write ${words} directly below ${called}`);
  }
  const own = stemsOf(heading.text, site.name.title);
  const shared = stemsOf(`${site.snapshot.title} ${described.text}`, '');
  const isKind = kindNamedIn(context).includes(heading);
  // The name, however it is spelled, or a line below that says it, is enough.
  const { blocks } = site.snapshot;
  const at = blocks.findIndex(({ text: line }) => line === heading.text);
  const below = stemsOf(
    blocks
      .slice(at + 1, at + 1 + BELOW)
      .map((block) => block.text)
      .join(' '),
    '',
  );
  if (bare(heading.text).includes(bare(site.name.title)) || [...stems].some((stem) => below.has(stem)))
    return undefined;
  if (own.size === 0 || isKind || [...own].some((stem) => shared.has(stem))) return undefined;
  const text = `The main heading ${called} has no word of what ${site.name.inText} says about itself in its description`;
  const fix = `Name what it is in the heading ${called} or in a line above it, as in ${words}`;
  return weakness('slogan', 0.6, text, groundOf(heading), fix);
};
