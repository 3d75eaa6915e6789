import type { Context } from '../findings/context.ts';
import { shelvesOf } from '../findings/breadth.ts';
import { countsIn } from '../findings/figures.ts';
import { reachOf } from '../findings/stated-counts.ts';
import { linkCalled } from '../findings/link-texts.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { digitsOf, excerpt, listed, quoted, rowsOf } from '../read/wording.ts';
import type { Stream } from './streams.ts';

/** An income that is not there yet, and the two facts of the page that speak for it. */
type Next = { readonly text: string; readonly from: readonly [string, string] };
type Rule = (context: Context, has: (form: RegExp) => boolean) => Next | undefined;

const MEMBERS: ReadonlySet<KindId> = kindsOf('forum directory reference game app');
const LISTS: ReadonlySet<KindId> = kindsOf('directory marketplace ticketing travel real-estate recruitment');
const SHELVES: ReadonlySet<KindId> = kindsOf('shop producer');
const BUILT: ReadonlySet<KindId> = kindsOf('trade builder');

/** What would already be there can stand in any text, a picture or an address: it is looked for in all of them. */
const isAnywhere = ({ site }: Context, form: RegExp): boolean =>
  site.passages.some(({ text }) => form.test(text)) ||
  site.snapshot.links.some(({ text, href }) => form.test(`${text} ${href}`));

/** Fewer bring in next to nothing. */
const FEWEST_READERS = 2_000;
/** Members of a community pay for less advertising. */
const fromReach: Rule = (context, has) => {
  const reach = MEMBERS.has(context.judgment.kind.id) ? reachOf(context) : undefined;
  if (reach === undefined || digitsOf(reach) < FEWEST_READERS) return undefined;
  if (!has(/^(?:advertising|sponsors|commissions)/u) || has(/^(?:paid|subscriptions)/u)) return undefined;
  return {
    text: `a paid account without ads for some of those whom the page counts: ${quoted(reach)}`,
    from: [`the page says ${quoted(reach)}`, 'it shows advertising, and no paid account was found'],
  };
};

const LISTED =
  /\b(?:suppliers?|sellers?|vendors?|businesses|employers?|brands?|dealers|hotels?|restaurants?|shops?|listings|ads|annonces|anuncios|annunci|anzeigen|boutiques|webshop|anbieter|händler|fournisseurs|proveedores|fornitori|fornecedores)$/iu;
/** An entry that is one of many pays to stand first. */
const placements: Rule = (context, has) => {
  const count = LISTS.has(context.judgment.kind.id)
    ? countsIn(context).find(({ words }) => LISTED.test(words))
    : undefined;
  if (count === undefined || has(/^paid entries/u)) return undefined;
  return {
    text: `paid places above the other entries, since each is one of ${quoted(count.words)}`,
    from: [`the page says ${quoted(excerpt(count.sentence, 140))}`, 'no paid place among the entries was found'],
  };
};

