import { kindsOf } from '../kind/kind.ts';
import { SPEAKS } from '../read/speaks.ts';
import { editorialIn } from '../read/editorial.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { listed, setOf } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { memoize } from './memoize.ts';
import { testimonialsIn } from './testimonials.ts';
import { type Context, inWords } from './context.ts';
import { sentenceAt } from '../read/sentences.ts';

const NAMED = String.raw`((?:\p{Lu}[\p{L}\p{N}.&’'-]*)(?:\s\p{Lu}[\p{L}\p{N}.&’'-]*){0,2})`;
/** Products with which a page compares itself: “unlike X”, “X alternative”, “vs X”. The name is capitalized. */
const RIVALS = [
  String.raw`\b(?:[Aa]lternatives? to|[Uu]nlike|[Vv]s\.?|[Vv]ersus|[Dd]itch|[Ss]witch(?:ing)? from|[Mm]igrat(?:e|ing) from|[Cc]ompared (?:to|with)|[Rr]eplace(?:s|ment for)|[Aa]lternative zu|[Aa]nders als|[Aa]lternative à|[Aa]lternativa (?:a|ao|al))\s${NAMED}`,
  String.raw`${NAMED}\s(?:[Aa]lternative|[Rr]eplacement)\b`,
].map((form) => new RegExp(form, 'gu'));
const NO_NAME =
  /^(?:The|A|An|Our|Your|Other|Many|Most|This|That|Every|Open|Free|Simple|Best|Easy|Traditional|Conventional|Get|Why|What|How|It|We|You|I|Europe|Alternative|Source|Great|Modern|Last|My)$/u;

/** Kinds of sites that compare themselves with other products by name. */
const COMPARED = kindsOf(
  'saas app developer-tool open-source game insurance finance ticketing agency course transport documentation',
);

/** Of the other kinds, only sellers name rivals. “Unlike” on the site of a club is about its sport. */
const SELLING = kindsOf('shop producer manufacturer telecom lodging travel wellness');

/** On the sites of sellers, only these places name rivals. Link texts and product names do not. */
const SENTENCES: ReadonlySet<string> = setOf('title description text');

const MANUALS = kindsOf('open-source documentation');

export type Rival = { readonly name: string; readonly passage: Passage; readonly sentence: string };

/** “GA4” is short for “Google Analytics”, not another rival. */
const isShortFor = (name: string, other: string): boolean =>
  other.includes(' ') && other.replaceAll(/(\S)\S*\s?/gu, '$1') === name.replace(/\s?\d+$/u, '');

/** In a title-cased text, every word looks like a name. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 4 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6;
};

/** The title or address of a comparison page. */
const COMPARES =
  /(?<!\p{L})(?:vs\.?|versus|compar\p{L}+|alternatives?|vergleich\p{L}*|alternativen?|confront\p{L}+|alternativ[ae]s?)(?!\p{L})|比較/iu;

/** Whether a sentence compares the site itself: in its head, on a comparison page, or as its subject. Any other “A vs. B” is a headline. */
const isComparison = ({ site }: Context, passage: Passage, sentence: string, words: string): boolean => {
  const { page } = passage;
  const { title, inText } = site.name;
  const isNamed = [title, inText].some((name) => sentence.includes(name));
  const on = site.pages[page];
  if (page > 0 && on !== undefined && isNamed && (COMPARES.test(on.title) || COMPARES.test(on.finalUrl))) return true;
  if (/^v(?:s|ersus)/iu.test(words)) {
    const before = sentence.slice(0, Math.max(0, sentence.indexOf(words))).trimEnd();
    return [title, inText].some((name) => before.endsWith(name));
  }
  return (page === 0 && isHead(passage)) || isNamed || SPEAKS.test(sentence);
};

/** The rivals that the pages name, at most five. */
export const rivalsIn = memoize((context: Context): readonly Rival[] => {
  const { site, isSure, judgment } = context;
  const isCompared = !isSure || COMPARED.has(judgment.kind.id);
  if (!isCompared && !SELLING.has(judgment.kind.id)) return [];
  const own = site.name.title.toLowerCase();
  const editorial = editorialIn(site);
  const voices = new Set(testimonialsIn(context).map(({ passage }) => passage));
  // “A replacement for Collection” in a manual is about its own functions.
  const searched = (isSure && MANUALS.has(judgment.kind.id) ? context.own : site.said).filter(
    (passage) =>
      (isCompared ? !/^(?:quote|data)$/u.test(passage.place) : SENTENCES.has(passage.place)) &&
      !voices.has(passage) &&
      !editorial.has(passage) &&
      passage.text.length <= 1_200 &&
      !isTitleCase(passage.text),
  );
  const found = new Map<string, Rival>();
  for (const passage of searched)
    for (const match of RIVALS.flatMap((form) => [...passage.text.slice(0, 600).matchAll(form)])) {
      const name = (match[1] ?? '')
        .replace(/[.’']s?$/u, '')
        .replace(/\.$/u, '')
        .trim();
      const lower = name.toLowerCase();
      const isNamed = name.length > 1 && !NO_NAME.test(name.split(' ')[0] ?? '');
      const isKnown = found.has(name) || [...found.keys()].some((other) => isShortFor(name, other));
      const sentence = sentenceAt(passage, match.index);
      if (!isNamed || isKnown || own.includes(lower) || lower.includes(own)) continue;
      // “Migrate from GA4” or “vs Matomo” after a first comparison names another rival.
      const isMore = found.size > 0 && /^(?:migrat|switch|ditch|v(?:s|ersus)\b)/iu.test(passage.text.trim());
      if (isMore || isComparison(context, passage, sentence, match[0])) found.set(name, { name, passage, sentence });
    }
  return [...found.values()].slice(0, 5);
});

const PLATFORMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /\b(?:iOS|iPhone|App Store)\b/u],
  ['Android', /\b(?:Android|Google Play)\b/u],
  ['Mac', /\b(?:macOS|Mac OS X|for Mac|Mac)\b/u],
  ['Windows', /\bWindows\b/u],
  ['Linux', /\bLinux\b/u],
];

const SOFTWARE = kindsOf('saas app developer-tool open-source game documentation store-listing');

const platforms = ({ own, isSure, judgment }: Context): Finding | undefined => {
  if (!isSure || !SOFTWARE.has(judgment.kind.id)) return undefined;
  const said = own.filter(({ page }) => page === 0);
  const named = PLATFORMS.filter(([, sign]) => said.some(({ text }) => sign.test(text))).map(([name]) => name);
  const where = said.find(({ text }) => PLATFORMS.filter(([, sign]) => sign.test(text)).length >= 2);
  return where && strength('platforms', 0.7, `Runs on ${listed(named)}`, groundOf(where));
};

/** What sets the site apart: a rival that it names, and the platforms it runs on. */
export const differenceFindings = (context: Context): readonly Finding[] => {
  const [rival] = rivalsIn(context);
  const text = rival && `Positions itself against ${rival.name}: ${inWords(context, rival.sentence)}`;
  return [
    rival && strength('rival', 0.85, text ?? '', groundOf(rival.passage, rival.sentence)),
    platforms(context),
  ].filter((found) => found !== undefined);
};
