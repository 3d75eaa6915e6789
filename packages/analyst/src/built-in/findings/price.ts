import { kindsOf } from '../kind/kind.ts';
import { EDITORIAL } from '../kind/model-signs.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { type Finding, groundOf, quoteFrom, strength } from '../report/statement.ts';
import { isProductPage } from '../report/product-page.ts';
import { once } from './once.ts';
import { comparesPrices } from './compares.ts';
import { barePrices } from './bare-prices.ts';
import { isOfCart } from './cart-box.ts';
import { isAdded, isAmountOfElse, isResult } from './no-price.ts';
import { isOfferPrice, OF_READERS, ownPrices, paidNow } from './own-price.ts';
import { itemOf } from './price-item.ts';
import { comparable, joined, money, type Price, priceRange, withWords } from './price-range.ts';
import { freeSteps, trialIn } from './free-step.ts';
import { isSentence } from './own-claims.ts';
import { type Context, inWords } from './context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';

/** Amounts on such pages belong to others, except for what readers pay. */
export const SELLS_NOTHING: ReadonlySet<string> = kindsOf(
  'reference news blog forum media portfolio open-source documentation nonprofit government religious research directory',
);
/** What others sell there is theirs; only a fee is the site’s own. */
const BROKERS: ReadonlySet<string> = kindsOf('marketplace ticketing');
const FEE =
  /\bfees?\b|commission|\+\s?\d[\d.,]*\s?%|gebühr|provision|frais de service|comisi[óo]n|commissione|comiss|手数料/iu;
/** Amounts of loans and savings are no prices; premiums by the month are. */
const LENDERS: ReadonlySet<string> = kindsOf('finance');
/** An app shows amounts that its users typed in. */
const SOFTWARE: ReadonlySet<string> = kindsOf('app saas developer-tool game');
/** Amounts below are what customers earned or saved. */
const CUSTOMERS =
  /\b(?:clients|customers|testimonials|kunden|clientes?|clienti)$|\b(?:results|success stor(?:y|ies)|case stud(?:y|ies)|erfolge|ergebnisse|résultats|études de cas|resultados|casos de éxito|risultati|casi di successo)\b/iu;
const LONGEST_UNSURE = 120;
/** Fewer amounts without a word beside them, or on a site whose kind is not sure, may be anything. */
const FEWEST_AMOUNTS = 3;

/** A single amount there is a surcharge, a sample or the entry to one tournament as often as a price of what is offered. */
const BY_WORK: ReadonlySet<string> = kindsOf(
  'restaurant association manufacturer trade builder practice health wellness agency',
);
const FEWEST_OF_WORK = 2;
const DUES =
  /(?<!\p{L})(?:fee|fees|dues|\p{L}*beitrag|cotisations?|adhésions?|cuotas?|quot[ae]|anuidade|mensalidade)(?!\p{L})|会費/iu;

/** The prices of what is sold. */
export const pricesOf = once((context: Context): readonly Price[] => {
  const { site, isSure, judgment, model } = context;
  if (comparesPrices(context) !== undefined) return [];
  const voices = new Set(site.topic('testimonials').map(({ passage }) => passage.text));
  const prices = site.pages
    .flatMap((page) =>
      [...page.prices, ...barePrices(page)].filter(
        (price) =>
          price.text.trim() !== '' &&
          page.text.includes(price.text) &&
          !isResult(page.text, price, isSure ? judgment.kind.id : ''),
      ),
    )
    .filter(({ section }) => !voices.has(section) && !CUSTOMERS.test(section))
    .filter((price) => !isAdded(price))
    .filter(({ amount, text }) => amount > 0 && amount < 1e7 && (paidNow(text) !== undefined || !isAmountOfElse(text)))
    .filter(({ text }) => isSure || text.length < LONGEST_UNSURE);
  const paid = ownPrices(context, prices);
  const isAdvertised = model.id === 'advertising' && model.confidence >= SURE_MODEL;
  if (isSure && (SELLS_NOTHING.has(judgment.kind.id) || isAdvertised))
    return paid.filter(({ text }) => OF_READERS.test(text));
  const isPriced =
    prices.some(({ period }) => period !== 'once') || site.topic('pricing').length > 0 || site.topic('cart').length > 0;
  // Below the product stand others that were bought with it.
  if (isProductPage(context)) return paid.slice(0, 1);
  if (isSure && BROKERS.has(judgment.kind.id))
    return paid.filter(({ text, section }) => FEE.test(`${section} ${text}`));
  if (isSure && LENDERS.has(judgment.kind.id))
    return paid.filter(({ period, text }) => period !== 'once' || FEE.test(text));
  const amounts = new Set(paid.map(({ amount }) => amount)).size;
  if (!isSure && amounts < FEWEST_AMOUNTS) return [];
  const isOnce = paid.every(({ period, text, section }) => period === 'once' && !DUES.test(`${section} ${text}`));
  if (isSure && BY_WORK.has(judgment.kind.id) && isOnce && amounts < FEWEST_OF_WORK) return [];
  return isSure && SOFTWARE.has(judgment.kind.id) && !isPriced ? [] : paid;
});

