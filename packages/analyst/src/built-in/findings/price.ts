import { kindsOf } from '../kind/kind.ts';
import { EDITORIAL } from '../kind/model-signs.ts';
import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { type Finding, groundOf, quoteFrom, strength } from '../report/statement.ts';
import { isProductPage } from '../report/product-page.ts';
import { once } from './once.ts';
import { isOfCart } from './cart-box.ts';
import { cutPriceOf, isAmountOfElse, isResult } from './no-price.ts';
import { freeSteps, trialIn } from './free-step.ts';
import { isSentence } from './own-claims.ts';
import { type Context, inWords } from './context.ts';
import { editorialIn } from '../read/editorial.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';

type Price = PageSnapshot['prices'][number];

/** The price beside it is the one that is paid. */
const BEFORE_DISCOUNT = /\b(?:MSRP|RRP|UVP|list price|was|statt|au lieu|antes|invece)\b/iu;

/** Amounts on such pages belong to others. */
export const SELLS_NOTHING: ReadonlySet<string> = kindsOf(
  'reference news blog forum media portfolio open-source documentation nonprofit government religious research directory',
);
/** What others sell there is theirs; only a fee is the site’s own. */
const BROKERS: ReadonlySet<string> = kindsOf('marketplace ticketing');
const FEE =
  /\bfees?\b|commission|\+\s?\d[\d.,]*\s?%|gebühr|provision|frais de service|comisi[óo]n|commissione|comiss|手数料/iu;
/** An app shows amounts that its users typed in. */
const SOFTWARE: ReadonlySet<string> = kindsOf('app saas developer-tool game');
/** Amounts below are what customers earned or saved. */
const CUSTOMERS =
  /\b(?:clients|customers|testimonials|kunden|clientes?|clienti)$|\b(?:results|success stor(?:y|ies)|case stud(?:y|ies)|erfolge|ergebnisse|résultats|études de cas|resultados|casos de éxito|risultati|casi di successo)\b/iu;
const LONGEST_UNSURE = 120;
/** Fewer amounts without a word beside them, or on a site whose kind is not sure, may be anything. */
const FEWEST_AMOUNTS = 3;

const PERIOD: Record<Price['period'], string> = {
  once: '',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  year: ' a year',
};
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

export const money = ({ amount, currency }: Price): string => {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const digits = amount.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
  const sign = SIGNS[currency];
  return sign === undefined ? `${digits} ${currency}`.trim() : `${sign}${digits}`;
};

/** The prices of what is sold. */
export const pricesOf = once((context: Context): readonly Price[] => {
  const { site, isSure, judgment } = context;
  if (isSure && SELLS_NOTHING.has(judgment.kind.id)) return [];
  // What the news say that things cost is nobody’s price here.
  const told = EDITORIAL.has(judgment.kind.id) ? [...editorialIn(site)].map(({ text }) => text) : [];
  const voices = new Set(site.topic('testimonials').map(({ passage }) => passage.text));
  const prices = site.pages
    .flatMap((page) =>
      page.prices.filter(
        (price) =>
          price.text.trim() !== '' &&
          page.text.includes(price.text) &&
          !isResult(page.text, price, isSure ? judgment.kind.id : ''),
      ),
    )
    .filter(({ section }) => !voices.has(section) && !CUSTOMERS.test(section))
    .filter(({ amount, text }) => {
      const cut = cutPriceOf(text);
      return amount > 0 && amount < 1e7 && (cut === undefined ? !isAmountOfElse(text) : cut === amount);
    })
    .filter(({ text }) => !told.some((words) => words.includes(text)))
    .filter(
      ({ amount, text }, _, all) =>
        !/^\p{Sc}\d+00$/u.test(text.trim()) || !all.some((other) => other.amount * 100 === amount),
    )
    .filter(({ text }) => isSure || text.length < LONGEST_UNSURE);
  const paid = prices.filter(
    ({ text, amount }) =>
      !BEFORE_DISCOUNT.test(text) || prices.every((other) => other.text !== text || other.amount >= amount),
  );
  const isPriced =
    prices.some(({ period }) => period !== 'once') || site.topic('pricing').length > 0 || site.topic('cart').length > 0;
  // Below the product stand others that were bought with it.
  if (isProductPage(context)) return paid.slice(0, 1);
  if (isSure && BROKERS.has(judgment.kind.id))
    return paid.filter(({ text, section }) => FEE.test(`${section} ${text}`));
  if (!isSure && new Set(paid.map(({ amount }) => amount)).size < FEWEST_AMOUNTS) return [];
  return isSure && SOFTWARE.has(judgment.kind.id) && !isPriced ? [] : paid;
});

