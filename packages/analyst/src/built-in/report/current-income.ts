import { soldShelves } from '../findings/breadth.ts';
import { mayShowPrices } from '../findings/amounts.ts';
import { comparesPrices } from '../findings/compares.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { mainCall } from '../findings/main-call.ts';
import { pricesOf, pricesWithItems } from '../findings/price.ts';
import { comparable, type Price, priceRange, spansAll } from '../findings/price-range.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { showsPaying } from '../findings/sells.ts';
import { kindsOf } from '../kind/kind.ts';
import { EDITORIAL, GOODS } from '../kind/model-signs.ts';
import { incomeOf, SURE_MODEL } from '../kind/models.ts';
import { onlineShopIn } from '../kind/online-shop.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { isBroker } from './brokers.ts';
import { feeBasis } from './fee-basis.ts';
import { costsNothing } from './denied-income.ts';
import { namedIncome } from './named-income.ts';
import { isProductPage } from './product-page.ts';
import { rent } from './rent.ts';
import { inferred, quoteFrom, type Statement, statement } from './statement.ts';
import { isButton } from './streams.ts';

/** Models paid for without a button on the page. */
const INDIRECT: ReadonlySet<string> = new Set(['advertising', 'public-money', 'commission']);

/** The button that leads to payment: a download earns no donation, and readers do not pay advertisers. */
const payingCall = (context: Context): string | undefined => {
  const { model, site } = context;
  if (INDIRECT.has(model.id)) return undefined;
  if (model.id !== 'donations') return mainCall(context);
  return site.topic('donate').find(({ passage }) => isButton(passage))?.passage.text;
};

const MAX_EXCERPT_LENGTH = 90;

/** Kinds whose income follows from the kind. */
const SELLERS: ReadonlySet<string> = kindsOf('shop producer manufacturer restaurant lodging insurance');

/** Kinds whose prices are those of listings. */
const LISTS: ReadonlySet<string> = kindsOf('real-estate');

/** Models for which one amount says little: it may be the price of a single course, or of a form. */
const BY_THE_JOB: ReadonlySet<string> = new Set(['fees', 'lead', 'tuition', 'interest', 'public-money', 'donations']);

const SHELVES: ReadonlySet<string> = kindsOf('shop producer');
/** Premiums go to the insurers, which pay the broker. */
const OF_INSURERS = 'commissions of the insurers whose policies it sells';
/** A price comparison sells nothing itself. */
const FROM_SHOPS = 'payments from shops for the visitors it sends them';
const MIN_NAMED = 2;
const MAX_NAMED = 3;

/** The income in words of a shop’s shelves, else in general ones: “sales of tires”. */
const incomeWithParts = (context: Context): string => {
  const { judgment, model } = context;
  const { id } = judgment.kind;
  if (comparesPrices(context) !== undefined) return FROM_SHOPS;
  if (model.id === 'premiums' && isBroker(context)) return OF_INSURERS;
  const income = incomeOf(id, model.id);
  const isSold = model.id === 'purchase' && SHELVES.has(id);
  if (!isSold) return income;
  // The field names the goods; the first of many shelves name only a part.
  const isKnown = judgment.field !== undefined || !context.offer.startsWith('its ');
  const names = isKnown ? [] : soldShelves(context).slice(0, MAX_NAMED);
  if (names.length >= MIN_NAMED) return `sales of ${listed(names.map(quoted))}`;
  const goods = judgment.field ?? context.offer;
  if (goods.startsWith('its ')) return income;
  // A craft sells the supplies for it.
  return `${goods.endsWith('making') ? 'sales for' : 'sales of'} ${goods}`;
};

/** The kind of a statement that nothing is sold; any income that the page names replaces it. */
export const NOTHING = 'nothing-sold';
const NOTHING_SOLD = 'no price was found; no cart, subscription or request for a quote was found';
/** Models of an editorial site whose prices are its own. */
const PAID_FOR: ReadonlySet<string> = new Set(['subscription', 'dues']);
const INTO_CART = /cart|basket|\bbag\b|korb|wagen|panier|cesta|carrito|carrello|carrinho|カート/iu;

