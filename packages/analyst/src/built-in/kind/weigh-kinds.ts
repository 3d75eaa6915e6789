import { categories, type Category } from '../category/category.ts';
import type { Topic } from '../lexicon/topic.ts';
import { KNOWN_LANGUAGES } from '../read/language.ts';
import { isHead } from '../read/passage.ts';
import { phrasesIn } from '../read/scanner.ts';
import type { Site } from '../read/site.ts';
import type { SelfName } from './self-names.ts';
import { hasCompanyMenu } from './company.ts';
import { isBlog, isTrade } from './blog-signs.ts';
import { isLaterItem, withoutItems } from './field.ts';
import { hostSigns } from './host-signs.ts';
import type { Kind, KindId } from './kind.ts';
import { kinds } from './kinds.ts';
import { isListable, speaksOfStays } from './listing.ts';
import { menuSigns } from './menu-signs.ts';
import { shapeSigns } from './shape-signs.ts';
import { detailSigns } from './detail-signs.ts';
import { isVended, isVendor } from './vendor.ts';
import { hostLabel, ownHits, weighPlaces } from './weigh-places.ts';

/** The weights of the evidence for one kind. */
export type Parts = {
  /** The names of the kind. */
  readonly words: number;
  readonly types: number;
  readonly topics: number;
  readonly host: number;
  readonly shape: number;
  readonly menu: number;
  /** The site’s own name for itself, with which other words agree. */
  readonly selfName: number;
  readonly field: number;
};

export type WeighedKind = {
  readonly kind: Kind;
  readonly category: Category | undefined;
  readonly parts: Parts;
  readonly score: number;
  /** What the site lists or writes about, but is not. */
  readonly isOther: boolean;
};

const CATEGORY_SHARE = 0.75;
/** The weight of a name that other words agree with, equal to a type of structured data. */
const CALLED = 3.6;

const longNames = new Map<KindId, readonly string[]>(
  kinds.map(({ id, names }) => [
    id,
    phrasesIn(names)
      .map((name) => name.replaceAll('*', '').toLowerCase())
      .filter((name) => name.length > 4 && /^\p{L}+$/u.test(name)),
  ]),
);

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

const isInHost = (site: Site, id: KindId): boolean =>
  (longNames.get(id) ?? []).some((name) => hostLabel(site).includes(name));

/** The weight of the kind’s names. A name in the host is one of them, not a second sign. */
const fromWords = (site: Site, id: KindId): number => {
  const words = weighPlaces(withoutItems(ownHits(site, `kind:${id}`)));
  return words + (isInHost(site, id) ? (words < TITLED ? IN_HOST : REPEATED) : 0);
};
const IN_HOST = 1.2;
/** The weight of a host that repeats the title. */
const REPEATED = 0.6;
const TITLED = 2;

const fromHost = (site: Site, id: KindId): number =>
  sumOf(hostSigns.map(([host, kind, weight]) => (kind === id && host.test(site.host) ? weight : 0)));

/** The weight of the topics. They support other evidence: a login or a newsletter alone shows no kind, but a menu with table reservations does. */
const fromTopics = (site: Site, topics: Kind['topics'], isAccompanied: boolean): number => {
  const found = Object.entries(topics).flatMap(([topic, weight]) =>
    site.topic(topic as Topic).length > 0 ? [weight] : [],
  );
  const isTelling = sumOf(found.filter((weight) => weight >= STRONG)) >= TELLING;
  return sumOf(found) * (isAccompanied || isTelling ? 1 : ALONE);
};
const STRONG = 0.9;
const TELLING = 2;
const ALONE = 0.5;

