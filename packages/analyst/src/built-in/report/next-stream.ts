import { inferredGroup } from '../audience/inferred-group.ts';
import type { Context } from '../findings/context.ts';
import { shelvesOf } from '../findings/breadth.ts';
import { countsIn, isOfUsers } from '../findings/figures.ts';
import { rangeOf } from '../findings/parts.ts';
import { pricesOf } from '../findings/price.ts';
import { servicesIn } from '../findings/services.ts';
import { statistics } from '../findings/small-print.ts';
import { linkCalled } from '../findings/link-texts.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { GOODS } from '../kind/model-signs.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { digitsOf, excerpt, quoted, rowsOf, uncapitalised } from '../read/wording.ts';
import type { Stream } from './streams.ts';

/** An income that is not there yet, and the two facts of the page that speak for it. */
type Next = { readonly text: string; readonly from: readonly [string, string] };
type Rule = (context: Context, has: (form: RegExp) => boolean) => Next | undefined;

const READ: ReadonlySet<KindId> = kindsOf('forum news blog media directory reference game app nonprofit association');
const MEMBERS: ReadonlySet<KindId> = kindsOf('forum directory reference game app');
const LISTS: ReadonlySet<KindId> = kindsOf('directory marketplace ticketing travel real-estate recruitment');
const SHELVES: ReadonlySet<KindId> = kindsOf('shop producer');
const BUILT: ReadonlySet<KindId> = kindsOf('trade builder');
const SENDS_ISSUES: ReadonlySet<KindId> = kindsOf('news blog media forum directory');
const SERVES: ReadonlySet<KindId> = kindsOf('trade practice agency builder');

/** How many read or use it, as the page counts them. */
const reachOf = (context: Context): string | undefined => {
  const basis = statistics(context)?.basis;
  const counted = countsIn(context).find((count) => isOfUsers(count, context))?.words;
  return counted ?? (basis?.basis === 'quote' ? basis.quote : undefined);
};

/** Fewer bring in next to nothing. */
const FEWEST_READERS = 2_000;
/** Members of a community pay for less advertising; the readers of a site without any are what advertisers pay for. */
const fromReach: Rule = (context, has) => {
  const reach = READ.has(context.judgment.kind.id) ? reachOf(context) : undefined;
  if (reach === undefined || digitsOf(reach) < FEWEST_READERS) return undefined;
  const fact = `the page says ${quoted(reach)}`;
  if (!has(/^(?:advertising|sponsors|commissions)/u))
    return {
      text: `ad places or one sponsor, sold by the figure that the page already names: ${quoted(reach)}`,
      from: [fact, 'no place for advertisers was found'],
    };
  if (!MEMBERS.has(context.judgment.kind.id) || has(/^(?:paid|subscriptions)/u)) return undefined;
  return {
    text: `a paid account without ads for some of those whom the page counts: ${quoted(reach)}`,
    from: [fact, 'it shows advertising, and no paid account was found'],
  };
};

const NO_GROUP = /^(?:readers|listeners|visitors|viewers|players|members|users)$/iu;
/** An issue that goes to subscribers has one place that a sponsor pays for. */
const sponsoredLetter: Rule = (context) => {
  if (!SENDS_ISSUES.has(context.judgment.kind.id)) return undefined;
  const found = ['newsletter', 'podcast'].flatMap((one) => servicesIn(context).filter(({ id }) => id === one))[0];
  const group = context.audiences[0]?.label ?? inferredGroup(context)?.first;
  if (found === undefined || group === undefined || NO_GROUP.test(group) || group.includes('“')) return undefined;
  const [link, readers] = [quoted(found.words), uncapitalised(group)];
  return {
    text: `one sponsor for each issue of ${link}, from companies that want to reach ${readers}`,
    from: [`the page has ${link}`, `it is for ${readers}`],
  };
};

const LISTED =
  /\b(?:suppliers?|sellers?|vendors?|businesses|employers?|brands?|dealers|hotels?|restaurants?|shops?|listings|ads|annonces|anuncios|annunci|anzeigen|boutiques|webshop)$/iu;
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