/** Goods that are used up, as the whole name of a shelf: “Coffee & Tea”, and neither “Coffee machines” nor “Tees”. */
const USED_UP =
  /^(?:\p{L}+ )?(?:coffee|teas?|pet food|dog food|cat food|vitamins?|supplements?|diapers?|diapering|napp(?:y|ies)|baby food|formula|contact lenses|ink|toner|water filters|kaffee|tiernahrung|hundefutter|katzenfutter|windeln|tinte|druckerpatronen|nahrungsergänzung|croquettes|cartouches d['’]encre|caffè|ração|fraldas|кофе)(?:,? (?:&|and|und|et|y|e|и) \p{L}+(?: \p{L}+)?)?$/iu;
/** Goods that are sent again and again, under any name. */
const SENT_AGAIN =
  /subscri|auto-?(?:ship|delivery|repeat)|repeat deliver|regular deliver|(?:coffee|tea|wine|beer) club|club of the month|abo(?:nn?e|nn)?(?!\p{Ll})|abonn|sparabo|suscripci|abbonament|assinatura|定期/iu;
const MOST_SHELVES = 150;
const MOST_GOODS = 3;
const refills: Rule = (context) => {
  if (!SHELVES.has(context.judgment.kind.id) || isAnywhere(context, SENT_AGAIN)) return undefined;
  const shelves = shelvesOf(context);
  const names = shelves.filter((text) => USED_UP.test(text)).slice(0, MOST_GOODS);
  // Among hundreds of shelves, one of them says little of what is bought there.
  if (names.length === 0 || (names.length < MOST_GOODS && shelves.length > MOST_SHELVES)) return undefined;
  const words = listed(names.map(quoted));
  return {
    text: `repeat deliveries of what is used up, at a lower price: ${words}`,
    from: [`sections are called ${words}`, 'no subscription was found'],
  };
};

const YEARS =
  /(?<!\p{L})((?:\d{1,2}|ten|five|two|zehn|fünf)[- ](?:year|jahre?s?|ans|años|anni|anos)[- ]?(?:workmanship |written |\p{L}+ )?(?:guarantee|warranty|garantie|garantía|garanzia|garantia))(?!\p{L})/iu;
/** A trade that stands by its work for years can be paid for looking after it. */
const upkeep: Rule = (context) => {
  if (!BUILT.has(context.judgment.kind.id)) return undefined;
  const words = context.site.said.map(({ text }) => YEARS.exec(text.slice(0, 600))?.[1]).find(Boolean);
  if (
    words === undefined ||
    isAnywhere(context, /maintenance (?:plan|contract|agreement)|wartungsvertr|contrat d['’]entretien/iu)
  )
    return undefined;
  return {
    text: `a yearly check-up by contract, for work under the ${quoted(words)}`,
    from: [`the page promises a ${quoted(words)}`, 'no contract for maintenance was found'],
  };
};

/** What a link of the page is called ; what can be sold with it ; for which kinds ; words of what would already be that. */
const BY_LINK = rowsOf(String.raw`
spa|golf|wellness|ski ; nights sold as a package with {it} ; lodging ; packages?|pauschale\p{L}*|arrangements?|forfaits?|paquetes?|pacchett[io]|pacotes?
abonnements?|abbonamenti|abos?|season tickets?|passes ; passes that employers pay for, built on {it} ; transport ; job-?tickets?|firmen\p{L}*|employers?|companies|entreprises?|empresas?|aziend\p{L}+|imprese
repairs?|reparatur|réparation|workshop ; care and repair by contract, built on {it} ; shop manufacturer ; contracts?|vertr[aä]g\p{L}*|contrats?|contrat[io]s?|contratt[io]|(?:care|service|protection) plans?
freebies|free (?:models|resources|downloads) ; a monthly pass for all downloads, which {it} leads up to ; shop ; subscri\p{L}+|unlimited|memberships?|(?:monthly|annual) pass`).map(
  ([words = '', text = '', kinds = '', there = '']) => ({
    form: new RegExp(`^(?:${words})$`, 'iu'),
    text,
    kinds: new Set(kinds.split(' ')),
    there: new RegExp(String.raw`(?<!\p{L})(?:${there})(?!\p{L})`, 'iu'),
  }),
);
const byLink: Rule = (context) => {
  for (const { form, text, kinds, there } of BY_LINK) {
    if (isAnywhere(context, there)) continue;
    const link = kinds.has(context.judgment.kind.id) ? linkCalled(context, form) : undefined;
    if (link === undefined) continue;
    return {
      text: text.replace('{it}', () => quoted(link)),
      from: [`the site is ${context.judgment.kind.noun}`, `a link of the page is called ${quoted(link)}`],
    };
  }
  return undefined;
};

const RULES: readonly Rule[] = [placements, fromReach, upkeep, refills, byLink];

/** One income that the page’s own facts speak for and that it does not have yet. */
export const nextIncome = (context: Context, streams: readonly Stream[]): Next | undefined => {
  if (!context.isSure) return undefined;
  const has = (form: RegExp): boolean =>
    streams.some(({ label }) => form.test(label)) ||
    (form.test('advertising') && context.model.id === 'advertising' && context.model.confidence >= SURE_MODEL);
  return RULES.map((rule) => rule(context, has)).find((next) => next !== undefined);
};
