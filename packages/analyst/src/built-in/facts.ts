import { type Access, accessOf } from './facts/access.ts';
import { type Audience, audiencesOf, everybodyIn } from './facts/audience.ts';
import { type Feature, featuresOf } from './facts/features.ts';
import { integrationsOf } from './facts/integrations.ts';
import { signOf } from './facts/mentions.ts';
import { type Offering, offeringOf } from './facts/offering.ts';
import { type Offers, offersOf } from './facts/offers.ts';
import { type PriceFact, pricesOf } from './facts/prices.ts';
import { type Proof, proofOf } from './facts/proof.ts';
import { type ReadingMatter, readingMatterOf } from './facts/reading-matter.ts';
import { type Rival, rivalsOf } from './facts/rivals.ts';
import { type TrendFact, trendsOf } from './facts/trends.ts';
import type { Basis } from './basis.ts';
import type { Language } from './language.ts';
import type { Name } from './name.ts';
import { mentionsOf, type Page, type Quote } from './page.ts';
import { kindOf } from './site-kind.ts';
import { likelyReader, type Somebody } from './words/likely-readers.ts';
import type { SiteKind } from './words/site-kinds.ts';

/** All that is known of a page, each fact with the words it was found in. Statements are made from nothing else. */
export type Facts = {
  readonly page: Page;
  readonly name: Name;
  readonly language: Language;
  readonly kind: SiteKind;
  readonly confidence: number;
  readonly offering: Offering | undefined;
  readonly audiences: readonly Audience[];
  /** Who comes to such a site when it names nobody. */
  readonly likelyReader: Somebody;
  readonly everybody: Quote | undefined;
  /** Things that are put into a basket and sent. */
  readonly sellsGoods: boolean;
  readonly prices: readonly PriceFact[];
  readonly offers: Offers;
  readonly proof: Proof;
  readonly features: readonly Feature[];
  readonly access: Access;
  readonly matter: ReadingMatter;
  readonly integrations: Basis | undefined;
  readonly rivals: readonly Rival[];
  readonly trends: readonly TrendFact[];
};

const describing: ReadonlySet<SiteKind> = new Set([
  'software',
  'shop',
  'open-source',
  'agency',
  'local',
  'restaurant',
  'lodging',
  'health',
  'directory',
  'course',
  'game',
  'event',
  'nonprofit',
  'portfolio',
  'site',
]);

/** Kinds that name prices of their own; elsewhere only what is paid again and again is one, such as a subscription. */
const selling: ReadonlySet<SiteKind> = new Set([
  'software',
  'shop',
  'local',
  'restaurant',
  'lodging',
  'health',
  'directory',
  'agency',
  'course',
  'event',
  'game',
  'community',
  'site',
  'portfolio',
]);

/** Kinds that are there to be read. */
const reading: ReadonlySet<SiteKind> = new Set(['blog', 'news', 'docs']);

/** Kinds for which “organic” and “by hand” tell of origin. */
const making: ReadonlySet<SiteKind> = new Set(['shop', 'local', 'restaurant', 'lodging', 'nonprofit', 'site']);

/**
 * “People” are whoever comes to such a site. Whom a nonprofit is for does not read its page: those who give do, for the
 * sake of the first group it names.
 */
const asReaders = (audiences: readonly Audience[], kind: SiteKind, somebody: Somebody): readonly Audience[] =>
  kind === 'nonprofit'
    ? audiences.slice(0, 1).map((audience) => ({ ...audience, ...somebody }))
    : audiences.map((audience) => (audience.role === 'shopper' ? { ...audience, ...somebody } : audience));

/**
 * Extracts the facts of a page. What a newspaper writes about others is no rival, price or trend of its own, and where
 * code is explained, “guaranteed” and “import from” mean something else.
 */
export const factsOf = (page: Page): Facts => {
  const read = readingMatterOf(page);
  const access = accessOf(page);
  const { kind, confidence } = kindOf(page, {
    phone: access.phone !== undefined,
    place: access.address !== undefined || access.hours !== undefined,
    oneVoice: read.oneVoice !== undefined,
  });
  const offering = offeringOf(page, kind);
  const matter = making.has(kind) ? read : { ...read, handmade: undefined };
  const rivals = describing.has(kind) ? rivalsOf(page) : [];
  const isAboutRival = ({ claim }: Feature) => rivals.some(({ name }) => claim.includes(name));
  const isDescribing = describing.has(kind);
  const isCode = kind === 'open-source' || kind === 'docs';
  const isForWork =
    mentionsOf(page, 'work').filter(({ isLink }) => !isLink).length >= (page.snapshot.wordCount < 200 ? 1 : 2);
  const somebody = likelyReader(kind, { isInstalled: read.install !== undefined, isForWork });
  return {
    page,
    name: page.name,
    language: page.language,
    kind,
    confidence,
    offering,
    likelyReader: somebody,
    audiences: asReaders(audiencesOf(page, reading.has(kind)), kind, somebody),
    everybody: everybodyIn(page),
    sellsGoods:
      kind === 'shop' &&
      (signOf(page, 'cart', 'shipping') !== undefined ||
        page.snapshot.structuredData.some(({ type }) => type === 'Product')),
    prices: pricesOf(page).filter(({ period }) => selling.has(kind) || (period !== 'once' && kind !== 'nonprofit')),
    offers: isCode ? { ...offersOf(page), guarantee: undefined, migration: undefined } : offersOf(page),
    proof: proofOf(page, isDescribing && kind !== 'open-source'),
    features:
      isDescribing || kind === 'docs' || kind === 'community'
        ? featuresOf(page, offering?.quote.quote).filter((feature) => !isAboutRival(feature))
        : [],
    access,
    matter,
    integrations: integrationsOf(page),
    rivals,
    trends: isDescribing && kind !== 'open-source' && kind !== 'portfolio' && kind !== 'game' ? trendsOf(page) : [],
  };
};
