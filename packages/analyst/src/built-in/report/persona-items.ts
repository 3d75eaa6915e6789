import { shownField } from '../category/two-signs.ts';
import { sectionsOf, shelfRange, shelvesOf } from '../findings/breadth.ts';
import type { Context } from '../findings/context.ts';
import { classOfLink } from '../findings/link-class.ts';
import { once } from '../findings/once.ts';
import { rangeOf } from '../findings/parts.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { listed, quoted, rowsOf, setOf } from '../read/wording.ts';
import { isForOthers } from './link-needs.ts';
import { isProductPage } from './product-page.ts';

const LONGEST = 4;
/** Marks of a form or of a date. */
const NO_ITEM = /\b(?:and|with|of|for|the)\p{Lu}|\d{2}\s?\/|\p{L}{2,}\d+\s\//u;
/** Front pages of articles: two words with capitals are often the name of who wrote one. */
const OF_AUTHORS = kindsOf('news blog media reference');
const NAME = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u;

/** Where its app is to be had, or the months of an archive: no part of what a site offers. */
const NO_OFFER =
  /^(?:click here.*|klik hier.*|hier klicken.*|cliquez ici.*|(?:haga )?clic aquí.*|clicca qui.*|clique aqui.*|(?:.*\s)?(?:rules|guidelines|terms|help|testing|regeln|hilfe|règles|aide|normas|reglas|ayuda|regole|aiuto|regras|ajuda)(?:\s.*)?|go to (?:the )?(?:last|first) (?:unread )?post|gehe zum? .*|(?:heutige|neue|letzte|ungelesene) beiträge|(?:today['’]s|new|latest|unread|recent) (?:posts|topics|threads)|mark (?:all )?(?:forums )?(?:as )?read|.*als gelesen markieren|(?:nouveaux|derniers) messages|(?:nuevos|últimos) mensajes|(?:nuovi|ultimi) messaggi|members(?: list)?|mitglieder(?:liste)?|(?:our |all |unsere )?(?:produ(?:kte|cts|its|ctos|tos)|prodotti|produkty|services|leistungen)|.*\b(?:ag|gmbh|inc|ltd|llc)\b.*|(?:.*\s)?(?:último mensaje|letzter beitrag|dernier message|statistics|announcements|feedback|suggestions|official forums?|most active|más activos|post ads?|post an ad|favou?rites|ships worldwide|shipping|archive|archives|abonn\p{L}*|assinaturas?)(?:\s.*)?|ulubione.*|dodaj.*|mis favoritos|meine favoriten|dostawa.*|(?:populäre |beliebte |popular )?such(?:en|e)|search(?:es)?|hinterlasse .*|leave a (?:reply|comment)|jetzt mehr erfahren|mehr erfahren|learn more|mandanteninformationen|für (?:privatpersonen|unternehmen)|expert(?:en|s)|off[- ]topic|general (?:discussion|chat)|classifieds|introductions|compra[ /-]*venta|forum|forums|multim[eé]dia|videos?|vidéos?|photos?|fotos?|digitale krant|e-?paper|get social|logo.*|android|ios|apps?|mobile|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/iu;

/** “For cats” is said to those who have one: which of them the persona is, no menu tells. */
const FOR_SOME = /^(?:for|für|pour|para|per)\s/iu;

/** Places of a menu say where things are, not what they are: states, large cities, and countries in the languages that are read. */
const STATES_AND_CITIES =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|berlin|hamburg|münchen|köln|frankfurt|stuttgart|paris|lyon|marseille|madrid|barcelona|valencia|sevilla|roma|milano|napoli|torino|lisboa|porto|london|manchester|dublin|new york city|los angeles|chicago|houston|boston|san (?:francisco|diego)|seattle|atlanta|miami|dallas|denver|toronto|vancouver|sydney|melbourne|brisbane|perth|lagos|abuja|delhi|mumbai|bangalore|dubai|warszawa|wien|zürich)$/iu;
const REGIONS = 26 * 26;
const countriesIn = (language: string): readonly string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const codes = Array.from({ length: REGIONS }, (_, at) =>
    String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
};
const COUNTRIES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt'].flatMap(countriesIn));
const isPlace = (item: string): boolean => STATES_AND_CITIES.test(item) || COUNTRIES.has(item.toLowerCase());
/** Who travels chooses among places. */
const OF_PLACES = kindsOf('travel lodging transport');

/** What they offer stands in their headings: sections of their sites are about themselves. */
const BY_PARTS = kindsOf(
  'builder recruitment saas developer-tool app open-source documentation store-listing game portfolio',
);
const STEM = 5;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** “Sidney Phelps” beside “Sydney Phelps”, “Team Acme”: the site itself, but for forums, whose sections have its name. */
const isOwnName = (item: string, id: KindId, name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(/\s/u);
  return id !== 'forum' && id !== 'shop' && first.length > 3 && item.toLowerCase().split(/\s/u).includes(first);
};

/** Front pages of news: an entry of three words or more without “and” is a headline. */
const HEADED = kindsOf('news blog media');
const isSentence = (item: string): boolean =>
  /\S\s\S+\s\S/u.test(item) && !/[&,/]|\s(?:and|und|et|y|e|ed)\s/u.test(item);

const FREQUENT = 3;
/** A costume shop has costumes in its name and on its shelves. */
const isFrequent = (context: Context, stem: string): boolean =>
  shelvesOf(context).filter((shelf) => stemsOf(shelf).includes(stem)).length >= FREQUENT;

/** What visitors come for, in words of the page: shelves of a shop, parts of an offer, else sections; no articles, no names of authors. */
export const itemsOf = once((context: Context): readonly string[] => {
  const { isSure, judgment, site } = context;
  const { id } = judgment.kind;
  const isShop = id === 'shop' && (isSure || site.snapshot.prices.length > 0);
  if ((!isSure && !isShop) || isProductPage(context)) return [];
  const { names } = rangeOf(context);
  const shop = isShop ? shelfRange(context).names : [];
  const sections = BY_PARTS.has(id) && judgment.category !== undefined ? [] : sectionsOf(context);
  // One shelf says little of a shop, and what else its menu has, nothing.
  const all = isShop ? (shop.length > 1 ? shop : []) : names.length > 0 ? names : sections;
  const articles = new Set([...editorialIn(site)].map(({ text }) => text.trim()));
  const own = new Set(stemsOf(site.name.title));
  return all.filter(
    (item) =>
      item.split(/\s+/u).length <= LONGEST &&
      !NO_ITEM.test(item) &&
      classOfLink(item) === undefined &&
      !isForOthers(item, '') &&
      !NO_OFFER.test(item) &&
      !FOR_SOME.test(item) &&
      !(isPlace(item) && !OF_PLACES.has(id)) &&
      !item.startsWith(`${site.name.title} `) &&
      !isOwnName(item, id, site.name.title) &&
      !(HEADED.has(id) && isSentence(item)) &&
      !(isShop && stemsOf(item).some((stem) => own.has(stem) && !isFrequent(context, stem))) &&
      (isShop || !articles.has(item) || !/\s/u.test(item)) &&
      !(OF_AUTHORS.has(id) && NAME.test(item) && !site.snapshot.title.includes(item)),
  );
});

/** What someone does with them at a site of a kind. */
const DOES = rowsOf(`
shop producer ; looks for
forum ; discusses
marketplace travel restaurant ; looks for
blog reference ; reads
trade practice health wellness agency manufacturer insurance finance telecom developer-tool ; needs`).map(
  ([kinds = '', verb = '']) => ({ kinds: setOf(kinds), verb }),
);
export const SHOWN = 2;
const LONGEST_NAME = 120;

/** “Luthier who looks for “Chisels” and “Scrapers””: a role with what it comes for on this page. */
export const situated = (context: Context, role: string): string => {
  // A role with words of the page, or of the field, says already what it comes for.
  if (role.includes('“') || shownField(context) !== undefined) return role;
  const known = new Set(stemsOf(role));
  const items = itemsOf(context)
    .filter((item) => !stemsOf(item).some((stem) => known.has(stem)))
    .slice(0, SHOWN);
  const { isSure, judgment } = context;
  // The menu of a newspaper says nothing of who reads it.
  const verb = isSure ? DOES.find(({ kinds }) => kinds.has(judgment.kind.id))?.verb : undefined;
  // One section of many says little of a visitor; one shelf says what a shop sells.
  if (verb === undefined || items.length < (judgment.kind.id === 'shop' ? 1 : SHOWN)) return role;
  const link = /\s(?:who|that)\s/u.test(role) ? 'and' : /^(?:Family|Household)\b/u.test(role) ? 'that' : 'who';
  const does = role.includes(` ${verb} `) ? ', for example in' : ` ${link} ${verb}`;
  const long = `${role}${does} ${listed(items.map(quoted))}`;
  return long.length <= LONGEST_NAME ? long : `${role}${does} ${quoted(items[0] ?? '')}`;
};
