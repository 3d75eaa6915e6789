import { kindsOf } from '../kind/kind.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import { AMOUNT, mayShowPrices } from './amounts.ts';
import { type Context, pagesRead } from './context.ts';
import { sectionsOf } from './breadth.ts';
import { isFitting } from './fitting.ts';
import { mainCall } from './main-call.ts';
import { canClaimAbsence, hasText } from './absence.ts';
import { pricesOf } from './price.ts';
import { priceTableOf } from './price-table.ts';
import { sells } from './sells.ts';

const DELIVERY =
  /deliver|shipping|postage|versand|liefer|livraison|expédi|envío|envio|entrega|spedizion|consegna|配送|送料/iu;
const PRICES = /pric|plans?\b|rates?\b|fees?\b|tarif|preis|prix|preci|prezz|preç|料金|価格/iu;
const FIGURE = /\d|\bfree\b|kostenlos|gratis|gratuit|同日|無料/iu;

/** What decides a purchase, and how its answer looks; terms of returns are left to their own page everywhere. */
const DECISIVE = [
  { topic: 'pricing', what: 'prices', named: PRICES, answers: [AMOUNT] },
  { topic: 'shipping', what: 'the cost and time of delivery', named: DELIVERY, answers: [DELIVERY, FIGURE] },
] as const;
const GOODS: ReadonlySet<string> = kindsOf('shop producer');
/** What is for sale there belongs to others, or is priced one by one. */
const UNPRICED: ReadonlySet<string> = kindsOf('marketplace directory recruitment education');
/** A menu run together into one text answers nothing: “Shipping Policy | Cart Help © 2009”. */
const ENTRIES = /[|·•©]/u;
const LONGEST_LINK = 40;
const LONGEST = 400;

const TERM = String.raw`(?:an?|one|\d+) (?:hours?|days?|weeks?|months?|years?)`;
/** “A day, 3 days, a month or a year”: for how long one can have it. */
const TERMS = new RegExp(String.raw`\b${TERM}(?:(?:, (?:or |and )?| or | and )${TERM})+\b`, 'iu');

/** For how long something is sold, where the page says that without a price. */
const termsIn = ({ own }: Context): string | undefined =>
  own
    .filter(({ page, place }) => page === 0 && place !== 'quote')
    .map(({ text }) => TERMS.exec(text.slice(0, LONGEST))?.[0])
    .find((terms) => terms !== undefined);

/** A heading above goods that are shown first. */
const FEATURED =
  /^(?:our )?(?:featured|best ?sell\p{L}*|top sell\p{L}*|top products|popular|new arrivals|new products|recently added|neuheiten|bestseller|topseller|empfohlen\p{L}*|nouveautés|meilleures ventes|novedades|destacad\p{L}+|más vendidos|novità|più venduti|in evidenza|novidades|destaques|mais vendidos)(?!\p{L})/iu;
const LONGEST_NAME = 90;
const LONGEST_CART = 24;
/** What an empty cart costs. */
const EMPTY_CART = /(?<![\d.,])\D{0,3}0(?:[.,]00?)?(?![\d.,])/gu;

/** The first of the goods that a shop shows: by name below such a heading, or else the first of its sections. */
const firstGoods = (context: Context): string | undefined => {
  const { blocks } = context.site.snapshot;
  const at = blocks.findIndex(({ text }) => text.length <= LONGEST_LINK && FEATURED.test(text.trim()));
  const item = at < 0 ? undefined : blocks[at + 1]?.text;
  return item !== undefined && item.length <= LONGEST_NAME && item.includes(' ') ? item : sectionsOf(context)[0];
};

/** A shop that shows goods, or takes orders, without a single amount. */
export const unpricedShop = (context: Context): readonly Finding[] => {
  const { site, isSure, judgment } = context;
  if (!isSure || judgment.kind.id !== 'shop' || !hasText(context)) return [];
  const isPriced = site.passages.some(({ text }) => AMOUNT.test(text.slice(0, LONGEST).replaceAll(EMPTY_CART, '')));
  const order = site
    .topic('cart')
    .find(({ passage: { text, place } }) => place !== 'address' && text.length <= LONGEST_CART);
  const item = firstGoods(context);
  if (isPriced || order === undefined || !isFitting(site, 'shop', 'pricing', false)) return [];
  const cart = quoted(order.passage.text);
  const text = `No price on the first page, although it takes orders: it reads ${cart}`;
  const basis = inferred(`The page reads ${cart}; none of its texts has an amount of money.`);
  const fix =
    item === undefined
      ? 'Show what is ordered most often, with its prices, on the first page'
      : `Show goods of ${quoted(item)} with their prices on the first page`;
  return [weakness('no-pricing', 0.78, text, basis, fix)];
};

/** What a page sells for, or what it delivers for, is only found behind a link of it. */
export const leftToLinks = (context: Context): readonly Finding[] => {
  const { site, judgment } = context;
  if (!sells(context) || !canClaimAbsence(context) || UNPRICED.has(judgment.kind.id)) return [];
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const isPriced = pricesOf(context).length > 0 || priceTableOf(context) !== undefined;
  const left = DECISIVE.flatMap(({ topic, what, named, answers }) => {
    if (topic === 'pricing' ? isPriced || mayShowPrices(context) : !GOODS.has(judgment.kind.id)) return [];
    const link = site
      .topic(topic)
      .map(({ passage: { text } }) => text.trim())
      .find((text) => text.length <= LONGEST_LINK && links.has(text) && named.test(text));
    const isAnswer = (text: string): boolean => answers.every((form) => form.test(text));
    const isAnswered = site.said.some(({ text }) => text.slice(0, LONGEST).split(ENTRIES).some(isAnswer));
    return link === undefined || isAnswered ? [] : [{ what, link }];
  });
  if (left.length === 0) return [];
  const names = listed([...new Set(left.map(({ link }) => quoted(link)))]);
  const whats = listed(left.map(({ what }) => what));
  const call = mainCall(context);
  const isPrice = left[0]?.what === 'prices';
  const terms = isPrice ? termsIn(context) : undefined;
  const text = `The page leaves ${whats} to ${names}${terms === undefined ? '' : `, also for ${quoted(terms)}`}`;
  const basis = inferred(`Links called ${names} were found; ${pagesRead(site)} has no figure on ${whats}.`);
  const place = call === undefined ? 'on the first page' : `beside ${quoted(call)}`;
  const fix = `Write ${whats}${terms === undefined ? '' : ` for ${quoted(terms)}`} ${place}, not only behind ${names}`;
  return [weakness('left-to-links', isPrice ? 0.76 : 0.62, text, basis, fix)];
};
