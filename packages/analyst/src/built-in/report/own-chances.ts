import { actionsIn } from '../findings/actions.ts';
import type { Context } from '../findings/context.ts';
import { isSaid } from '../findings/needs.ts';
import { linkTexts } from '../findings/link-texts.ts';
import { mayShowPrices } from '../findings/amounts.ts';
import { pricesOf } from '../findings/price.ts';
import { money } from '../findings/price-range.ts';
import { descriptionOf } from '../findings/top.ts';
import { kindsOf } from '../kind/kind.ts';
import { excerpt, listed, quoted, uncapitalised } from '../read/wording.ts';
import type { Rule } from './idea.ts';
import { itemOf } from './item-page.ts';

const isAnywhereSaid = ({ site }: Context, form: RegExp): boolean => site.said.some(({ text }) => form.test(text));

const OFFERS = kindsOf(
  'shop producer saas developer-tool app agency trade practice insurance finance course nonprofit association manufacturer builder telecom lodging wellness health recruitment marketplace',
);
const STEM = 6;
const SHORTEST_WORD = 5;

/** A second group that the page names, without a word that is for them alone. */
export const secondGroup: Rule = (context) => {
  const [first, second] = context.audiences.filter(({ isImplied }) => isImplied !== true);
  if (first === undefined || second === undefined || !OFFERS.has(context.judgment.kind.id)) return undefined;
  // “Courts and Wards” in a heading serves ward managers as well.
  const stems = [second.head, ...second.label.split(/[^\p{L}]+/u)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.toLowerCase().slice(0, STEM));
  const links = linkTexts(context);
  const isServed = [...links, ...context.site.snapshot.headings.map(({ text }) => text)].some((text) =>
    stems.some((stem) => text.toLowerCase().includes(stem)),
  );
  // In other languages the name of the group is a translation, and cannot be searched.
  if (isServed || context.site.language.tag !== 'en' || second.passage.place === 'link') return undefined;
  const [one, other] = [uncapitalised(first.label), uncapitalised(second.label)];
  return {
    text: `More ${other} could be won: the page names them beside ${one}, and no link or heading is for them`,
    from: [`the page speaks to ${one} and ${other}`, `none of its ${links.length} links is for ${other}`],
  };
};

const POST =
  /^\W*(?:post (?:an?|your|free|my) (?:free )?(?:ads?|listing|classified)s?|place (?:an?|your) ad|post ads?|submit (?:an? )?(?:ad|listing)|anzeige (?:aufgeben|erstellen|inserieren)|(?:kostenlos )?inserieren|(?:déposer|publier|passer) (?:une |votre )?annonces?|publicar? (?:un |tu |su )?anuncio(?: gratis)?|(?:inserisci|pubblica) (?:un )?annunci[oa]?|anunciar(?: grátis)?|подать объявление|dodaj ogłoszenie)\W*$/iu;
const RAISED =
  /featured|premium|highlight|sponsored|bump|top[- ]?(?:ad|anzeige|listing)|hervorheb|à la une|mise en avant|destacad|in evidenza|vetrina|destaque/iu;

const LISTS = kindsOf('marketplace directory');

/** Ads that cost nothing, of which each is one of many. */
export const standOut: Rule = (context) => {
  if (!LISTS.has(context.judgment.kind.id)) return undefined;
  const post = [...context.site.snapshot.callsToAction.map(({ text }) => text.trim()), ...linkTexts(context)].find(
    (text) => POST.test(text),
  );
  if (post === undefined || isAnywhereSaid(context, RAISED)) return undefined;
  const words = quoted(post);
  return {
    text: `Sellers who press ${words} could pay to stand first for a week: each ad is one of many, and no paid place is offered`,
    from: [`a button reads ${words}`, 'no word of a featured place was found'],
  };
};

const BUNDLES =
  /(?<!\p{L})(?:bundles?|packages?|combos?|combined|pakete?|kombi\p{L}*|forfaits?|paquetes?|pacchett[io]|pacotes?)(?!\p{L})/iu;
const LONGEST_ITEM = 60;
/** What such a thing is called: a van of a fleet is none. */
const OUTING =
  /(?<!\p{L})(?:tours?|trips?|cruises?|islands?|safaris?|excursions?|adventures?|courses?|class(?:es)?|workshops?|massages?|facials?|lessons?|tickets?|walks?|ausflug|rundfahrt|kurse?|cours|cursos?|cors[oi]|visites?|visitas?)(?!\p{L})/iu;

const TAKES_OUT = kindsOf('travel attraction course wellness');