/** Goods that are used up, as the whole name of a shelf: “Coffee & Tea”, and neither “Coffee machines” nor a brand. */
const USED_UP =
  /^(?:\p{L}+ )?(?:coffee|teas?|pet food|dog food|cat food|vitamins?|supplements?|diapers?|diapering|napp(?:y|ies)|baby food|formula|skincare|cosmetics|contact lenses|ink|toner|water filters|cheese|wines?|meat|groceries|napkins|(?<=paper |plastic |disposable |compostable )tableware|kaffee|tiernahrung|hundefutter|katzenfutter|windeln|tinte|druckerpatronen|käse|weine?|nahrungsergänzung|croquettes|vins|fromages|cartouches d['’]encre|vinos|caffè|formaggi|ração|fraldas|кофе|вода|пиво)(?:,? (?:&|and|und|et|y|e|и) \p{L}+(?: \p{L}+)?)?$/iu;
const MOST_SHELVES = 150;
const refills: Rule = (context, has) => {
  if (!SHELVES.has(context.judgment.kind.id) || has(/^subscriptions/u)) return undefined;
  const shelves = shelvesOf(context);
  const shelf = shelves.find((text) => USED_UP.test(text));
  // Among hundreds of shelves, one of them says little of what is bought there.
  if (shelf === undefined || shelves.length > MOST_SHELVES) return undefined;
  return {
    text: `repeat deliveries of what is used up, beginning with ${quoted(shelf)}`,
    from: [`a section is called ${quoted(shelf)}`, 'no subscription was found'],
  };
};

/** Groups that buy for others, and pay by invoice. */
const BUYS_FOR_OTHERS =
  /compan|business|school|universit|agenc|hotel|restaurant|designer|professional|architect|organi[sz]ation|municipal|court|hospital|clinic|dealer|retailer|club|official/iu;
const accounts: Rule = (context, has) => {
  if (!GOODS.has(context.judgment.kind.id) || has(/^sales to companies/u)) return undefined;
  const group = context.audiences.find(({ label, isImplied }) => isImplied !== true && BUYS_FOR_OTHERS.test(label));
  if (group === undefined) return undefined;
  const label = uncapitalised(group.label);
  return {
    text: `accounts for ${label}, with quantity prices and payment by invoice`,
    from: [`the page speaks to ${label}`, 'no account or price for such buyers was found'],
  };
};

/** The name of a shelf; a longer one is that of a sale. */
const GIFT_SHELF =
  /^(?:[\p{L}&]+ ){0,2}(?:gifts?|geschenke?|geschenkideen|idées cadeaux|cadeaux|regalos?|regali|idee regalo|presentes|подар\p{L}+)(?: [\p{L}&]+){0,2}$/iu;
const vouchers: Rule = (context) => {
  if (!SHELVES.has(context.judgment.kind.id)) return undefined;
  const shelf = linkCalled(context, GIFT_SHELF);
  const isSold = context.site.said.some(({ text }) =>
    /gift (?:cards?|certificates?|vouchers?)|gutschein|ch[èe]ques?[- ]cadeaux?|cartes? cadeau|tarjeta|cheque regalo|buon[oi] regalo|vale/iu.test(
      text,
    ),
  );
  if (shelf === undefined || isSold) return undefined;
  return {
    text: `gift vouchers beside ${quoted(shelf)}, paid for before anything is sent`,
    from: [`a link is called ${quoted(shelf)}`, 'no voucher was found'],
  };
};

const YEARS =
  /(?<!\p{L})((?:\d{1,2}|ten|five|two|zehn|fünf)[- ](?:year|jahre?s?|ans|años|anni|anos)[- ]?(?:workmanship |written |\p{L}+ )?(?:guarantee|warranty|garantie|garantía|garanzia|garantia))(?!\p{L})/iu;
/** A trade that stands by its work for years can be paid for looking after it. */
const upkeep: Rule = (context) => {
  if (!BUILT.has(context.judgment.kind.id)) return undefined;
  const words = context.site.said.map(({ text }) => YEARS.exec(text.slice(0, 600))?.[1]).find(Boolean);
  if (words === undefined) return undefined;
  return {
    text: `a yearly check-up by contract, for work under the ${quoted(words)}`,
    from: [`the page promises a ${quoted(words)}`, 'no contract for maintenance was found'],
  };
};

/** One piece of the work at a fixed price, where everything is quoted. */
const packaged: Rule = (context) => {
  const { judgment } = context;
  const [part] = SERVES.has(judgment.kind.id) ? rangeOf(context).names : [];
  if (part === undefined || pricesOf(context).length > 0) return undefined;
  return {
    text: `one service at a fixed price, for instance ${quoted(part)}, beside work that is quoted`,
    from: [`the page names ${quoted(part)} as a part of the offer`, 'no price was found'],
  };
};

/** What a link of the page is called ; what can be sold with it ; for which kinds. */
const BY_LINK = rowsOf(String.raw`
spa(?: package)?|golf|wellness|ski|dining|restaurant|massages? ; nights sold as a package with {it} ; lodging
alumni(?: .{3,20})?|alumnos|ehemalige|anciens|laureati|ex-alunos ; gifts from {it}, asked for on the first page ; education
continuing education|executive education|professional (?:education|development)|weiterbildung|formation continue|formación continua|formazione(?: .{3,20})?|post[- ]?lauream|online (?:learning|courses) ; courses that working people and their employers pay for, by way of {it} ; education association research
webinars?|academy|tutorials ; training or a certificate that teams pay for, built on {it} ; saas developer-tool open-source
integrations?|api ; a larger plan for teams that connect it with their own systems, by way of {it} ; saas developer-tool app
abonnements?|abbonamenti|abos?|season tickets?|passes|membership ; passes that employers pay for, built on {it} ; transport
events?|calendar|veranstaltungen|termine|konzerte|concerts|événements|eventos|eventi|konferenz|conferences?|contests? ; a sponsor for each of its {it} ; association nonprofit event attraction
pro shop|membership|classes|workshops?|kurse ; a monthly membership for those who come to {it} ; wellness course attraction
gallery|private (?:dining|parties)|functions|events|functions? room|parties ; evenings for closed groups, by way of {it} ; restaurant
repairs?|reparatur|réparation|workshop|service ; care and repair by contract, built on {it} ; shop manufacturer
freebies|free (?:models|resources|downloads) ; a monthly pass for all downloads, which {it} leads up to ; shop blog
jobs|stellenangebote|emploi|empleo|lavoro|vagas ; job ads that employers pay for, under {it} ; forum`).map(
  ([words = '', text = '', kinds = '']) => ({
    form: new RegExp(`^(?:${words})$`, 'iu'),
    text,
    kinds: new Set(kinds.split(' ')),
  }),
);
const byLink: Rule = (context, has) => {
  for (const { form, text, kinds } of BY_LINK) {
    if ((text.startsWith('gifts') && has(/^gifts/u)) || (text.startsWith('a larger plan') && has(/^contracts/u)))
      continue;
    const link = kinds.has(context.judgment.kind.id) ? linkCalled(context, form) : undefined;
    if (link === undefined) continue;
    return {
      text: text.replace('{it}', () => quoted(link)),
      from: [`the site is ${context.judgment.kind.noun}`, `a link of the page is called ${quoted(link)}`],
    };
  }
  return undefined;
};

const RULES: readonly Rule[] = [
  placements,
  fromReach,
  upkeep,
  accounts,
  refills,
  vouchers,
  byLink,
  sponsoredLetter,
  packaged,
];

/** One income that the page’s own facts speak for and that it does not have yet. */
export const nextIncome = (context: Context, streams: readonly Stream[]): Next | undefined => {
  if (!context.isSure) return undefined;
  const has = (form: RegExp): boolean =>
    streams.some(({ label }) => form.test(label)) ||
    (form.test('advertising') && context.model.id === 'advertising' && context.model.confidence >= SURE_MODEL);
  return RULES.map((rule) => rule(context, has)).find((next) => next !== undefined);
};
