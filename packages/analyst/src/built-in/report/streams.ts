import { affiliateHosts } from '../findings/affiliate-links.ts';
import type { Context } from '../findings/context.ts';
import { subscribeLink } from '../findings/main-call.ts';
import { memoize } from '../findings/memoize.ts';
import { sponsorsUnder } from '../findings/sponsors.ts';
import { servicesIn } from '../findings/services.ts';
import { SERVICES } from '../findings/service-table.ts';
import { isFreeToJoin } from '../kind/models.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, excerpt, listed, quoted } from '../read/wording.ts';
import { type Basis, groundOf, inferred, quoteFrom, type Statement, statement } from './statement.ts';
import { SAID, STREAMS, type StreamRow } from './stream-table.ts';

/** Texts of links and buttons are shorter. */
export const MAX_CALL_LENGTH = 45;

/** Whether a passage is the text of a link or button. */
export const isButton = ({ place, text }: Passage): boolean =>
  (place === 'link' || place === 'button') && text.length < MAX_CALL_LENGTH;

const MAX_LENGTH = 200;
const MAX_STREAMS = 2;
/** Kinds whose pages name incomes of others. */
export const NO_STREAMS: ReadonlySet<string> = kindsOf(
  'news media reference forum directory marketplace ticketing government',
);
/** A menu run together into one text. */
const MENU = /(?:\p{Lu}\p{Ll}+ ){6,}|\|.*\|/u;

/** An income that the pages name, as a further income or as the main one if nothing else shows it. */
export type Stream = { readonly label: string; readonly asStream: Statement; readonly asToday: Statement };

const streamOf = (weight: number, label: string, says: string, basis: Basis): Stream => ({
  label,
  asStream: statement('stream', weight, `${capitalised(label)}${says}`, basis),
  asToday: statement('today', 0.9, `Today: ${label}${says}`, basis),
});

/** Kinds that ask for donations; a site that sells is as often asked for them. */
const ASKS_FOR_GIFTS: ReadonlySet<string> = kindsOf(
  'nonprofit association education course religious attraction media blog open-source app game portfolio documentation research event',
);

/** For an unsure kind, the text of the link must match exactly. */
const DONATE =
  /^\W*(?:donate(?: (?:now|today|here|online))?|give now|jetzt spenden|spenden|faire un don|haz una donación|dona ora|doe agora)\W*$/iu;

/** “Donate to us”: donations that a link or button asks for, if no sentence does. */
const asked = (context: Context): readonly Stream[] => {
  const { model, isSure, judgment, site } = context;
  if (isSure && (model.id === 'donations' || !ASKS_FOR_GIFTS.has(judgment.kind.id))) return [];
  const asking = site.topic('donate').map(({ passage }) => passage);
  const call = asking.find((passage) => passage.page === 0 && (isSure ? isButton(passage) : DONATE.test(passage.text)));
  if (call === undefined) return [];
  const basis = inferred(`A link or button of the page is called ${quoted(call.text)}.`);
  return [streamOf(0.65, 'donations', `, which the page asks for: ${quoted(call.text)}`, basis)];
};

const byAddress = (context: Context): readonly Stream[] => {
  const hosts = affiliateHosts(context);
  const [host] = hosts;
  if (host === undefined) return [];
  const count = hosts.length === 1 ? 'A link' : `${hosts.length} links`;
  const basis = inferred(`${count} to partners contain a referral code, the first to ${host}.`);
  return [streamOf(0.72, 'commissions of shops that it links to', `, based on links to ${host}`, basis)];
};

const READ_BY_SUBSCRIBERS: ReadonlySet<string> = kindsOf('news blog media directory');
const subscribed = (context: Context): readonly Stream[] => {
  const link =
    context.isSure && !READ_BY_SUBSCRIBERS.has(context.judgment.kind.id) ? undefined : subscribeLink(context);
  if (link === undefined) return [];
  const words = quoted(link);
  return [streamOf(0.72, 'subscriptions', `, through ${words}`, inferred(`A link called ${words} leads to an order.`))];
};

const isNamedFor = (kinds: string, { isSure, judgment: { kind } }: Context): boolean => {
  if (kinds === 'any') return true;
  return isSure && (kinds === 'own' ? !NO_STREAMS.has(kind.id) : kinds.split(' ').includes(kind.id));
};

const namedIn = ({ label }: StreamRow, passage: Passage, words: string): Stream =>
  streamOf(0.7, label, `, which the page names: ${quoted(excerpt(words, 100))}`, quoteFrom(passage, words));

