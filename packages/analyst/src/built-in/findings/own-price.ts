import { kindsOf, type ModelId } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { SAVING } from './no-price.ts';
import { CURRENCY_WORDS } from './price-item.ts';
import { amountOf, type Price } from './price-range.ts';

/** Subscriptions and memberships that readers pay for. */
export const OF_READERS =
  /(?<!\p{L})(?:\p{L}*abos?|\p{L}*abonnements?|subscri(?:be|ptions?)|suscripci[óo]n|abbonament[oi]|assinaturas?|memberships?|mitgliedschaft|mitgliedsbeitrag|single issue|einzelheft)(?!\p{L})|定期購読/iu;

/** Labels of a former price. The other price beside it is the current one. */
const FORMER = String.raw`(?:MSRP|S?RRP|UVP|PVPR?|(?:list|market) price|regular(?: price)?|retail(?: price)?|was|statt|anstatt|au lieu de|prix conseillé|antes|invece(?: di)?|anziché)`;
const BEFORE_DISCOUNT = new RegExp(String.raw`(?<!\p{L})${FORMER}(?!\p{L})`, 'iu');
const CURRENCY = String.raw`(?:\p{Lu}{0,2}\p{Sc}|${CURRENCY_WORDS}|\p{Lu}{3})`;
const ONE = String.raw`(?:${CURRENCY}\s?\d[\d.,]*|\d[\d.,]*\s?${CURRENCY})`;
/** “Retail $29.00”: a former price only. */
const ONLY_BEFORE = new RegExp(String.raw`^${FORMER}:?\s?${ONE}$`, 'iu');
const TWO_AMOUNTS = new RegExp(String.raw`^${ONE}\s*${ONE}$`, 'u');
const REDUCED = /(?<!\p{L})(?:was|before|statt|vorher|au lieu de|avant|antes|prima|invece di)(?!\p{L})/iu;
const NOW =
  /(?<!\p{L})(?:now|sale(?: price)?|our price|jetzt|nur|maintenant|ahora|adesso|ora|agora)\W{1,4}(\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?)/iu;

/** “De R$ 89,90 por R$ 69,90”: a former and a current price. “De 10 € a 20 €” is a range. */
const FROM_TO = new RegExp(String.raw`(?<!\p{L})de:?\s?${ONE}\s?por:?\s?(?:apenas |sólo |solo )?${ONE}`, 'iu');
const LABELED = new RegExp(String.raw`^(?:\p{L}+\s?){0,2}:?\s?${ONE}$`, 'iu');
/** “Preço promocional: R$ 59,90”: the current price. The price beside it is the former one. */
const PROMOTED = new RegExp(
  String.raw`^(?:(?:special|sale|promo(?:tional)?) price|(?:aktions|angebots|sonder)preis|prix (?:promo\p{L}*|sold[ée])|precio (?:de )?(?:oferta|promocional)|prezzo (?:scontato|promo\p{L}*)|preço (?:promocional|de oferta)|por|now|jetzt):?\s?${ONE}$`,
  'iu',
);

/** The current price in a text that also names the former one: “Was £599.00 Now £379.00 Save £220.00”. */
export const paidNow = (text: string): number | undefined => {
  const now = REDUCED.test(text) ? NOW.exec(text)?.[1] : undefined;
  return now === undefined ? undefined : amountOf(now);
};

/** Whether an amount is the saving in “$141.96 List Price: $190.00 Savings: $48.04”. */
const isSaved = ({ text, amount }: Price): boolean =>
  (text.match(SAVING) ?? []).some((words) => amountOf(/\d+(?:[.,]\d+)*/u.exec(words)?.[0] ?? '') === amount);

/** The prices without former prices and savings. */
const paidAmong = (all: readonly Price[]): readonly Price[] => {
  const prices = all.filter((price) => !isSaved(price));
  const promoted = prices.filter(({ text }) => PROMOTED.test(text.trim()));
  const isBefore = ({ text, section, amount }: Price): boolean =>
    LABELED.test(text.trim()) && promoted.some((other) => other.section === section && other.amount < amount);
  return prices.filter((price) => {
    const { text, amount } = price;
    const words = text.trim();
    const now = paidNow(words);
    if (now !== undefined) return amount === now;
    if (ONLY_BEFORE.test(words) || isBefore(price)) return false;
    const isCut = BEFORE_DISCOUNT.test(words) || TWO_AMOUNTS.test(words) || FROM_TO.test(words);
    return !isCut || prices.every((other) => other.text !== text || other.amount >= amount);
  });
};

/** Paid add-ons to a product. */
const ADD_ON =
  /(?<!\p{L})(?:\d[- ]years? (?:protection|cover|care|warranty|guarantee)|(?:extended |product )?warrant(?:y|ies)|protection plan|accidental damage|(?:product|breakdown|gadget) (?:insurance|cover)|garantieverlängerung|geräteschutz|extension de garantie|garantía extendida|estensione (?:di |della )?garanzia|garantia estendida|gift[- ]?wrap\p{L}*|geschenkverpackung)(?!\p{L})/iu;
/** “+300円”: the price of an add-on. */
const ADDED_PRICE = /^[^\d]*(?<![\p{L}\d])[+＋]\s?\p{Sc}?\s?\d/u;
const EXTRAS =
  /^(?:(?:optional )?extras?|add-?ons?|zusatzleistungen|zubuchbar\p{L}*|suppléments?|extras opcionales|suplementos|supplementi|adicionais|オプション)$/iu;
const INSURERS = kindsOf('insurance');

