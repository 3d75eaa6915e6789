import { type KindId, kindsOf } from '../kind/kind.ts';
import { EDITORIAL } from '../kind/model-signs.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { type Finding, groundOf, quoteFrom, strength } from '../report/statement.ts';
import { isProductPage } from '../report/product-page.ts';
import { memoize } from './memoize.ts';
import { comparesPrices } from './compares.ts';
import { barePrices } from './bare-prices.ts';
import { isCartLine } from './cart-line.ts';
import { isClientResult, isOtherAmount, isSurcharge } from './no-price.ts';
import { isOfferPrice, OF_READERS, ownPrices, paidNow } from './own-price.ts';
import { itemOf } from './price-item.ts';
import { comparable, rangeText, money, type Price, priceRange, withWords } from './price-range.ts';
import { freeSteps, trialIn } from './free-step.ts';
import { isSentence } from './own-claims.ts';
import { type Context, inWords } from './context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';

/** Kinds of sites whose amounts belong to others, except for what readers pay. */
export const SELLS_NOTHING = kindsOf(
  'reference news blog forum media portfolio open-source documentation nonprofit government religious research directory',
);
/** Kinds of sites where others sell. Only fees are the site’s own prices. */
const BROKERS = kindsOf('marketplace ticketing');
const FEE =
  /\bfees?\b|commission|\+\s?\d[\d.,]*\s?%|gebühr|provision|frais de service|comisi[óo]n|commissione|comiss|手数料/iu;
/** Amounts of loans and savings are no prices. Recurring amounts and fees are. */
const LENDERS = kindsOf('finance');
/** Screenshots of software show amounts that users entered. */
const SOFTWARE = kindsOf('app saas developer-tool game');
/** Headings above amounts that customers earned or saved. */
const CUSTOMERS =
  /\b(?:clients|customers|testimonials|kunden|clientes?|clienti)$|\b(?:results|success stor(?:y|ies)|case stud(?:y|ies)|erfolge|ergebnisse|résultats|études de cas|resultados|casos de éxito|risultati|casi di successo)\b/iu;
const MAX_UNSURE_LENGTH = 120;
/** With fewer amounts, those without words beside them or on a site of unsure kind may be anything. */
const MIN_AMOUNTS = 3;

/** Kinds of sites where a single amount is often a surcharge, a sample or an entry fee rather than a price. */
const BY_WORK = kindsOf('restaurant association manufacturer trade builder practice health wellness agency');
const MIN_OF_WORK = 2;
const DUES =
  /(?<!\p{L})(?:fee|fees|dues|\p{L}*beitrag|cotisations?|adhésions?|cuotas?|quot[ae]|anuidade|mensalidade)(?!\p{L})|会費/iu;

/** The prices of the offer. */
export const pricesOf = memoize((context: Context): readonly Price[] => {
  const { site, isSure, judgment, model } = context;
  if (comparesPrices(context) !== undefined) return [];
  const voices = new Set(site.topic('testimonials').map(({ passage }) => passage.text));
  const prices = site.pages
    .flatMap((page) =>
      [...page.prices, ...barePrices(page)].filter(
        (price) =>
          price.text.trim() !== '' &&
          page.text.includes(price.text) &&
          !isClientResult(page.text, price, isSure ? judgment.kind.id : undefined),
      ),
    )
    .filter(({ section }) => !voices.has(section) && !CUSTOMERS.test(section))
    .filter((price) => !isSurcharge(price))
    .filter(({ amount, text }) => amount > 0 && amount < 1e7 && (paidNow(text) !== undefined || !isOtherAmount(text)))
    .filter(({ text }) => isSure || text.length < MAX_UNSURE_LENGTH);
  const paid = ownPrices(context, prices);
  const isOf = (kinds: ReadonlySet<KindId>): boolean => isSure && kinds.has(judgment.kind.id);
  const isAdvertised = isSure && model.id === 'advertising' && model.confidence >= SURE_MODEL;
  if (isOf(SELLS_NOTHING) || isAdvertised) return paid.filter(({ text }) => OF_READERS.test(text));
  const isPriced =
    prices.some(({ period }) => period !== 'once') || site.topic('pricing').length > 0 || site.topic('cart').length > 0;
  // Other products follow below the product of the page.
  if (isProductPage(context)) return paid.slice(0, 1);
  if (isOf(BROKERS)) return paid.filter(({ text, section }) => FEE.test(`${section} ${text}`));
  if (isOf(LENDERS)) return paid.filter(({ period, text }) => period !== 'once' || FEE.test(text));
  const amounts = new Set(paid.map(({ amount }) => amount)).size;
  if (!isSure && amounts < MIN_AMOUNTS) return [];
  const isOnce = paid.every(({ period, text, section }) => period === 'once' && !DUES.test(`${section} ${text}`));
  if (isOf(BY_WORK) && isOnce && amounts < MIN_OF_WORK) return [];
  return isOf(SOFTWARE) && !isPriced ? [] : paid;
});