/** The weight of JSON-LD types on the first page; `Product` on a list of offers is weaker than a restaurant’s own `Restaurant`. */
const fromTypes = (site: Site, types: string): number => {
  const known = new Set(types.split(' '));
  const isKnown = site.snapshot.structuredData.some(({ type }) =>
    known.has(type.replace(/^https?:\/\/schema\.org\//u, '')),
  );
  return isKnown ? 2.6 : 0;
};

export type WeighedCategory = { readonly category: Category; readonly weight: number };

/** The fields that the pages name, heaviest first. */
export const weighCategories = (site: Site): readonly WeighedCategory[] =>
  categories
    .map((category) => {
      const hits = ownHits(site, `category:${category.noun}`);
      // “Concerts, quiz nights, cinema and workshops”: an item of a long list does not describe the site.
      const naming = hits.filter((hit) => !isHead(hit.passage) || !isLaterItem(hit));
      return { category, weight: weighPlaces(naming, category.kind) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);

const MANY_SHELVES = 1.4;
/** Words of businesses that make what they sell. */
const OWN_MAKING =
  /(?<!\p{L})(?:our (?:own )?(?:vineyards?|winery|brewery|distillery|farm|estate|orchards?|roastery|dairy)|we (?:brew|roast|grow|distil|bake)|(?:unser|eigene)\p{L}* (?:weingut|weinberg|brauerei|hof|rösterei|anbau|herstellung|imkerei)\p{L}*|not(?:re|s) (?:domaine|vignoble|ferme|brasserie)|nuestr[ao]s? (?:bodega|viñedo|finca)s?|(?:la )?nostr[ao] (?:cantina|azienda|birrificio)|nossa (?:vinícola|quinta|adega))(?!\p{L})|自社/iu;
/** A shop with the goods of many makers is not a producer. */
const isReseller = (site: Site, shelves: number): boolean =>
  shelves >= MANY_SHELVES &&
  site.topic('cart').length > 0 &&
  !isInHost(site, 'producer') &&
  !site.said.some(({ page, text }) => page === 0 && OWN_MAKING.test(text.slice(0, 400)));

const MIN_COMPANY = 0.3;
/** A blog is not of the kind that it writes about, and a site with one episode is not a podcast. */
const OF_SUBJECT = 0.3;
const BLOG = 3;
const VENDOR = 3;

/** The address of one episode, on a site that is more than its podcast. */
const EPISODE = /\/(?:podcasts?|episodes?|folgen?|épisodes?|episodios?|puntate)\/./u;
const OF_LISTENERS = /podcast|radio|show|cast|\bfm\b|talk/iu;
const isEpisodeOfOther = ({ snapshot: { finalUrl, siteName = '' }, host, name }: Site): boolean =>
  EPISODE.test(URL.parse(finalUrl)?.pathname ?? '') && !OF_LISTENERS.test(`${host} ${siteName} ${name.title}`);

/** Adds up the evidence for each kind; heaviest first. */
export const weighKinds = (
  site: Site,
  selfNames: readonly SelfName[],
  fields: readonly WeighedCategory[],
): readonly WeighedKind[] => {
  const shapes = shapeSigns(site);
  const menus = menuSigns(site);
  const details = detailSigns(site);
  const isOfSubject = isBlog(site);
  const isEpisode = isEpisodeOfOther(site);
  const isFirm = hasCompanyMenu(site);
  const isOfVendor = isVendor(site);
  const hasStays = !KNOWN_LANGUAGES.has(site.language.tag) || speaksOfStays(site);
  // A listing, an agent or a ticket seller.
  const isBetween = (shapes.directory ?? 0) > 0 || (shapes.travel ?? 0) > 0 || (shapes.ticketing ?? 0) > 0;
  const isOther = (kind: KindId): boolean =>
    (isOfSubject && isTrade(kind)) ||
    (isEpisode && kind === 'media') ||
    (isBetween && isListable(site, kind)) ||
    (kind === 'producer' && isReseller(site, (menus.shop ?? 0) + (shapes.shop ?? 0))) ||
    (kind === 'open-source' && isFirm) ||
    (isOfVendor && isVended(kind)) ||
    (kind === 'lodging' && !hasStays);
  const agreed = selfNames.find(({ isAgreed, kind }) => isAgreed && !isOther(kind))?.kind;
  return kinds
    .map((kind) => {
      const row = fields.find((each) => each.category.kind === kind.id);
      const [words, types] = [fromWords(site, kind.id), fromTypes(site, kind.types)];
      const host = fromHost(site, kind.id);
      const shape =
        (shapes[kind.id] ?? 0) +
        (details[kind.id] ?? 0) +
        (isOfSubject && kind.id === 'blog' ? BLOG : 0) +
        (isOfVendor && kind.id === 'saas' ? VENDOR : 0);
      const menu = menus[kind.id] ?? 0;
      const selfName = agreed === kind.id ? CALLED : 0;
      const field = Math.min(3, (row?.weight ?? 0) * CATEGORY_SHARE);
      const isAccompanied = words + types + sumOf([host, shape, menu, selfName, field]) >= MIN_COMPANY;
      const topics = fromTopics(site, kind.topics, isAccompanied);
      const parts = { words, types, topics, host, shape, menu, selfName, field };
      const share = isOther(kind.id) ? OF_SUBJECT : 1;
      const score = Math.max(0, sumOf(Object.values(parts)) * share);
      return { kind, category: row?.category, parts, score, isOther: isOther(kind.id) };
    })
    .toSorted((a, b) => b.score - a.score);
};