/** Sellers of goods and stays: on their sites, external links and long titles are products. */
const SELLS = kindsOf('shop producer manufacturer restaurant lodging ticketing travel');
const ADVERTISED = /[[(](?:anzeige|werbung|sponsored|ad|annonce|publi(?:cité|cidad)?)[\])]/iu;
const MIN_TITLE_LENGTH = 20;
const MAX_CARD_LENGTH = 60;
const MIN_REPORT_LENGTH = 110;

const MIN_WORDS_OF_HEADLINE = 6;

/** Whether a text is only a price: “$165.00 $449.00”, “ab 12 €”. */
const isPriceTag = (text: string): boolean => !/\p{L}{4}/u.test(text);

/** Whether an amount is part of a longer text while others have their own price tag. */
const isInText = (text: string, hasTags: boolean): boolean =>
  hasTags && text.length >= MIN_REPORT_LENGTH && /[.!?…]$/u.test(text.trim());

/** Models with a single kind of fee. If the amounts differ too much, those in sentences are about something else. */
const FOR_ONE_THING: ReadonlySet<ModelId> = new Set(['dues', 'fees', 'tuition']);
const FARTHEST_APART = 20;
const PRICE_WORD =
  /(?<!\p{L})(?:prices?|fees?|dues|costs?|rates?|tuition|pay|preise?|gebühr\p{L}*|(?:\p{L}+)?beitr[aä]g\p{L}*|kosten|kostet|tarif\p{L}*|prix|cotisation\p{L}*|frais|coûte|precios?|cuotas?|cuesta|prezz\p{L}+|quot[ae]|cost[aoi]|preços?|mensalidades?|custa|valor(?:es)?)(?!\p{L})|料金|費/iu;
const withoutOutliers = ({ model }: Context, prices: readonly Price[]): readonly Price[] => {
  const amounts = prices.map(({ amount }) => amount);
  if (!FOR_ONE_THING.has(model.id) || Math.max(...amounts) <= FARTHEST_APART * Math.min(...amounts)) return prices;
  return prices.filter(
    ({ text }) => PRICE_WORD.test(text) || (text.length <= MAX_CARD_LENGTH && !/[.!?]$/u.test(text.trim())),
  );
};

/** Headings of limited offers: “Daily specials”, “Tagesangebot”. */
const OFFERS =
  /(?<!\p{L})(?:(?:day|daily|today['’]?s|lunch|week(?:ly|day|end)?|early bird|happy hour|special|limited[- ]time)\s(?:\p{L}+\s){0,2}(?:offers?|specials?|deals?|prices?|rates?)|(?:tages|mittags|wochen|sonder)(?:angebot|preis|gericht|karte|menü)\p{L}*|mittagstisch|(?:plats?|menus?|offres?) du jour|offres? spécial\p{L}*|(?:menú|platos?|ofertas?) del día|ofertas? especia\p{L}+|(?:menù|piatt[oi]|offert[ae]) del giorno|offert[ae] special\p{L}|(?:menus?|pratos?|ofertas?) do dia)(?!\p{L})/iu;
/** Sellers of goods, whose sale prices are their current prices. */
const SELLS_ITEMS = kindsOf('shop marketplace producer manufacturer');

/** Whether a price is a limited offer, by the heading above it. */
export const isOfferPrice = ({ judgment }: Context, { section }: Price): boolean =>
  !SELLS_ITEMS.has(judgment.kind.id) && OFFERS.test(section);

/** The prices of the site's own offer, without prices of others, add-ons and former prices. Limited offers count only if there are no other prices. */
export const ownPrices = (context: Context, prices: readonly Price[]): readonly Price[] => {
  const { site, isSure, judgment } = context;
  const paid = paidAmong(prices);
  const sellsGoods = isSure && SELLS.has(judgment.kind.id);
  const editorialTexts = new Set(Array.from(editorialIn(site), ({ text }) => text));
  const externalTitles = site.snapshot.links
    .filter(({ isExternal, text }) => isExternal && text.length >= MIN_TITLE_LENGTH)
    .map(({ text }) => letters(text));
  // If the kind is not sure, a long heading with an amount is a headline.
  const isHeadline = ({ place, text }: Passage): boolean =>
    place === 'heading' && text.split(/\s+/u).length >= MIN_WORDS_OF_HEADLINE;
  const headlines = new Set(isSure ? [] : site.said.filter(isHeadline).map(({ text }) => text));
  const isOfOthers = ({ text }: Price): boolean => {
    if (OF_READERS.test(text) || isPriceTag(text)) return false;
    if (ADVERTISED.test(text) || editorialTexts.has(text) || headlines.has(text)) return true;
    if (text.length < MIN_TITLE_LENGTH) return false;
    const words = letters(text);
    return (
      [...editorialTexts].some((each) => each.includes(text)) ||
      externalTitles.some((each) => each.includes(words) || words.includes(each))
    );
  };
  const hasTags = paid.some(({ text }) => text.length <= MAX_CARD_LENGTH);
  const isAdded = ({ text, section }: Price): boolean =>
    ADD_ON.test(text) || ADDED_PRICE.test(text) || EXTRAS.test(section.trim());
  const areAdded = !INSURERS.has(judgment.kind.id) && !paid.every(isAdded);
  const own = paid.filter(
    (price) => !(areAdded && isAdded(price)) && !isInText(price.text, hasTags) && (sellsGoods || !isOfOthers(price)),
  );
  const usual = own.filter((price) => !isOfferPrice(context, price));
  return withoutOutliers(context, usual.length > 0 ? usual : own);
};
