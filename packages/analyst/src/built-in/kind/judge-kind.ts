import type { Category } from '../category/category.ts';
import { departmentOf } from '../category/departments.ts';
import { isFieldConfirmed } from '../category/two-signs.ts';
import { isHead, type Place } from '../read/passage.ts';
import type { Hit, Site } from '../read/site.ts';
import { isAssociation, isOfSupporters } from './association-name.ts';
import { type SelfName, selfNamesOf } from './self-names.ts';
import { isCompany } from './company.ts';
import { corroborated, UNSURE } from './corroborated.ts';
import { definingTexts, isDefinedAs } from './definitions.ts';
import { comesLater, fieldIn, fieldsOf, isEntry, isOnlyItem } from './field.ts';
import type { Kind } from './kind.ts';
import { kindCalled } from './kinds.ts';
import { isLicensed } from './model-signs.ts';
import { isNamedByTitle } from './named-by-title.ts';
import { privatePageOf } from './private-page.ts';
import { isReachable } from './reachable.ts';
import {
  type Parts,
  sumOf,
  weighCategories,
  type WeighedCategory,
  type WeighedKind,
  weighKinds,
} from './weigh-kinds.ts';
import { isVendor } from './vendor.ts';
import { isWide } from './wide-reach.ts';
import { isDefinition, isSelfNaming, ownHits, phrasesOf } from './weigh-places.ts';

export type KindJudgment = {
  readonly kind: Kind;
  /** From 0 to 1; calibrated so that four of five cases at 0.8 are right. */
  readonly confidence: number;
  readonly category: Category | undefined;
  /** What the site sells or is about, if its first words name it. */
  readonly field?: string | undefined;
};

/** Below this confidence, the report calls the kind unsure and makes no statement that depends on it. */
export const SURE = 0.6;

/** The score of “no kind”: a page with almost no evidence belongs to none. */
const NO_KIND = 1.4;
/** Evidence is added as if it were independent, which it is not; this corrects the overconfidence. */
const SPREAD = 1.15;
/** A kind without any sign has no mass. */
const massOf = (score: number): number => Math.exp(score / SPREAD) - 1;
const MIN_CATEGORY = 1.4;
/** A shop with this many other departments is in no single field. */
const DEPARTMENTS = 10;

/** The confidence from a company’s menu, where no stronger evidence exists. */
const BY_MENU = 0.65;

/** The confidence from a table row that the site names twice or literally, if the row is of the likeliest kind. */
const BY_FIELD = 0.62;
const MIN_FOR_FIELD = 0.4;

/** The confidence from a definition: it needs no second sign, but weighs less than many signs of another kind. */
const BY_DEFINITION = 0.65;
/** The likeliest of the kinds that the first words define the site as. */
const definedKind = (site: Site, selfNames: readonly SelfName[], weighed: readonly WeighedKind[]) => {
  const texts = definingTexts(site);
  return weighed.find(
    ({ kind: { id }, isOther }) =>
      !isOther && (selfNames.some((each) => each.isDefined && each.kind === id) || isDefinedAs(site, id, texts)),
  );
};

/** The confidence from an invitation: guests, hosts and a date leave little doubt. */
const BY_GUESTS = 0.9;

/** The confidence from the name of supporters. */
const BY_SUPPORT = 0.8;

/** “News on buses” above one section: a kind that no title, main heading or definition names and only words support. */
const isOfSection = (hits: readonly Hit[], { types, topics, host, shape, menu, selfName }: Parts): boolean =>
  hits.length > 0 &&
  !hits.some((hit) => isHead(hit.passage) || isDefinition(hit)) &&
  sumOf([types, topics, host, shape, menu, selfName]) === 0;

/** Signs of software in a browser; other software is not an online service. */
const ON_THE_WEB =
  /\b(?:saas|cloud|web[- ]?based|web app(?:lication)?|online (?:software|tool|service|platform|app)s?|hosted|in (?:your|the) browser|en ligne|en línea|em nuvem|im browser|nel browser)\b|クラウド|オンライン/iu;
const isOnline = (site: Site): boolean =>
  !isLicensed(site) &&
  ((['sign-up', 'free-trial', 'free-plan', 'no-card'] as const).some((topic) => site.topic(topic).length > 0) ||
    site.said.some(
      ({ place, text }) => place !== 'link' && place !== 'address' && ON_THE_WEB.test(text.slice(0, 400)),
    ));

