import { memoize } from '../findings/memoize.ts';
import { AMOUNT } from '../findings/amounts.ts';
import { kindsOf } from '../kind/kind.ts';
import { contrastStatements } from '../findings/contrasts.ts';
import { reasonStatements } from '../findings/reasons.ts';
import { type Context, inWords } from '../findings/context.ts';
import { editorialIn } from '../read/editorial.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { setOf } from '../read/wording.ts';
import { type Basis, type Finding, inferred, quoteFrom, type Statement, statement } from './statement.ts';
import { isProductPage } from './product-page.ts';
import { featuresOf } from './features.ts';

/** Headings above reasons. */
const REASONS =
  /\b(?:reasons?|benefits?|advantages?|what makes|our promise|how it works|what you get|highlights|vorteile|gründe|leistungen|avantages|nos atouts|ventajas|vantaggi|vantagens|características)\b|特長|特徴|選ばれる理由|(?<!\p{L})(?:why (?:us|choose)|warum (?:wir|uns|zu uns)|pourquoi (?:nous|choisir)|por qué (?:nosotros|elegir)|perché (?:noi|scegliere)|por que (?:nós|escolher))(?!\p{L})/iu;
const WHY = /(?<!\p{L})(?:why|warum|pourquoi|por qué|perché|por que)(?!\p{L})/iu;
/** “Why go solar?” introduces reasons, “Why trees fall in winter” is an article. */
const ASKS = /^(?:\S+\s){1,4}\S+\?$/u;

const isReasons = (text: string, { site }: Context): boolean =>
  REASONS.test(text) ||
  (WHY.test(text) && (ASKS.test(text.trim()) || text.toLowerCase().includes(site.name.title.toLowerCase())));

/** Kinds of strengths that set a site apart from others of its kind. */
const APART = setOf(
  'rival superlative sizes guest discount specialist exclusive club maker result written-by without origin years founded open-source trial leave cause whole share privacy free-offer first-choice official lies impartial independent in-person by-peers one-place home-made once covered compares built',
);
/** Kinds of checkable strengths: differences only if nothing else sets the site apart. */
const HAS = setOf(
  'counts users range rating saving stock award guarantee returns free-shipping volume extras speed certified seal named regular buys gives belongs buying free-first always included fair-trade partner makers',
);
const PRODUCTS = kindsOf('saas app developer-tool');
const FEATURES = /\b(?:features|funktionen|fonctionnalités|funciones|funzionalità|funcionalidades)\b|機能/iu;
const MAX_COUNT = 6;
/** Buttons, questions, prices, counters and section headings are not reasons. */
const NO_POINT =
  /^\W*(?:\d{1,2}[.)]\s|sign up|get |find |proudly |call|join|book|contact|plans? from|from |order|shop|buy|read|see|view|start|download|subscribe|follow|learn|click|jetzt|mehr|en savoir|ver |leggi|saiba|0\s|our features?\b)|[?:]\s*$|at a glance|@|\btel\b|\b\d{5}\s\p{Lu}/iu;
/** “By Lila Caballero, volunteer”: the author. */
const BYLINE = /^\W*(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or)\s\p{Lu}[\p{L}.’'-]*\s\p{Lu}/u;
/** Instructions to report or submit something. */
const ERRANDS = /\b(?:report(?:ing)?|submit(?:ting)?|flag(?:ging)?)\b/iu;
const PLACES: ReadonlySet<string> = new Set(['heading', 'item', 'text']);
const MIN_WORDS = 5;

/** “Lake Harmony Winter Festival”: a name or heading, not a sentence about the offer. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
};

const isPoint = ({ text, place, isQuotable, page }: Passage): boolean =>
  isQuotable &&
  page === 0 &&
  PLACES.has(place) &&
  text.length <= 140 &&
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS &&
  !isTitleCase(text) &&
  !NO_POINT.test(text) &&
  !AMOUNT.test(text) &&
  !BYLINE.test(text);

/** Points under a heading such as “Five reasons to …”, or below a line that ends with a colon. */
export const points = memoize((context: Context): readonly Passage[] => {
  const { site, isSure, judgment } = context;
  const isLabel = ({ text, place, page }: Passage): boolean =>
    page === 0 && place !== 'heading' && text.length < 90 && text.trim().endsWith(':') && isReasons(text, context);
  const label = site.said.findIndex(isLabel);
  const below = label < 0 ? [] : site.said.slice(label + 1, label + 7);
  const listed = below.filter((passage) => passage.place === 'item' && isPoint(passage));
  if (listed.length >= 2) return listed.slice(0, 5);
  const isProduct = isSure && PRODUCTS.has(judgment.kind.id);
  const isUnder = ({ section, text, level }: Passage): boolean =>
    (isReasons(section, context) || (isProduct && FEATURES.test(section))) &&
    section !== text &&
    !ERRANDS.test(section) &&
    level < 2;
  const editorial = editorialIn(site);
  return site.said.filter((passage) => isPoint(passage) && isUnder(passage) && !editorial.has(passage)).slice(0, 4);
});

/** Subheadings of products are arguments; elsewhere they are titles of articles, events or rooms. */
const claims = ({ site, isSure, judgment }: Context): readonly Passage[] =>
  !isSure || !PRODUCTS.has(judgment.kind.id)
    ? []
    : site.said.filter((passage) => passage.place === 'heading' && passage.level >= 2 && isPoint(passage));

const SAME = 0.6;
const wordSet = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []);

/** Whether most words of a text occur in another one. */
export const saysTheSame = (one: string, other: string): boolean => {
  const [words, others] = [wordSet(one), wordSet(other)];
  return [...others].filter((word) => words.has(word)).length >= others.size * SAME;
};