/** “$0.99 + 3.5%”: a fee is both. */
const SHARE = /\s\+\s?\d+(?:[.,]\d+)?\s?%/u;
/** What one amount buys: “a night” of “90 € a notte”, the page’s own words where it says “per …”. */
const UNITS: readonly (readonly [form: RegExp, unit: string])[] = [
  [/(?:\b(?:per|an?|each)|\/)\s?night\b|pro nacht|par nuit|por noche|a notte|por noite|1泊/iu, ' a night'],
  [
    /(?:\b(?:per|an?|each)|\/)\s?person\b|pro person|p\. ?p\.|par personne|por persona|a persona|por pessoa|お一人/iu,
    ' a person',
  ],
  [/(?:\b(?:per|an?|each)|\/)\s?hour\b|pro stunde|par heure|(?:por|la) hora|all['’]ora|1時間/iu, ' an hour'],
];
const PER = /\bper (?:[\d.,]+ )?\p{L}+/u;
/** “ab 1.390 €”: the lowest of several that the page does not show. */
const STARTING =
  /(?:\b(?:from|starting at|ab|dès|à partir de|desde|da|a partire da|a partir de)|から)\s*[$€£¥]?\s?\d/iu;

const unitOf = ({ text }: Price): string =>
  SHARE.exec(text)?.[0] ??
  UNITS.find(([form]) => form.test(text))?.[1] ??
  (PER.test(text) ? ` ${PER.exec(text)?.[0] ?? ''}` : '');

/** “from $9 a month”, “$11 to $75”. */
export const priceRange = (prices: readonly Price[]): string | undefined => {
  const returning = prices.filter(({ period }) => period === 'month' || period === 'year');
  const listed = (returning.length > 0 ? returning : prices).toSorted((a, b) => a.amount - b.amount);
  const lowest = listed[0];
  const same = listed.filter(({ currency, period }) => currency === lowest?.currency && period === lowest.period);
  const highest = same.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  if (lowest.period !== 'once') return `from ${money(lowest)}${PERIOD[lowest.period]}`;
  if (lowest.amount === highest.amount)
    return `${STARTING.test(lowest.text) ? 'from ' : ''}${money(lowest)}${unitOf(lowest)}`;
  return `${money(lowest)} to ${money(highest)}`;
};

const AMOUNT_WORDS =
  /[$€£¥]\s?[\d.,]+|[\d.,]+\s?(?:[$€£¥円]|EUR|USD|GBP|THB|CHF)|\b[A-Z]{3}\s?[\d.,]+|\b(?:prices?|from|only|just|now|you pay|our price|retail|preis|ab|prix|prezzo|precio|preço|per person|each|buy|used|new|add to cart)\b|[>*|]/giu;
const LONGEST_ITEM = 70;
const wordsIn = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0;

const MOST_WORDS_OF_PLAN = 3;
const NO_PLAN = /pric|plans?\b|cost|preis|tarif|prix|precio|prezz|preço|料金|価格/iu;

const isPlanName = (section: string): boolean =>
  section !== '' && section.split(/\s+/u).length <= MOST_WORDS_OF_PLAN && !NO_PLAN.test(section);

/** A heading over questions, news, activities, contact or prices names no thing. */
const NO_THING =
  /(?<!\p{L})(?:faqs?|q ?& ?a|questions?|fragen|preguntas|domande|perguntas|news|aktuelles|actualit\p{L}+|noticias|notizie|novità|about|über uns|à propos|sobre|chi siamo|contacts?|kontakt|contactos?|contatt[io]|contato|activities|aktivitäten|activités|actividades|attività|atividades|all(?:e|es)?|toutes|tod[ao]s|tutt[ei]|pric(?:es?|ing)|preise?|tarif\p{L}*|prix|precios?|prezz[io]|preços?|policy|richtlinie)(?!\p{L})|[?？]|よくある|質問|お知らせ|新着|価格|料金|について|お問い合わせ/iu;
const MOST_WORDS_OF_THING = 6;

/** What costs a price: the words beside the amount, or else a heading that stands above this amount alone; of a plan, its name. */
const itemOf = (price: Price, prices: readonly Price[]): string | undefined => {
  if (price.period !== 'once') return isPlanName(price.section) ? price.section : undefined;
  const beside = price.text
    .replaceAll(AMOUNT_WORDS, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s·–—○●•-]+|[\s·–—-]+$/gu, '');
  if (wordsIn(beside) >= 2 && price.text.includes(beside)) return excerpt(beside, LONGEST_ITEM);
  const { section } = price;
  if (NO_THING.test(section) || section.split(/\s+/u).length > MOST_WORDS_OF_THING) return undefined;
  const isOwn = prices.every((other) => other.section !== section || other.text === price.text);
  return isOwn && section.length >= 4 && section.length <= LONGEST_ITEM && wordsIn(section) >= 1 ? section : undefined;
};

/** “from $9 a month (Starter)”, “€20 (“Glockenspiel”) to €3,890 (“Grand piano”)”; undefined where nothing says what an amount buys. */
export const pricesWithItems = (context: Context): string | undefined => {
  const prices = pricesOf(context);
  const range = priceRange(prices);
  if (range === undefined) return undefined;
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  const returning = sorted.find(({ period }) => period === 'month' || period === 'year');
  const lowest = returning ?? sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  const low = itemOf(lowest, prices);
  if (lowest.period !== 'once') return low === undefined ? range : `${range} (${quoted(low)})`;
  const high = itemOf(highest, prices);
  if (lowest.amount === highest.amount) return low === undefined ? undefined : `${range} (${quoted(low)})`;
  const isBare = (low === undefined && high === undefined) || low === high || lowest.currency !== highest.currency;
  if (isBare) return new Set(prices.map(({ amount }) => amount)).size >= FEWEST_AMOUNTS ? range : undefined;
  const named = (price: Price, item: string | undefined): string =>
    item === undefined ? money(price) : `${money(price)} (${quoted(item)})`;
  return `${named(lowest, low)} to ${named(highest, high)}`;
};
/** Names of shelves. */
const NO_ITEM = /sell|featur|product|special|\bnew\b|offer|deal|nouveau|neuheit|novedad|novit/iu;

/** Whether the prices are those of one thing. */
export const isOneThing = (context: Context): boolean =>
  new Set(pricesOf(context).map(({ amount }) => amount)).size === 1;

/** The cheapest thing on the first page that has a name beside its price. */
export const pricedItem = once((context: Context): string | undefined => {
  const prices = pricesOf(context).filter(({ period }) => period === 'once');
  return prices
    .toSorted((a, b) => a.amount - b.amount)
    .map((price) => itemOf(price, prices))
    .find((item) => item !== undefined && !NO_ITEM.test(item));
});

/** A title says that shipping is free; the text says from when. */
const UNQUOTED = new Set(['title', 'frame']);

/** Something is guaranteed for a time, or money comes back: “guaranteed fast delivery” is neither. */
const GUARANTEED =
  /money[- ]back|warrant(?:y|ies)|(?:price|lifetime|years?|quality|satisfaction)[- ]guarantee|guarantee (?:that|your|you|the)|we guarantee|geld[- ]zurück|\d+ ?(?:jahre?|monate) garantie|garantie (?:de |von )?\d|satisfait ou remboursé|garantía de \d|\d+ (?:años|meses) de garantía|soddisfatti o rimborsati|garanzia (?:di )?\d|garantia de \d|festpreis|保証/iu;

/** Free for some: which orders, the page does not say. */
const CONDITIONAL = /\b(?:eligible|selected|qualifying) (?:orders|items|products)\b/iu;

/** What the pages say of price: amounts, trials, free offers, thresholds and guarantees. */
export const priceFindings = (context: Context): readonly Finding[] => {
  const { site } = context;
  const range = context.judgment.kind.id === 'marketplace' ? undefined : pricesWithItems(context);
  const shown = pricesOf(context).toSorted((a, b) => a.amount - b.amount)[0];
  const own = new Set(context.own);
  // What a show or a newspaper lets one try is what its advertisers sell.
  const isOthers = EDITORIAL.has(context.judgment.kind.id);
  const findings: Finding[] = context.isSure && !isOthers ? [...trialIn(context)] : [];
  const sentence = shown?.text.trim() ?? '';
  const isAlone = isOneThing(context);
  if (context.isSure && shown !== undefined && isAlone && shown.period === 'once' && isSentence(sentence)) {
    const text = `Says what it costs: ${inWords(context, sentence)}`;
    findings.push(strength('price', 0.8, text, quoteFrom(shown, sentence)));
  } else if (range !== undefined && shown !== undefined)
    findings.push(strength('price', 0.8, `Prices in the open: ${range}`, quoteFrom(shown, shown.text)));
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
  // On a marketplace each seller ships on other terms.
  if (context.judgment.kind.id !== 'marketplace') said('free-shipping', 0.85, 'Free shipping');
  if (context.isSure && ['saas', 'app', 'developer-tool'].includes(context.judgment.kind.id))
    said('free-plan', 0.7, 'Free to start');
  if (context.isSure && !findings.some(({ kind }) => kind === 'free-plan' || kind === 'trial'))
    findings.push(...freeSteps(context));
  said('guarantee', 0.65, 'Takes risk off the buyer');
  return findings;
};