/** Names that such software calls itself in its first words. */
const PLATFORM = /(?<!\p{L})(?:platform|plataforma|plateforme|piattaforma|plattform)(?!\p{L})/iu;
const offlineNoun = (site: Site): string =>
  !isLicensed(site) && site.said.some((passage) => passage.page === 0 && isHead(passage) && PLATFORM.test(passage.text))
    ? 'an online platform'
    : 'a software company';

/** A shop without a cart or prices. */
export const RETAILER = 'a retailer';
/** A chain of shops may show only leaflets and branches, and a workshop may only take commissions. */
const isSellingOnline = (site: Site): boolean =>
  (['cart', 'shipping', 'returns'] as const).some((topic) => site.topic(topic).length > 0) ||
  site.pages.some(({ prices }) => prices.length > 0);

/** The kind by the site’s own name: a driving school rather than any provider of courses. */
const asCalled = (site: Site, kind: Kind, selfNames: readonly SelfName[]): Kind => {
  const selfName = selfNames.find((each) => each.kind === kind.id);
  if (selfName === undefined && kind.id === 'saas' && !isOnline(site)) return { ...kind, noun: offlineNoun(site) };
  // An address alone does not make a local business.
  if (selfName === undefined && kind.id === 'trade' && isWide(site)) return kindCalled('company');
  if (selfName === undefined) return kind.id === 'shop' && !isSellingOnline(site) ? { ...kind, noun: RETAILER } : kind;
  const { noun, model = kind.model } = selfName;
  return { ...kind, noun, model };
};

/** A title or description with more parts lists departments. */
const LISTS: Partial<Record<Place, number>> = { title: 3, description: 6 };
/** “Shirts, gifts, posters, and more”: a field in a list of others in the title is a department. */
const isOneOfMore = (site: Site, own: Category | undefined): boolean => {
  const hits = own === undefined ? [] : site.hits(`category:${own.noun}`);
  const naming = hits.filter((hit) => isSelfNaming([hit], own?.kind));
  return (
    naming.length > 0 &&
    naming.every((hit) => comesLater(hit, hits) || isEntry(site, hit, hits, LISTS[hit.passage.place] ?? Infinity))
  );
};

const countDepartments = (site: Site, own: Category | undefined, fields: readonly WeighedCategory[]): number => {
  const others = fields.filter(
    ({ category }) => category.kind === 'shop' && !isSelfNaming(site.hits(`category:${category.noun}`)),
  );
  const departments = new Set(others.map(({ category }) => departmentOf(category.noun)));
  if (own !== undefined) departments.delete(departmentOf(own.noun));
  return departments.size;
};

/** Rivals are those of the field that is named first; a field without a row has none. */
const rowOf = (row: Category, [first]: readonly string[], siblings: readonly Category[]): Category | undefined =>
  first === undefined || row.noun === row.kind ? row : siblings.find(({ noun }) => noun === first);

/** Fields that contain others of the same kind: an accident lawyer gives legal advice, too. */
const WIDE: ReadonlySet<string> = new Set(['legal advice', 'flowers and plants']);

/** The heaviest field that the site names as its own; for a wide one, a part of it that is shown twice. */
const ownField = (site: Site, kind: Kind, fields: readonly WeighedCategory[]): Category | undefined => {
  const alike = fields.filter(({ category }) => category.kind === kind.id).map(({ category }) => category);
  const own = fields.find(
    ({ category, weight }) =>
      category.kind === kind.id &&
      weight >= MIN_CATEGORY &&
      isSelfNaming(site.hits(`category:${category.noun}`), kind.id),
  )?.category;
  if (own !== undefined && isOnlyItem(site, site.hits(`category:${own.noun}`))) return undefined;
  if (own === undefined || !WIDE.has(own.noun)) return own;
  return alike.find((part) => !WIDE.has(part.noun) && isFieldConfirmed(site, part)) ?? own;
};

const VENDOR = 'a vendor of software for';

type Evidence = {
  readonly selfNames: readonly SelfName[];
  readonly fields: readonly WeighedCategory[];
  /** The mass of all kinds together. */
  readonly total: number;
};