/** “No cookies, just insights” and “No need for cookie banners” deny the same thing. */
const DENIED =
  /(?<!\p{L})(?:no|without|never|zero|kein\p{L}*|ohne|sans|sin|senza|sem)\s(?:need (?:for|of) |more |hidden |any |an? )?(\p{L}{4})/giu;
const deniedIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(DENIED), ([, stem = '']) => stem.toLowerCase());
const deniesTheSame = (one: string, other: string): boolean =>
  deniedIn(one).some((stem) => deniedIn(other).includes(stem));

/** Signs of a checkable difference: a figure, a guarantee, free of charge, a first or only place, something left out. */
const CHECKABLE =
  /\d|(?<!\p{L})(?:free|the only|the first|guaranteed?|warranty|money back|without (?:a|an|any)|instead of|unlike|kostenlos\p{L}*|kostenfrei|garantie\p{L}*|ohne|einzige\p{L}*|gratuit\p{L}*|garanti\p{L}*|sans|le seul|la seule|gratis|garantía|garantizad\p{L}*|sin|el único|la única|garanzia|garantit\p{L}*|senza|l['’]unic[oa]|grátis|sem|o único|a única)(?!\p{L})|無料|保証|唯一/iu;
/** “No card needed”: only in English, because “no” means something else in other languages. */
const ENGLISH_NO = /\bno (?!matter|longer|wonder|one\b)\p{L}{3,}/iu;
/** Kinds that offer nothing, or offers of others. */
const NOTHING_OFFERED = kindsOf('portfolio reference forum news blog');
/** Kinds of strengths that even newspapers and reference works claim in their first words. */
const OF_ANY_SITE = setOf(
  'superlative founded range years without first-choice specialist free-offer written-by impartial discount sizes official',
);
/** On a site of an unsure kind, a certificate or a speed may be that of a product. */
const OF_PRODUCTS = setOf('certified award origin share speed always');
const [MAX_APART, MIN_COUNT] = [4, 2];
/** Common claims count as a difference only if there is nothing better. */
const WEAK = 0.6;

const isInHead = ({ site }: Context, basis: Basis): boolean =>
  basis.basis === 'quote' &&
  site.said.some((passage) => passage.page === 0 && isHead(passage) && passage.text.includes(basis.quote));

/** “Free shipping” in two places is one offer. */
const isSameOffer = (one: Statement, other: Statement): boolean =>
  one.basis.basis === 'quote' && other.basis.basis === 'quote' && saysTheSame(one.basis.quote, other.basis.quote);

/** The strengths that set the site apart; if there are few, the better half of the checkable ones as well. */
const differences = (context: Context, strengths: readonly Finding[]): readonly Finding[] => {
  const { isSure, judgment } = context;
  if (isProductPage(context)) return [];
  const isOffered = !(isSure && NOTHING_OFFERED.has(judgment.kind.id));
  const fit = strengths
    .filter(({ kind }) => isOffered || OF_ANY_SITE.has(kind))
    .filter(({ kind, basis }) => isSure || !OF_PRODUCTS.has(kind) || isInHead(context, basis));
  const isNew = (one: Finding, index: number, all: readonly Finding[]): boolean =>
    !all.slice(0, index).some((other) => isSameOffer(other, one));
  const apart = fit.filter(({ kind }) => APART.has(kind)).filter(isNew);
  const has = fit.filter(({ kind }) => HAS.has(kind)).filter(isNew);
  const isStrong = ({ weight }: Finding): boolean => weight >= WEAK;
  const strong = apart.filter(isStrong).slice(0, MAX_APART);
  const more = has
    .filter(isStrong)
    .slice(0, Math.max(strong.length === 0 ? 1 : 0, Math.min(MIN_COUNT - strong.length, Math.floor(has.length / 2))));
  const found = [...strong, ...more];
  return found.length > 0 ? found : [...apart, ...has].slice(0, 1);
};

/** Denies nothing: the page may state a difference in words that the rules do not recognize. */
export const noDifference = (reason: string): Statement => {
  const text = 'Our rules are sure of no difference from others here; the page may name some';
  return statement('none-found', 0.1, text, inferred(reason));
};

/** What sets the offer apart: checkable claims first, then checkable reasons; else a sentence that none was recognized. */
export const uspsOf = (context: Context, strengths: readonly Finding[]): readonly Statement[] => {
  const { isSure, judgment, site } = context;
  const isOffered = !isProductPage(context) && !(isSure && NOTHING_OFFERED.has(judgment.kind.id));
  const found = differences(context, strengths);
  const used = found.map(({ basis }) => (basis.basis === 'quote' ? basis.quote : ''));
  const given = (isOffered && isSure ? [...points(context), ...claims(context)] : [])
    .filter(({ text }) => CHECKABLE.test(text) || (site.language.tag === 'en' && ENGLISH_NO.test(text)))
    .filter(({ text }, at, all) => {
      const told = [...used, ...all.slice(0, at).map((other) => other.text)];
      return !told.some((words) => saysTheSame(words, text) || deniesTheSame(words, text));
    })
    .map((passage) => statement('reason', 0.8, inWords(context, passage.text), quoteFrom(passage, passage.text)));
  const reasons = isOffered && given.length === 0 ? reasonStatements(context) : [];
  const contrasts = isProductPage(context) ? [] : contrastStatements(context);
  const usps = [...found, ...reasons, ...given, ...contrasts].slice(0, MAX_COUNT);
  if (usps.length > 0) return usps;
  const own = featuresOf(context);
  if (own.length > 0) return own;
  return [
    noDifference(
      'Inferred from two things: figures, guarantees, free first steps and ranks were searched in the forms that our rules know; the pages may name other differences.',
    ),
  ];
};
