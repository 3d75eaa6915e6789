import { memoize } from './memoize.ts';
import { kindsOf } from '../kind/kind.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import { sectionsOf, shelfRange } from './breadth.ts';
import { editorialIn } from '../read/editorial.ts';
import { type Context, languageMark } from './context.ts';
import { firstPageHeadings, introducesOffer, isDescribed, isMajority, partNames, runsOf } from './headed-parts.ts';
import { introducesNoParts } from './introducing-headings.ts';

/** On the front pages of these kinds, headings are titles of articles, events, products or threads. */
const OF_OTHERS = kindsOf(
  'blog news reference media event forum marketplace ticketing directory store-listing shop documentation nonprofit research government education game open-source developer-tool portfolio',
);
const LEVELS = [2, 3, 4] as const;
const MIN_COUNT = 3;
const MAX_COUNT = 4;

/** Second evidence that headings name parts of an offer: a heading such as “Services” above them, or links with the same names. */
const isOffer = (context: Context, parts: readonly string[]): boolean => {
  const { links, headings } = context.site.snapshot;
  const linked = new Set(links.map(({ text }) => text.trim().toLowerCase()));
  const at = headings.findIndex(({ text }) => text.trim() === parts[0]);
  const level = headings[at]?.level ?? 0;
  const above = headings.slice(0, Math.max(0, at)).findLast((heading) => heading.level < level);
  if (above !== undefined && introducesNoParts(above.text)) return false;
  return introducesOffer(above) || parts.filter((part) => linked.has(part.toLowerCase())).length * 2 >= parts.length;
};

/** The parts of the offer, taken from sibling headings on the first page. */
export const partsOf = memoize((context: Context): readonly string[] => {
  const { site, isSure, judgment } = context;
  if (!isSure || OF_OTHERS.has(judgment.kind.id)) return [];
  const isPart = partNames(context);
  const editorial = editorialIn(site);
  const headings = firstPageHeadings(site);
  // Headings below two different parents belong to two different things.
  for (const siblings of LEVELS.flatMap((level) => runsOf(headings, level))) {
    const kept = siblings.filter((passage) => !editorial.has(passage));
    const parts = [...new Set(kept.map(({ text }) => text.trim()).filter(isPart))];
    const areDescribed = parts.every((part) => isDescribed(context, part));
    if (isMajority(parts, siblings) && areDescribed && isOffer(context, parts)) return parts.slice(0, MAX_COUNT);
  }
  return [];
});

/** From this many sections on, their number says more than their names. */
const MANY = 20;
const KINDS_OF_RANGE = kindsOf('shop trade practice health');

type Range = {
  readonly names: readonly string[];
  /** Whether each name has its own page. Otherwise the names are headings of the first page. */
  readonly isWide: boolean;
};

/** What is offered: the sections with pages of their own, or else the parts that headings name. */
export const rangeOf = (context: Context): Range => {
  const { isSure, judgment } = context;
  const sections = isSure && KINDS_OF_RANGE.has(judgment.kind.id) ? sectionsOf(context) : [];
  const isWide = sections.length >= MIN_COUNT;
  return { names: isWide ? sections : partsOf(context), isWide };
};

/** The width of a large shop's range. On other sites, headings and menus too often name something that is no part of the offer. */
export const rangeFindings = (context: Context): readonly Finding[] => {
  if (context.judgment.kind.id !== 'shop' || !rangeOf(context).isWide) return [];
  const { count, names } = shelfRange(context);
  if (count < MANY || names.length < MIN_COUNT) return [];
  const among = listed(names.map(quoted));
  const basis = inferred(`Links to other pages of the site read ${among}; ${count} such links were counted.`);
  return [strength('parts', 0.6, `A wide range of sections, among them ${among}${languageMark(context.site)}`, basis)];
};