/** Payments in sentences about the site: a service contract, a license for teams. */
const said = memoize((context: Context): readonly Stream[] => {
  const { site, own, judgment } = context;
  const texts = (NO_STREAMS.has(judgment.kind.id) ? own : site.said).filter(
    ({ page, isQuotable, place, text }) =>
      page === 0 && isQuotable && place !== 'quote' && place !== 'frame' && !MENU.test(text),
  );
  const found = SAID.filter(({ kinds }) => isNamedFor(kinds, context)).flatMap((row) =>
    texts
      .map((passage) => ({ row, passage, at: passage.text.search(row.form) }))
      .filter(({ at }) => at >= 0)
      .map(({ passage, at }) => ({ row, passage, words: sentenceAt(passage, at) }))
      .filter(({ words }) => words.length <= MAX_LENGTH && !words.trim().endsWith('?'))
      .slice(0, 1),
  );
  // A sentence that names two incomes is quoted once.
  const distinct = found.filter(({ words }, at) => found.findIndex((each) => each.words === words) === at);
  return distinct.slice(0, MAX_STREAMS).map(({ row, passage, words }) => namedIn(row, passage, words));
});

/** The name of a society of supporters. */
const SOCIETY =
  /(?<!\p{L})(?:freundeskreis|förder(?:verein|kreis)|(?:verein|gesellschaft) der freunde|friends of|(?:association|société) des amis|amigos d|amici d)/iu;

/** Further incomes that the pages name, each with the page’s words. */
const named = memoize((context: Context): readonly Stream[] => {
  const { site, model, judgment, isSure } = context;
  const texts = site.said.filter(
    ({ page, isQuotable, place, text }) =>
      page === 0 && isQuotable && place !== 'quote' && text.length <= MAX_LENGTH && !MENU.test(text),
  );
  return STREAMS.filter(({ kinds }) => isNamedFor(kinds, context))
    .flatMap((row) => {
      const { label, form, kinds } = row;
      if (
        label === 'donations' &&
        ((isSure && model.id === 'donations') || (kinds !== 'any' && !ASKS_FOR_GIFTS.has(judgment.kind.id)))
      )
        return [];
      if (label === 'its own shop' && judgment.kind.id === 'shop') return [];
      // A society of friends is itself the circle of supporters.
      if (label === 'a circle of supporters' && SOCIETY.test(site.name.title)) return [];
      const isTaught = label === 'courses and webinars' || label === 'workshops';
      // A word alone may be a free service for members or patients.
      const passage = texts.find(({ text }) => form.test(text) && !(isTaught && /^\p{L}+$/u.test(text.trim())));
      if (passage === undefined) return [];
      return [namedIn(row, passage, sentenceAt(passage, form.exec(passage.text)?.index ?? 0))];
    })
    .slice(0, MAX_STREAMS);
});

/** Services that are no further income: for buyers, for returning readers, for partners. */
const NO_INCOME = /^(?:buying|returning|partners)$/u;
/** Words for gift cards; a code that comes with a newsletter is not sold. */
const GIFT_CARD =
  /card|voucher|certificate|e-?gift|gutschein|carte|chèque|tarjeta|cheque|buon[oi]|vale|cart(?:ão|ões)|kupon|kart[ay]|kort|ギフト券/iu;
/** Signs of a paid entry: “List your property” alone may be free or paid per booking. */
const PAID_ENTRY = /featured|premium|kostenpflichtig|(?<!\p{L})paid(?!\p{L})/iu;
/** The kinds for which a service is an income; on a site of an unsure kind, anything may be called a shop. */
const ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  congress: kindsOf('association research nonprofit'),
  membership: kindsOf('association'),
  gifts: kindsOf('shop producer restaurant lodging wellness attraction course travel manufacturer'),
  prepaid: kindsOf('shop producer restaurant'),
  buyback: kindsOf('shop producer manufacturer real-estate trade'),
  wholesale: kindsOf('shop producer manufacturer travel trade restaurant'),
  sellers: kindsOf('shop marketplace directory ticketing'),
  entries: kindsOf('directory travel marketplace real-estate forum'),
  employers: kindsOf('forum news directory'),
  franchise: kindsOf('shop restaurant trade course wellness real-estate'),
  sponsors: kindsOf(
    'event association nonprofit media blog open-source forum news course education attraction religious game',
  ),
  giving: kindsOf('education nonprofit association religious attraction research media open-source'),
  tickets: kindsOf('attraction event association transport media'),
  rentals: kindsOf('travel lodging attraction shop course wellness'),
  beside: kindsOf('saas developer-tool app open-source shop manufacturer producer'),
  enterprise: kindsOf('saas developer-tool app open-source'),
  venue: kindsOf('lodging restaurant attraction producer'),
  catering: kindsOf('restaurant producer shop lodging'),
  premium: kindsOf('saas developer-tool app game forum media news blog directory marketplace reference course'),
  'own-shop': kindsOf(
    'news media blog nonprofit association education attraction travel open-source game research religious event saas',
  ),
};
/** Kinds that advertise for others: there, the word means their trade. */
const ADVERTISES_FOR_OTHERS: ReadonlySet<string> = kindsOf('agency trade practice builder');
const NOT_SUBSCRIBED = kindsOf('forum finance developer-tool');
/** Recurring deliveries: in a shop, “Subscriptions” alone is a shelf of cards for games or magazines. */
const AGAIN =
  /(?<!\p{L})(?:auto-?ship|subscribe (?:&|and) save|(?:every|each) (?:\d+ )?(?:weeks?|months?)|monthly|(?:per|a|\/) ?month|cancel any ?time|(?:pro|im|jeden) monat|monatlich\p{L}*|jederzeit kündbar|alle \d+ wochen|(?:par|chaque|\/) ?mois|mensuel\p{L}*|sans engagement|(?:al|cada|por) mes|mensual\p{L}*|(?:al|ogni) mese|mensil\p{L}*|(?:por|cada) mês|mensa(?:l|is))(?!\p{L})|毎月|月額/iu;