/** “from $9 a month (Starter)”, “€20 (“Glockenspiel”) to €3,890 (“Grand piano”)”; undefined where nothing says what an amount buys. */
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
  // Two amounts without a word beside them may be anything.
  const isBare = (low === undefined && high === undefined) || low === high || lowest.currency !== highest.currency;
  if (isBare) return new Set(same.map(money)).size < FEWEST_AMOUNTS ? undefined : range;
  const named = (price: Price, item: string | undefined): string =>
    item === undefined ? money(price) : `${money(price)} (${quoted(item)})`;
  return joined(prices, named(lowest, low), named(highest, high));
};

/** Whether the prices are those of one thing. */
export const isOneThing = (context: Context): boolean =>
  new Set(pricesOf(context).map(({ amount }) => amount)).size === 1;

/** A title says that shipping is free; the text says from when. */
const UNQUOTED = new Set(['title', 'frame']);

/** Something is guaranteed for a time, or money comes back: “guaranteed fast delivery” is neither. */
const GUARANTEED =
  /money[- ]back|warrant(?:y|ies)|(?:price|lifetime|years?|quality|satisfaction)[- ]guarantee|guarantee (?:that|your|you|the)|we guarantee|geld[- ]zurück|\d+ ?(?:jahre?|monate) garantie|garantie (?:de |von )?\d|satisfait ou remboursé|garantía de \d|\d+ (?:años|meses) de garantía|soddisfatti o rimborsati|garanzia (?:di )?\d|garantia de \d|festpreis|保証/iu;

/** Free for some: which orders, the page does not say. */
/** Who names what delivery costs gives it for nothing at times. */
const SHIPPING_PRICE =
  /(?:zzgl\.? (?:der )?versandkosten (?:in höhe )?von|versandkosten:?|shipping costs?:?|frais de (?:port|livraison)\s?:?|gastos de env[ií]o:?|spese di spedizione:?|portes:?)\s(?:[$€£]\s?[1-9]|[1-9][\d.,]*\s?(?:€|EUR))/iu;
/** They list what others sell, on the terms of those. */
const OF_SELLERS = kindsOf('marketplace directory blog');
const CONDITIONAL = /^【.{30}|\b(?:eligible|selected|qualifying) (?:orders|items|products)\b/iu;

/** What the pages say of price: amounts, trials, free offers, thresholds and guarantees. */
export const priceFindings = (context: Context): readonly Finding[] => {
  const { site } = context;
  const range = context.judgment.kind.id === 'marketplace' ? undefined : pricesWithItems(context);
  const [shown] = comparable(pricesOf(context));
  const own = new Set(context.own);
  // What a show or a newspaper lets one try is what its advertisers sell.
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
    findings.push(strength('price', 0.62, `Prices in the open: ${range}`, quoteFrom(shown, shown.text)));
  const said = (kind: 'free-shipping' | 'free-plan' | 'guarantee', weight: number, label: string): void => {
    const hits = site
      .topic(kind)
      .filter(
        ({ passage }) =>
          own.has(passage) && !UNQUOTED.has(passage.place) && !isOfCart(site.said, site.said.indexOf(passage)),
      );
    const hit = hits.find(({ passage }) => /\d/u.test(passage.text)) ?? hits[0];
    if (hit === undefined || (kind === 'guarantee' && !GUARANTEED.test(hit.passage.text))) return;
    const words = sentenceAt(hit.passage, hit.start);
    const isPriced = kind !== 'free-shipping' && /[$€£¥]\s?\d|\d\s?€/u.test(words);
    if (words.length < 9 || words.length > 260 || words.endsWith('?') || CONDITIONAL.test(words) || isPriced) return;
    findings.push(strength(kind, weight, `${label}: ${inWords(context, words)}`, groundOf(hit.passage, words)));
  };
  // On a marketplace or in a list of offers each seller ships on other terms.
  if (!OF_SELLERS.has(context.judgment.kind.id) && !site.said.some(({ text }) => SHIPPING_PRICE.test(text)))
    said('free-shipping', 0.72, 'Free shipping');
  if (context.isSure && ['saas', 'app', 'developer-tool'].includes(context.judgment.kind.id))
    said('free-plan', 0.7, 'Free to start');
  if (context.isSure && !findings.some(({ kind }) => kind === 'free-plan' || kind === 'trial'))
    findings.push(...freeSteps(context));
  said('guarantee', 0.65, 'Takes risk off the buyer');
  return findings;
};