const MIN_BESIDE = 2;
/** Whether the word for a kind is in the title and in other texts of the first page. */
const isInTitle = (hits: readonly Hit[]): boolean => {
  const first = [...new Set(hits.map(({ passage }) => passage))].filter(({ page }) => page === 0);
  const beside = first.filter(({ place }) => place !== 'title' && place !== 'address').length;
  return beside >= MIN_BESIDE && first.some(({ place }) => place === 'title');
};

/** The judgment if the site is of this kind. */
const judgeAs = (site: Site, best: WeighedKind | undefined, { selfNames, fields, total }: Evidence): KindJudgment => {
  const kind = asCalled(site, best?.kind ?? kindCalled('saas'), selfNames);
  const confidence = massOf(best?.score ?? 0) / total;
  const own = ownField(site, kind, fields);
  const isGeneral =
    kind.id === 'shop' && (isOneOfMore(site, own) || countDepartments(site, own, fields) >= DEPARTMENTS);
  const hits = ownHits(site, `kind:${kind.id}`);
  // A zoo is in the lists of kinds and of fields: that counts as one sign.
  const field = best?.category === undefined ? [] : ownHits(site, `category:${best.category.noun}`);
  const isVaried = phrasesOf([...hits, ...field]).size > 1 || hits.some(isDefinition);
  // “Academy” may mean a club, a course or a company.
  const isTitled = kind.id !== 'education' && isInTitle(hits);
  const siblings = fields.map((each) => each.category).filter((each) => each.kind === kind.id);
  const row = isGeneral ? undefined : own;
  const named = fieldsOf(site, kind.id, row, siblings);
  const category = row === undefined ? undefined : rowOf(row, named, siblings);
  const weighedUp =
    best === undefined
      ? confidence
      : corroborated(site, confidence, isVaried && !isOfSection(hits, best.parts), isTitled, best.parts);
  // “Limousine service for Rye” in title or description outweighs the word for a kind.
  const weightOf = (field: Category): number => fields.find(({ category: one }) => one === field)?.weight ?? 0;
  const isOfField =
    own !== undefined &&
    confidence >= MIN_FOR_FIELD &&
    isNamedByTitle(site, own, confidence, weightOf(own)) &&
    isFieldConfirmed(site, own);
  // A page for hospital software mentions everything that a hospital does.
  const isTold = isOfField && kind.id !== 'health';
  const found = isOfField ? Math.max(weighedUp, BY_FIELD) : weighedUp;
  const noun = kind.id === 'saas' && row !== undefined && isVendor(site) ? `${VENDOR} ${row.noun}` : kind.noun;
  return {
    kind: { ...kind, noun },
    confidence: isTold || isReachable(site, kind.id) ? found : Math.min(found, UNSURE),
    category,
    field: fieldIn(named),
  };
};

/** Weighs all evidence for the kind of a site, and how certain it is. */
export const judgeKind = (site: Site): KindJudgment => {
  const page = privatePageOf(site);
  if (page !== undefined)
    return { kind: { ...kindCalled('private'), noun: page.noun }, confidence: BY_GUESTS, category: undefined };
  if (isOfSupporters(site)) return { kind: kindCalled('association'), confidence: BY_SUPPORT, category: undefined };
  const fields = weighCategories(site);
  const selfNames = selfNamesOf(site);
  const weighed = weighKinds(site, selfNames, fields);
  const total = weighed.reduce((sum, { score }) => sum + massOf(score), massOf(NO_KIND));
  const evidence = { selfNames, fields, total };
  const likeliest = judgeAs(site, weighed[0], evidence);
  if (isSure(likeliest)) return likeliest;
  const defined = definedKind(site, selfNames, weighed);
  if (defined !== undefined) return { ...judgeAs(site, defined, evidence), confidence: BY_DEFINITION };
  if (isAssociation(site)) return { kind: kindCalled('association'), confidence: BY_DEFINITION, category: undefined };
  return isCompany(site) ? { kind: kindCalled('company'), confidence: BY_MENU, category: undefined } : likeliest;
};

/** Whether a report may state the kind. */
export const isSure = ({ confidence }: KindJudgment): boolean => confidence >= SURE;