/** Trips, courses and treatments with prices of their own, of which one visitor may take two. */
export const together: Rule = (context) => {
  if (!TAKES_OUT.has(context.judgment.kind.id)) return undefined;
  const named = pricesOf(context)
    .filter(({ section }) => section.length <= LONGEST_ITEM && OUTING.test(section))
    .toSorted((a, b) => a.amount - b.amount);
  const [low] = named;
  const high = named.findLast(({ section }) => section !== low?.section);
  if (low === undefined || high === undefined || isAnywhereSaid(context, BUNDLES)) return undefined;
  const [one, other] = [quoted(low.section), quoted(high.section)];
  return {
    text: `Those who book ${one} (${money(low)}) could take ${other} (${money(high)}) as well: no package of two is offered`,
    from: [`the page has prices for ${one} and ${other}`, 'no word of packages was found'],
  };
};

const TRANSCRIPT = /transcri|abschrift|trascrizion|verbatim/iu;
const MUCH_TEXT = 4_000;

/** What is said in an episode, which a search engine cannot hear. */
export const transcript: Rule = (context) => {
  const item = itemOf(context);
  const length = context.site.said
    .filter(({ place }) => place === 'text')
    .reduce((sum, { text }) => sum + text.length, 0);
  if (item?.noun !== 'episode' || isAnywhereSaid(context, TRANSCRIPT) || length > MUCH_TEXT) return undefined;
  const title = quoted(item.title);
  return {
    text: `Put the text of ${title} below the player, with headings for its parts`,
    from: [`the page is the episode ${title}`, 'no transcript was found'],
  };
};

/** “X is the … you …” tells of a product. */
const PRODUCT =
  /\b(?:api|platform|software|app|tool|service|plateforme|logiciel|plattform|plataforma|piattaforma)s?\b/iu;

/** Readers of an article on the blog of a product. */
export const articleToProduct: Rule = (context) => {
  const item = itemOf(context);
  const about = descriptionOf(context.site)?.text;
  if (item?.noun !== 'article' || about === undefined || !PRODUCT.test(about)) return undefined;
  const [title, product] = [quoted(excerpt(item.title, 70)), quoted(excerpt(about, 110))];
  const isLed = context.site.snapshot.headings.some(({ text }) => PRODUCT.test(text));
  if (isLed || !about.toLowerCase().includes(context.site.name.title.toLowerCase().split(' ')[0] ?? ''))
    return undefined;
  return {
    text: `Readers of ${title} could become customers: the description says ${product}, and no heading of the article leads there`,
    from: [`the page is the article ${title}`, `its description says ${product}`],
  };
};

const FEWEST_TOOLS = 3;
const TOOL =
  /generators?|converters?|calculators?|checkers?|editors?|makers?|builders?|viewers?|rechner|générateurs?|calculadoras?|convertidor\p{L}*|conversor\p{L}*/iu;

const RUNS_TOOLS = kindsOf('saas app developer-tool reference');

/** Free tools that keep nothing for those who come back. */
export const keepResults: Rule = (context) => {
  const found = linkTexts(context).filter((text) => TOOL.test(text) && text.length <= LONGEST_ITEM);
  // “CSS button generator” and “Button generator” are one.
  const tools = found.filter((text) => !found.some((other) => other !== text && text.endsWith(other)));
  if (!RUNS_TOOLS.has(context.judgment.kind.id) || tools.length < FEWEST_TOOLS) return undefined;
  if (isSaid(context, 'log-in') || isSaid(context, 'sign-up') || mayShowPrices(context)) return undefined;
  const names = listed(tools.slice(0, FEWEST_TOOLS).map(quoted));
  return {
    text: `People who use ${names} again and again could pay for more: nothing keeps what they made, and no price was found`,
    from: [`links of the page read ${names}`, 'no account and no price was found'],
  };
};

/** “Find an indexer” is for those who hire one, not for the indexers whom the site is for. */
const LOOKED_FOR =
  /^(?:find|hire|search|trouver|trouvez|encuentra|encontrar|busca|trova|cerca|encontre|busque)\s|\s(?:finden|suchen)$/iu;

export const otherSide: Rule = (context) => {
  const heads = context.audiences.map(({ head }) => head.toLowerCase().replace(/s$/u, ''));
  const action = actionsIn(context).find(
    (text) => LOOKED_FOR.test(text) && heads.some((head) => text.toLowerCase().includes(head)),
  );
  const [first] = context.audiences;
  if (action === undefined || first === undefined) return undefined;
  const words = quoted(action);
  return {
    text: `Those who press ${words} are a second audience beside ${first.label.toLowerCase()}: the page has a link for them`,
    from: [`a link or button reads ${words}`, `the pages speak to ${first.label.toLowerCase()}`],
  };
};
