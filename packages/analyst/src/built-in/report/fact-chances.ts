import { canClaimAbsence } from '../findings/absence.ts';
import { ANNOUNCED } from '../findings/coming-soon.ts';
import type { Context } from '../findings/context.ts';
import { linkCalled } from '../findings/link-texts.ts';
import { money } from '../findings/price-range.ts';
import { pricesOf } from '../findings/price.ts';
import { servicesIn } from '../findings/services.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { charged } from './charged.ts';
import type { Rule, WeighedRule } from './idea.ts';
import { isButton, streamsOf } from './streams.ts';

const isAnywhereSaid = ({ site }: Context, form: RegExp): boolean =>
  site.said.some(({ text }) => form.test(text)) || site.snapshot.links.some(({ text }) => form.test(text));

const SELLS_GOODS = kindsOf('shop producer manufacturer trade company');
/** Goods that are used up, by the name of a shelf. */
const USED_UP =
  /^(?:(?:thermal |printer |coffee |water |pet |dog |cat |our |all )*(?:labels?|toners?|ink(?: cartridges?)?|ribbons|consumables|coffee(?: beans| capsules| pods)?|tea|water filters|refills|razor blades|contact lenses|pet food|dog food|cat food|diapers|vitamins)|(?:\p{L}+-?)?(?:etiketten|toner|tinte(?:npatronen)?|farbbänder|verbrauchsmaterial(?:ien)?|kaffee(?:bohnen|kapseln)?|wasserfilter|nachfüllpackungen|rasierklingen|kontaktlinsen|hundefutter|katzenfutter|windeln)|étiquettes|cartouches(?: d['’]encre)?|consommables|café(?: en grains)?|lentilles|couches|croquettes|etiquetas|cartuchos(?: de tinta)?|consumibles|lentillas|pañales|etichette|cartucce|materiali? di consumo|lenti a contatto|crocchette|cartuchos de tinta|consumíveis|fraldas)$/iu;
const ORDERED_AGAIN =
  /subscri|auto-?(?:ship|delivery|order)|standing order|repeat order|re-?order|framework agreement|(?<!\p{L})abos?(?!\p{L})|abonn|abbon|suscri|assinat|dauerauftrag|rahmenvertr|nachbestell|abrufauftr|定期/iu;

/** Goods that are used up and have to be ordered each time. */
const standingOrder: Rule = (context) => {
  if (!SELLS_GOODS.has(context.judgment.kind.id) || !canClaimAbsence(context)) return undefined;
  const shelf = linkCalled(context, USED_UP);
  if (shelf === undefined || isAnywhereSaid(context, ORDERED_AGAIN)) return undefined;
  const words = quoted(shelf);
  return {
    text: `Buyers need ${words} again and again: a standing order would bring them back, and none was found`,
    from: [`a link of the page is called ${words}`, 'no word of a subscription or a repeated order was found'],
  };
};

const VISITED = kindsOf('wellness attraction travel course');
/** What is given as a present: an hour, a lesson, a trip. */
const GIVEN =
  /(?<!\p{L})(?:massages?|facials?|treatments?|tours?|trips?|cruises?|safaris?|tastings?|workshops?|lessons?|class(?:es)?|tickets?|spa|massagen?|behandlung|rundfahrt|verkostung|kurs|eintritt|soins?|cours|visites?|dégustation|masajes?|visitas?|clases?|cata|massaggi[o]?|lezion[ei]|degustazione|massagem|aula|passeio)(?!\p{L})/iu;
const GIFT = /gift|voucher|gutschein|geschenk|cadeau|regalo|regalar|presente|kupon|cheque|ギフト/iu;
const LONGEST_ITEM = 60;

/** An hour, a lesson or a trip with a price, which no one can give as a present yet. */
const asPresent: Rule = (context) => {
  if (!VISITED.has(context.judgment.kind.id) || !canClaimAbsence(context) || isAnywhereSaid(context, GIFT))
    return undefined;
  const item = pricesOf(context).find(({ section }) => section.length <= LONGEST_ITEM && GIVEN.test(section));
  if (item === undefined) return undefined;
  const words = `${quoted(item.section)} (${money(item)})`;
  return {
    text: `${words} could be given as a present: no gift card or voucher was found`,
    from: [`the page has a price for ${quoted(item.section)}`, 'no word of presents or vouchers was found'],
  };
};

const OFFERS = kindsOf(
  'saas developer-tool app shop producer manufacturer course agency restaurant lodging attraction',
);
const LONGEST_NEWS = 70;
const FEWEST_NAMED = 4;
const isAnnounced = ({ page, place, text, isQuotable }: Passage): boolean =>
  page === 0 &&
  isQuotable &&
  place !== 'quote' &&
  text.length <= LONGEST_NEWS &&
  ANNOUNCED.test(text.trim()) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_NAMED;

/** What is announced by name, without a list for those who wait for it. */
const toThoseWhoWait: Rule = (context) => {
  const { site, judgment } = context;
  const news = OFFERS.has(judgment.kind.id) ? site.said.find(isAnnounced) : undefined;
  const isListed =
    site.topic('newsletter').length > 0 ||
    servicesIn(context).some(({ id }) => id === 'newsletter') ||
    isAnywhereSaid(
      context,
      /waitlist|waiting list|notify me|warteliste|liste d['’]attente|lista de espera|lista d['’]attesa/iu,
    );
  if (news === undefined || isListed || !canClaimAbsence(context)) return undefined;
  const words = quoted(news.text.trim());
  return {
    text: `Those who wait for it could leave an address now: the page says ${words}, and has no list to join`,
    from: [`the page says ${words}`, 'no newsletter or waiting list was found'],
  };
};

const ORGANIZATION = /compan|business|team|employer|organi[sz]ation|agenc|school|enterprise|universit/iu;

/** Licenses for teams on a page that speaks to single people. */
const toTeams: Rule = (context) => {
  const { audiences } = context;
  const stream = streamsOf(context, []).find(({ label }) => label === 'licenses for teams');
  const [first] = audiences.filter(({ isImplied }) => isImplied !== true);
  const basis = stream?.asStream.basis;
  if (basis?.basis !== 'quote' || first === undefined || audiences.some(({ label }) => ORGANIZATION.test(label)))
    return undefined;
  const [words, group] = [quoted(excerpt(basis.quote, 90)), first.label.toLowerCase()];
  return {
    text: `Companies could buy for several people at once: the page has ${words}, and speaks only to ${group} and the like`,
    from: [`the page says ${words}`, `the groups that it names begin with ${group}`],
  };
};

const BUNDLED = /^\W*(?:bundle(?: (?:&|and) save)?|multi-?policy|kombi\p{L}*|bündel\p{L}*)\b.{0,40}$/iu;
const BUNDLES = kindsOf('insurance telecom');

/** A discount on a second policy, for those who come for one. */
const secondPolicy: Rule = (context) => {
  const { site, judgment } = context;
  if (!BUNDLES.has(judgment.kind.id)) return undefined;
  const line = site.said.find(({ page, place, text }) => page === 0 && place !== 'quote' && BUNDLED.test(text.trim()));
  if (line === undefined) return undefined;
  const words = quoted(line.text.trim());
  return {
    text: `Who comes for one contract could take a second: the page names ${words}`,
    from: [`the page says ${words}`, `the site is ${judgment.kind.noun}`],
  };
};

const BY_THE_MONTH =
  /retainer|monthly (?:fee|rate|package)|billed monthly|igualas? mensual|monatspauschale|forfaits? mensuels?|canone mensile|honorários mensais|月額/iu;
const BY_THE_PROJECT =
  /(?<!\p{L})(?:per|by|for each|por|pro|par|a) (?:the )?(?:projects?|proyecto|projekt|projet|progetto|projeto|hour|hora|stunde|heure)(?!\p{L})|project(?:[- ]based)? fees?|hourly|fixed fees?|festpreis|stundens[aä]tz/iu;

/** Clients of one project, where work by the month is offered as well. */
const toRetainers: Rule = (context) => {
  const basis = charged(context)?.basis;
  if (basis?.basis !== 'quote' || !BY_THE_MONTH.test(basis.quote) || !BY_THE_PROJECT.test(basis.quote))
    return undefined;
  const words = quoted(excerpt(basis.quote, 150));
  return {
    text: `Clients who come for one project could stay by the month: both are offered, ${words}`,
    from: [`the page says ${words}`, 'it charges by the month and for single work'],
  };
};

const DATES =
  /^(?:(?:our |upcoming |club |annual )?(?:events?|dates|tournaments?|meetings?|shows?)(?: calendar)?|calendar|(?:vereins|unsere )?-?(?:termine|veranstaltungen|turniere)|agenda|événements?|manifestations|tournois|(?:próximos )?eventos|torneos|calendario|eventi|manifestazioni|tornei|torneios)$/iu;
const CLUBS = kindsOf('association');

/** Guests of an evening or a tournament, who can join by the next link. */
const guestsJoin: Rule = (context) => {
  if (!CLUBS.has(context.judgment.kind.id)) return undefined;
  const dates = linkCalled(context, DATES);
  const join = context.site
    .topic('join')
    .find(({ passage }) => isButton(passage))
    ?.passage.text.trim();
  if (dates === undefined || join === undefined || join === dates) return undefined;
  const [there, then] = [quoted(dates), quoted(join)];
  return {
    text: `Guests who come for ${there} could become members by ${then}`,
    from: [`a link of the page is called ${there}`, `another is called ${then}`],
  };
};

/** What a page shows, and what it does not do with it yet. */
export const FACT_CHANCES: readonly WeighedRule[] = [
  { kind: 'standing-order', weight: 0.58, rule: standingOrder },
  { kind: 'as-present', weight: 0.5, rule: asPresent },
  { kind: 'to-those-who-wait', weight: 0.5, rule: toThoseWhoWait },
  { kind: 'to-teams', weight: 0.62, rule: toTeams },
  { kind: 'second-policy', weight: 0.56, rule: secondPolicy },
  { kind: 'to-retainers', weight: 0.6, rule: toRetainers },
  { kind: 'guests-join', weight: 0.54, rule: guestsJoin },
];
