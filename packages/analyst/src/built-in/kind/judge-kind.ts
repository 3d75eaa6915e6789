import { categories, type Category } from '../category/category.ts';
import type { Topic } from '../lexicon/topic.ts';
import { KNOWN_LANGUAGES } from '../read/language.ts';
import { phrasesIn } from '../read/scanner.ts';
import type { Site } from '../read/site.ts';
import { type Calling, callingsOf } from './callings.ts';
import { hostSigns } from './host-signs.ts';
import type { Kind, KindId } from './kind.ts';
import { kindCalled, kinds } from './kinds.ts';
import { menuSigns } from './menu-signs.ts';
import { shapeSigns } from './shape-signs.ts';
import { hostLabel, isDefinition, isSelfNaming, phrasesOf, weighPlaces } from './weigh-places.ts';

export type KindJudgment = {
  readonly kind: Kind;
  /** From 0 to 1; calibrated so that of the cases called 0.8 sure four of five are right. */
  readonly confidence: number;
  readonly category: Category | undefined;
};

/** Below this the report says that it is not sure, and nothing that depends on the kind. */
export const SURE = 0.6;

/** What no kind needs to beat: a page that says next to nothing belongs to none. */
const NO_KIND = 1.4;
/** Evidence is added as if independent, which it is not: this takes the excess certainty back. */
const SPREAD = 1.15;
/** A kind without any sign weighs nothing. */
const massOf = (score: number): number => Math.exp(score / SPREAD) - 1;
const LEAST_CATEGORY = 1.4;
const CATEGORY_SHARE = 0.75;

const longNames = new Map<KindId, readonly string[]>(
  kinds.map(({ id, names }) => [
    id,
    phrasesIn(names)
      .map((name) => name.replaceAll('*', '').toLowerCase())
      .filter((name) => name.length > 4 && /^\p{L}+$/u.test(name)),
  ]),
);

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

const fromHost = (site: Site, id: KindId): number => {
  const label = hostLabel(site);
  const named = (longNames.get(id) ?? []).some((name) => label.includes(name)) ? 1.2 : 0;
  return named + sumOf(hostSigns.map(([host, kind, weight]) => (kind === id && host.test(site.host) ? weight : 0)));
};

const fromTopics = (site: Site, topics: Kind['topics']): number =>
  sumOf(Object.entries(topics).map(([topic, weight]) => (site.topic(topic as Topic).length > 0 ? weight : 0)));

/** A type of JSON-LD on the first page; `Product` on a list of offers is weaker than one's own `Restaurant`. */
const fromTypes = (site: Site, types: string): number => {
  const known = new Set(types.split(' '));
  const isKnown = site.snapshot.structuredData.some(({ type }) =>
    known.has(type.replace(/^https?:\/\/schema\.org\//u, '')),
  );
  return isKnown ? 2.6 : 0;
};

/** Words alone mislead where nothing else of a page agrees with them: an article on television makes no broadcaster. */
const LEAST_OTHER = 0.5;
const SURE_BY_WORDS = 0.9;
const UNSURE = 0.59;

/** Parts of a score that need no words: data types, topics, host and shape. */
const WORDLESS = 4;

const corroborated = (
  site: Site,
  confidence: number,
  isVaried: boolean,
  [words = 0, ...others]: readonly number[],
): number => {
  const isKnown = KNOWN_LANGUAGES.has(site.language.tag);
  // The last part is the field: with a single word, that of the kind again.
  const known = isVaried ? others : others.slice(0, -1);
  const other = sumOf(isKnown ? known : others.slice(0, WORDLESS));
  const isEnough = isKnown && isVaried && confidence >= SURE_BY_WORDS;
  return words > 0 && other < LEAST_OTHER && !isEnough ? Math.min(confidence, UNSURE) : confidence;
};

const weighCategories = (site: Site) =>
  categories
    .map((category) => ({ category, weight: weighPlaces(site.hits(`category:${category.noun}`)) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);

/** A word for itself, and others that agree, weigh as much as a type of structured data. */
const CALLED = 3.6;

/** The kind as this site calls it: a driving school rather than any provider of courses, without what such sites do not have. */
const asCalled = (kind: Kind, callings: readonly Calling[]): Kind => {
  const calling = callings.find((each) => each.kind === kind.id);
  if (calling === undefined) return kind;
  const { noun, model = kind.model, without } = calling;
  return { ...kind, noun, model, needs: kind.needs.filter(({ topic }) => !without.has(topic)) };
};

/** Weighs all evidence of a site and says what it is, and how sure that is. */
export const judgeKind = (site: Site): KindJudgment => {
  const weighed = weighCategories(site);
  const shapes = shapeSigns(site);
  const menus = menuSigns(site);
  const callings = callingsOf(site);
  const agreed = callings.find(({ isAgreed }) => isAgreed)?.kind;
  const scored = kinds
    .map((kind) => {
      const row = weighed.find((each) => each.category.kind === kind.id);
      const parts = [
        weighPlaces(site.hits(`kind:${kind.id}`)),
        fromTypes(site, kind.types),
        fromTopics(site, kind.topics),
        fromHost(site, kind.id),
        shapes[kind.id] ?? 0,
        menus[kind.id] ?? 0,
        agreed === kind.id ? CALLED : 0,
        Math.min(3, (row?.weight ?? 0) * CATEGORY_SHARE),
      ];
      return { kind, row: row?.category, parts, score: Math.max(0, sumOf(parts)) };
    })
    .toSorted((a, b) => b.score - a.score);
  const total = scored.reduce((sum, { score }) => sum + massOf(score), massOf(NO_KIND));
  const kind = asCalled(scored[0]?.kind ?? kindCalled('saas'), callings);
  const confidence = massOf(scored[0]?.score ?? 0) / total;
  const own = weighed.find(
    ({ category, weight }) =>
      category.kind === kind.id && weight >= LEAST_CATEGORY && isSelfNaming(site.hits(`category:${category.noun}`)),
  )?.category;
  const hits = site.hits(`kind:${kind.id}`);
  // A zoo is in the lists of kinds and of fields: that is one sign.
  const field = scored[0]?.row === undefined ? [] : site.hits(`category:${scored[0].row.noun}`);
  const isVaried = phrasesOf([...hits, ...field]).size > 1 || hits.some(isDefinition);
  return { kind, confidence: corroborated(site, confidence, isVaried, scored[0]?.parts ?? []), category: own };
};

/** Whether the kind may be said. */
export const isSure = ({ confidence }: KindJudgment): boolean => confidence >= SURE;