const isDeliveredAgain = ({ site }: Context): boolean => site.said.some(({ text }) => AGAIN.test(text));
const MAX_SERVED = 3;

/** Whether advertising is only a sideline. “Sponsored Links” is clear; a mark such as “Ad” must occur twice; sellers of software or leads have a page on ads for other reasons. */
const isSideline = (context: Context, id: string, words: string): boolean => {
  const { site, isSure } = context;
  if (id === 'ad-space') {
    if (words.includes(' ')) return false;
    const form = SERVICES.find((service) => service.id === id)?.form;
    return site.said.filter(({ page, text }) => page === 0 && form?.test(text.trim()) === true).length < 2;
  }
  const isOffered = (['demo', 'quote-request', 'cart'] as const).some((topic) =>
    site.topic(topic).some(({ passage }) => passage.page === 0 && isButton(passage)),
  );
  return !isSure && isOffered;
};

/** Incomes in a link, a button or a short line: a page for advertisers, a subscription, a paid account. */
const served = (context: Context, told: readonly string[]): readonly Stream[] => {
  const { isSure, judgment, model } = context;
  const { id: kind } = judgment.kind;
  if (kind === 'government') return [];
  const isFor = (id: string): boolean => {
    // Even if the kind is unsure, asking readers to pay or to advertise is clear.
    if (!isSure) return ONLY[id] === undefined || id === 'premium';
    // On a forum these are threads; at a payment or developer service, its customers sell them.
    if (id === 'subscriptions' && NOT_SUBSCRIBED.has(kind)) return false;
    if (id === 'subscriptions' && kind === 'shop' && !isDeliveredAgain(context)) return false;
    if (id === 'membership' && isFreeToJoin(context.site)) return false;
    return ONLY[id]?.has(kind) ?? !(id.startsWith('ad') && ADVERTISES_FOR_OTHERS.has(kind));
  };
  const isTold = (words: string): boolean => told.some((text) => text.includes(words));
  const found = servicesIn(context).filter(
    ({ id, group, words }) =>
      !(group === 'Advertising' && isSideline(context, id, words)) &&
      !(id === 'subscriptions' && subscribed(context).length > 0) &&
      (id === 'gifts' ? GIFT_CARD.test(words) : !NO_INCOME.test(group)) &&
      !(id === 'entries' && !PAID_ENTRY.test(words)) &&
      isFor(id) &&
      !isTold(words) &&
      !(isSure && model.id === 'advertising' && group === 'Advertising' && told.length > 0),
  );
  const groups = new Map(found.toReversed().map((service) => [service.group, service]));
  const firsts = new Map([...groups.values()].map((service) => [service.words, service]));
  return [...firsts.values()]
    .toReversed()
    .map(({ id, group, words, passage }) => {
      const label = id === 'gifts' ? 'gift cards' : group.charAt(0).toLowerCase() + group.slice(1);
      const names = id === 'sponsors' ? sponsorsUnder(context, passage) : [];
      if (names.length > 0) {
        const sponsors = listed(names.map(quoted));
        const basis = inferred(`${sponsors} are below the heading ${quoted(words)}.`);
        return streamOf(0.75, label, `: ${sponsors}, under ${quoted(words)}`, basis);
      }
      const how = id === 'ad-space' ? ', in a marked place' : ', through';
      return streamOf(0.68, label, `${how} ${quoted(words)}`, groundOf(passage, words));
    })
    .slice(0, MAX_SERVED);
};

/** The incomes that the pages name, each with its words, except those the report already has. */
export const streamsOf = (context: Context, told: readonly (Statement | undefined)[]): readonly Stream[] => {
  const words = [...said(context), ...named(context)];
  const isSaid = words.some(({ label }) => label.startsWith('commissions'));
  const known = [...subscribed(context), ...words, ...(isSaid ? [] : byAddress(context))];
  const texts = [...told.map((each) => each?.text ?? ''), ...known.map(({ asStream }) => asStream.text)];
  const more = served(context, texts.filter(Boolean));
  const isAsked = [...known, ...more].some(({ label }) => label === 'donations' || label === 'gifts');
  return [...known, ...more, ...(isAsked ? [] : asked(context))];
};