/** The income of a page about one product: the button that sells it, or its price. */
const ofProduct = (context: Context): Statement | undefined => {
  if (!isProductPage(context)) return undefined;
  const call = mainCall(context);
  const [price] = pricesOf(context);
  if (call !== undefined && INTO_CART.test(call)) {
    const reason = `the page shows one product of ${context.judgment.kind.noun}; its button reads ${quoted(call)}`;
    return statement(
      'today',
      0.9,
      `Today: sales through ${quoted(call)}`,
      inferred(`Inferred from two things: ${reason}.`),
    );
  }
  const range = priceRange(pricesOf(context));
  if (price === undefined || range === undefined) return undefined;
  return statement(
    'today',
    0.9,
    `Today: sales of single products, the one on this page at ${range}`,
    quoteFrom(price, price.text),
  );
};

/** Meals, pets and the like are not the price of a night. */
const BESIDE_NIGHTS =
  /(?<!\p{L})(?:breakfast|dinner|lunch|meals?|half board|dogs?|pets?|parking|tourist tax|frühstück|abendessen|halbpension|hunde?|parkplatz|kurtaxe|table d['’]hôtes?|repas|petit[- ]déjeuner|dîner|demi-pension|chiens?|taxe de séjour|desayuno|cena|comida|media pensión|mascotas?|colazione|pranzo|mezza pensione|cani|café da manhã|jantar|meia pensão)(?!\p{L})|朝食|夕食/iu;
const A_NIGHT =
  /(?<!\p{L})(?:nights?|rooms?|suites?|nacht|nächte|zimmer|übernachtung\p{L}*|nuits?|nuitées?|chambres?|noches?|habitaci\p{L}+|nott[ei]|camer[ae]|noites?|quartos?)(?!\p{L})|泊|室/iu;
const isBesideNights = ({ text, section }: Price): boolean =>
  BESIDE_NIGHTS.test(text) && !A_NIGHT.test(`${text} ${section}`);

/** The income with the prices on the page. */
const priced = (context: Context, isSureModel: boolean): Statement | undefined => {
  const { model, judgment, isSure } = context;
  const prices = pricesOf(context);
  const [shown] = prices;
  const range = priceRange(prices);
  // The price of a used copy belongs to its seller, and amounts in articles and listings belong to others.
  const isOthers = isSure && EDITORIAL.has(judgment.kind.id) && !PAID_FOR.has(model.id);
  const isOnlyBeside = isSure && judgment.kind.id === 'lodging' && prices.every(isBesideNights);
  if (range === undefined || shown === undefined || isOthers || isOnlyBeside) return undefined;
  const isAlone = BY_THE_JOB.has(model.id) && new Set(prices.map(({ amount }) => amount)).size === 1;
  const costs = pricesWithItems(context) ?? (isAlone ? `one amount is shown, ${range}` : range);
  const [lowest = shown, highest = lowest] = [comparable(prices)[0], comparable(prices).at(-1)];
  const ends = [lowest, highest].map(({ text }) => quoted(excerpt(text, MAX_EXCERPT_LENGTH)));
  // A single price is no range.
  const basis =
    lowest.amount === highest.amount
      ? quoteFrom(lowest, lowest.text)
      : inferred(
          spansAll(prices)
            ? `Inferred from two things: the lowest price reads ${ends.join('; the highest reads ')}.`
            : `Inferred from two things: one price reads ${ends.join('; another reads ')}.`,
        );
  const isKnown = isSureModel && model.id !== 'free';
  // Without a cart, amounts may be market quotes or fares.
  if (!isKnown && context.site.topic('cart').length === 0) return undefined;
  const what = isKnown ? incomeWithParts(context) : 'sales at the prices shown';
  const isListing = isSure && LISTS.has(judgment.kind.id);
  const link =
    isKnown && model.id === 'purchase' && SHELVES.has(judgment.kind.id) && costs === range
      ? '; prices on the page:'
      : ',';
  const text = isListing ? `Today, most likely: ${what}; listed prices: ${range}` : `Today: ${what}${link} ${costs}`;
  return statement('today', 1, text, basis);
};

/** “Cart (0)”, “Zum Warenkorb 0 Artikel”. */
const COUNTED = /\s?[([]?\d.*$/u;

/** Kinds whose site is the shop: a link to it adds nothing. */
const SELLERS_ONLINE: ReadonlySet<string> = kindsOf('shop producer restaurant lodging travel marketplace ticketing');

/** Participants of a race or a fair pay, before sponsors do. */
const registered = (context: Context): Statement | undefined => {
  const { judgment, isSure, site } = context;
  const call = isSure && judgment.kind.id === 'event' ? mainCall(context) : undefined;
  if (call === undefined || site.topic('free').length > 0) return undefined;
  const isTicket = site.topic('tickets').some(({ passage }) => passage.text.trim() === call);
  const basis = inferred(
    `Inferred from two things: the site is ${judgment.kind.noun}; it leads on with ${quoted(call)}.`,
  );
  const text = `Today, most likely: ${isTicket ? 'tickets' : 'participation fees'}, through ${quoted(call)}`;
  return statement('today', 0.9, text, basis);
};

/** The usual income of the kind, with the button or words that confirm it. */
const byKind = (context: Context): Statement | undefined => {
  const { judgment, model, site } = context;
  const call = payingCall(context);
  const cart =
    call === undefined && model.id === 'purchase' && GOODS.has(judgment.kind.id)
      ? site
          .topic('cart')
          .filter(({ passage }) => isButton(passage))
          .map(({ passage: { text } }) => text.replace(COUNTED, '').trim())
          .find((text) => text !== '')
      : undefined;
  const shop = model.id === 'purchase' && !SELLERS_ONLINE.has(judgment.kind.id) ? onlineShopIn(site) : undefined;
  const leading = shop ?? call ?? cart;
  const words = leading === undefined ? namedIncome(context) : undefined;
  // Online software may also live on commissions or advertising: without a word about plans, nothing is known.
  if (judgment.kind.id === 'saas' && leading === undefined && words === undefined) return undefined;
  const unpriced = mayShowPrices(context) ? 'our rules read no list of prices' : 'no price was found';
  const shownBy = words === undefined ? unpriced : `it has the words ${quoted(words)}`;
  const [way, why] =
    leading === undefined
      ? [words === undefined ? '' : `, according to ${quoted(words)}`, shownBy]
      : [`, through ${quoted(leading)}`, `it leads on with ${quoted(leading)}`];
  const basis = inferred(`Inferred from two things: the site is ${judgment.kind.noun}; ${why}.`);
  const isSeen = model.id === 'purchase' && leading !== undefined && (shop !== undefined || showsPaying(context));
  return statement('today', 0.9, `Today${isSeen ? '' : ', most likely'}: ${incomeWithParts(context)}${way}`, basis);
};

/** The current income, as far as prices, buttons and words show it. */
export const currentIncomeOf = (context: Context): Statement | undefined => {
  const { model, judgment, site, isSure } = context;
  const compared = comparesPrices(context);
  if (compared !== undefined) {
    const text = `Today, most likely: ${FROM_SHOPS}; it compares prices: ${quoted(excerpt(compared.text, MAX_EXCERPT_LENGTH))}`;
    return statement('today', 0.9, text, quoteFrom(compared, compared.text));
  }
  const given = rent(context) ?? costsNothing(context);
  if (given !== undefined) return given;
  const isSureModel = isSure && (model.confidence >= SURE_MODEL || SELLERS.has(judgment.kind.id));
  const found = isProductPage(context) ? ofProduct(context) : priced(context, isSureModel);
  if (found !== undefined) return found;
  const table = priceTableOf(context);
  if (table !== undefined) {
    const plans = table.plans.length === 0 ? '' : ` (${listed(table.plans)})`;
    const text = `Today: plans under ${quoted(table.heading)}${plans}`;
    return statement('today', 0.95, text, quoteFrom(table.section, table.section.text));
  }
  const fees = feeBasis(context);
  if (fees !== undefined) return fees;
  if (!isSureModel) return registered(context);
  if (model.id !== 'free') return byKind(context);
  const text = `Today: nothing is sold on ${pagesRead(site)} of ${site.name.inText}`;
  return statement(NOTHING, 0.9, text, inferred(`Inferred from two things: ${NOTHING_SOLD}.`));
};