/** “from $9 a month (Starter)”, “€20 (“Glockenspiel”) to €3,890 (“Grand piano”)”; undefined if it is unknown what the amounts buy. */
export const pricesWithItems = (context: Context): string | undefined => {
  const prices = pricesOf(context);
  const range = priceRange(prices);
  const same = comparable(prices);
  const lowest = same[0];
  const highest = same.at(-1);
  if (range === undefined || lowest === undefined || highest === undefined) return undefined;
  const low = itemOf(lowest, prices, context.site.pages);
  if (lowest.period !== 'once') return low === undefined ? range : withWords(range, quoted(low));
  const high = itemOf(highest, prices, context.site.pages);
  if (lowest.amount === highest.amount) return low === undefined ? undefined : withWords(range, quoted(low));
  // A few amounts without words beside them may be anything.
  const isBare = (low === undefined && high === undefined) || low === high || lowest.currency !== highest.currency;
  if (isBare) return new Set(same.map(money)).size < MIN_AMOUNTS ? undefined : range;
  const named = (price: Price, item: string | undefined): string =>
    item === undefined ? money(price) : `${money(price)} (${quoted(item)})`;
  return rangeText(prices, named(lowest, low), named(highest, high));
};

/** Whether all prices have the same amount. */
export const isOneThing = (context: Context): boolean =>
  new Set(pricesOf(context).map(({ amount }) => amount)).size === 1;

/** Places whose words are not quoted. A title says that shipping is free; the text says from which amount. */
const UNQUOTED = new Set(['title', 'frame']);

/** A guarantee for a time or a refund. “Guaranteed fast delivery” is neither. */
const GUARANTEED =
  /money[- ]back|warrant(?:y|ies)|(?:price|lifetime|years?|quality|satisfaction)[- ]guarantee|guarantee (?:that|your|you|the)|we guarantee|geld[- ]zurück|\d+ ?(?:jahre?|monate) garantie|garantie (?:de |von )?\d|satisfait ou remboursé|garantía de \d|\d+ (?:años|meses) de garantía|soddisfatti o rimborsati|garanzia (?:di )?\d|garantia de \d|festpreis|保証/iu;

/** A site that states a shipping price ships free only sometimes. */
const SHIPPING_PRICE =
  /(?:zzgl\.? (?:der )?versandkosten (?:in höhe )?von|versandkosten:?|shipping costs?:?|frais de (?:port|livraison)\s?:?|gastos de env[ií]o:?|spese di spedizione:?|portes:?)\s(?:[$€£]\s?[1-9]|[1-9][\d.,]*\s?(?:€|EUR))/iu;
/** Kinds of sites where others sell on their own terms. */
const OF_SELLERS = kindsOf('marketplace directory blog');
const CONDITIONAL = /^【.{30}|\b(?:eligible|selected|qualifying) (?:orders|items|products)\b/iu;

/** What the pages say about prices: amounts, trials, free offers, free shipping and guarantees. */
export const priceFindings = (context: Context): readonly Finding[] => {
  const { site } = context;
  const range = context.judgment.kind.id === 'marketplace' ? undefined : pricesWithItems(context);
  const [shown] = comparable(pricesOf(context));
  const own = new Set(context.own);
  // Trials on editorial sites are offers of advertisers.
  const isOthers = EDITORIAL.has(context.judgment.kind.id);
  const findings: Finding[] = context.isSure && !isOthers ? [...trialIn(context)] : [];
  const sentence = shown?.text.trim() ?? '';
  const isAlone = isOneThing(context);
  if (range !== undefined && shown !== undefined && isOfferPrice(context, shown)) {
    const text = `Names the prices of its offers: ${range}, under ${quoted(shown.section)}`;
    findings.push(strength('offer-price', 0.5, text, quoteFrom(shown, shown.text)));
  } else if (context.isSure && shown !== undefined && isAlone && shown.period === 'once' && isSentence(sentence)) {
    const text = `Says what it costs: ${inWords(context, sentence)}`;
    findings.push(strength('price', 0.8, text, quoteFrom(shown, sentence)));
  } else if (range !== undefined && shown !== undefined)
    findings.push(strength('price', 0.62, `Public prices: ${range}`, quoteFrom(shown, shown.text)));
  const addTopic = (kind: 'free-shipping' | 'free-plan' | 'guarantee', weight: number, label: string): void => {
    const hits = site
      .topic(kind)
      .filter(
        ({ passage }) =>
          own.has(passage) && !UNQUOTED.has(passage.place) && !isCartLine(site.said, site.said.indexOf(passage)),
      );
    const hit = hits.find(({ passage }) => /\d/u.test(passage.text)) ?? hits[0];
    if (hit === undefined || (kind === 'guarantee' && !GUARANTEED.test(hit.passage.text))) return;
    const words = sentenceAt(hit.passage, hit.start);
    const isPriced = kind !== 'free-shipping' && /[$€£¥]\s?\d|\d\s?€/u.test(words);
    if (words.length < 9 || words.length > 260 || words.endsWith('?') || CONDITIONAL.test(words) || isPriced) return;
    findings.push(strength(kind, weight, `${label}: ${inWords(context, words)}`, groundOf(hit.passage, words)));
  };
  // On marketplaces and directories, shipping terms differ between sellers.
  if (!OF_SELLERS.has(context.judgment.kind.id) && !site.said.some(({ text }) => SHIPPING_PRICE.test(text)))
    addTopic('free-shipping', 0.72, 'Free shipping');
  if (context.isSure && ['saas', 'app', 'developer-tool'].includes(context.judgment.kind.id))
    addTopic('free-plan', 0.7, 'Free to start');
  if (context.isSure && !findings.some(({ kind }) => kind === 'free-plan' || kind === 'trial'))
    findings.push(...freeSteps(context));
  addTopic('guarantee', 0.65, 'Reduces the risk for buyers');
  return findings;
};
