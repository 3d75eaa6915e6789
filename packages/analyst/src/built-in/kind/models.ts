import type { Topic } from '../lexicon/topic.ts';
import { pricesIn, type Site } from '../read/site.ts';
import type { KindJudgment } from './judge-kind.ts';
import { type KindId, type ModelId, kindsOf } from './kind.ts';
import { isLicensed, isUnshown } from './model-signs.ts';
import { onlineShopIn } from './online-shop.ts';

/** Business models, to follow “earns its money from”. */
export const modelNouns: Readonly<Record<ModelId, string>> = {
  subscription: 'subscriptions',
  purchase: 'one-off purchases',
  commission: 'a commission or fee on each sale',
  fees: 'fees for its services',
  premiums: 'insurance premiums',
  dues: 'membership dues',
  donations: 'donations',
  advertising: 'advertising, sponsors or affiliate links',
  'public-money': 'public money',
  lead: 'sales that start with an inquiry',
  free: 'nothing that the pages show',
  tuition: 'fees for classes or tuition',
  interest: 'interest and fees',
  tickets: 'tickets',
};

/** More specific names by kind: a night in a hotel is not called a one-off purchase. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['saas purchase', 'licenses'],
  ['lodging purchase', 'overnight stays'],
  ['restaurant purchase', 'food and drinks'],
  ['travel purchase', 'trips'],
  ['transport fees', 'fares'],
  ['manufacturer purchase', 'sales of its goods'],
  ['shop purchase', 'sales of its goods'],
  ['trade purchase', 'sales of its goods'],
  ['producer purchase', 'sales of its goods'],
  ['recruitment commission', 'fees that employers pay'],
  ['real-estate commission', 'commissions on the property it places'],
  ['ticketing commission', 'a fee on each ticket'],
]);

/** The income of a site, to follow “paid for by”. */
export const incomeOf = (kind: KindId, model: ModelId): string =>
  OWN_NAMES.get(`${kind} ${model}`) ?? modelNouns[model];

/** Below this confidence, a report does not say how a site earns money: the kind alone does not show who pays. */
export const SURE_MODEL = 0.5;

export type ModelJudgment = { readonly id: ModelId; readonly confidence: number };

/** Kinds without a usual model: only the pages decide. */
const OPEN_MODELS: ReadonlySet<KindId> = kindsOf(
  'saas developer-tool app open-source directory media portfolio documentation game event',
);

/** Kinds of which some sell the same goods every month. */
const SOLD_MONTHLY: ReadonlySet<KindId> = kindsOf('shop producer');
const SUBSCRIBED =
  /\bsubscription (?:box|plan)|\bmonthly (?:box|delivery|plan)|\b(?:cancel|pause|skip) (?:any ?time|before)|\babo(?:box)?\b|jederzeit kündbar|\bbox mensuelle\b|sans engagement|\bsuscripción\b|\babbonamento\b|\bassinatura\b|定期便/iu;
/** A magazine paid by its readers: priced issues, a page for subscribers. */
const READERS_PAY =
  /\bsubscri(?:ption|ber) (?:center|centre|services?)\b|\b\d+ (?:more )?(?:issues|ausgaben|numéros|números|numeri)\b.{0,30}[$€£]\s?\d|\bbuy (?:the (?:new|current|latest) issue|back issues)\b|\b(?:renew|give) (?:your|a) (?:gift )?subscription\b/iu;
const isPaidByReaders = (site: Site): boolean =>
  new Set(site.said.map(({ text }) => READERS_PAY.exec(text.slice(0, 400))?.[0].toLowerCase()).filter(Boolean)).size >
  1;

const isSubscribed = (site: Site): boolean => site.said.some(({ text }) => SUBSCRIBED.test(text.slice(0, 300)));

/** Makers of goods sell on inquiry, unless they also have an online shop. */
const MAKERS: ReadonlySet<KindId> = kindsOf('manufacturer company');
const SOLD_ONLINE = 4;

/** Paid parts of software that is otherwise free. */
const PAID_EXTRAS =
  /\b(?:(?:available|included) (?:only )?(?:through|with|in) (?:the )?(?:premium|pro|plus)|premium (?:plan|version|membership|features)|go (?:premium|pro)|upgrade to (?:premium|pro))\b/iu;

/** Topics that must occur before a site is said to live on the usual model of its kind. */
export const NAMED_MODELS: Readonly<Partial<Record<ModelId, readonly Topic[]>>> = {
  donations: ['donate'],
  advertising: ['advertise', 'affiliate'],
  dues: ['membership-fee', 'join'],
  tickets: ['tickets', 'pricing'],
};
/** Longer texts may be about the advertising or donations of others. */
const MAX_NAMING_LENGTH = 240;
const MAX_CALL_LENGTH = 160;
/** “We do not accept advertising.” */
const DENIED =
  /\b(?:not? (?:accept|take|show|run|sell|carry)|never|no (?:ads|advertising|sponsors|affiliate)|without (?:ads|advertising)|ad-free|werbefrei|keine werbung|sans publicité|sin publicidad|senza pubblicità|sem (?:anúncios|publicidade))\b/iu;
/** Posts of members on a board are not advertising space. */
export const BY_READERS = /\badvertise (?:what|your (?!business|company|brand|products?|services?|site)|an? \p{L}+$)/iu;
const UNNAMED = 0.49;
/** “Membership is free”: members pay nothing. */
const FREE_TO_JOIN =
  /\b(?:membership is free|free membership|free to join|joining is free|free admission|no (?:dues|membership fees?)|mitgliedschaft ist kostenlos|kostenlose mitgliedschaft|adhésion gratuite|inscripción gratuita|iscrizione gratuita|inscrição gratuita)\b/iu;
/** Whether the pages say that joining is free. */
export const isFreeToJoin = (site: Site): boolean =>
  site.said.some(({ text, place }) => place !== 'quote' && FREE_TO_JOIN.test(text.slice(0, 400)));

/** Who pays, and how: by the usual model of the kind and by what the pages say about payment. */
export const judgeModel = (site: Site, { kind, confidence }: KindJudgment): ModelJudgment => {
  const has = (topic: Topic): boolean => site.topic(topic).length > 0;
  const prices = pricesIn(site);
  const returning = prices.filter(({ period }) => period !== 'once').length;
  const once = prices.length - returning;
  const isSoftware = ['saas', 'developer-tool', 'app'].includes(kind.id);
  const isGiven = ['nonprofit', 'open-source', 'religious', 'reference'].includes(kind.id);
  const evidence: Partial<Record<ModelId, number>> = {
    subscription:
      (isSoftware && returning > 0 ? 1.6 : 0) +
      (isSoftware && has('subscription') ? 0.8 : 0) +
      (isSoftware && has('pricing') ? 0.6 : 0) +
      (isSoftware && site.said.some(({ text }) => PAID_EXTRAS.test(text.slice(0, 300))) ? 0.4 : 0) +
      (has('free-trial') ? 0.8 : 0) +
      (kind.id === 'news' && isPaidByReaders(site) ? 3.5 : 0) +
      (SOLD_MONTHLY.has(kind.id) && returning > 0 && (returning >= once || isSubscribed(site)) ? 4.5 : 0),
    purchase:
      (has('cart') ? 1.2 : 0) +
      (MAKERS.has(kind.id) && onlineShopIn(site) !== undefined ? SOLD_ONLINE : 0) +
      (once >= 2 && !isSoftware ? 0.8 : 0) +
      (isSoftware && isLicensed(site) ? 2.4 : 0),
    donations: has('donate') ? (isGiven ? 1.4 : 0.5) : 0,
    dues: has('membership-fee') ? 1 : 0,
    advertising: (has('advertise') ? 0.6 : 0) + (has('affiliate') ? 0.9 : 0),
    free: (isSoftware || kind.id === 'open-source') && prices.length === 0 && has('free') && !has('pricing') ? 1.4 : 0,
    tickets: has('tickets') ? 0.5 : 0,
    premiums: kind.id === 'insurance' ? 1 : 0,
    lead: has('quote-request') && prices.length === 0 ? 0.4 : 0,
  };
  const scores = (Object.keys(modelNouns) as ModelId[])
    .filter((id) => id !== 'dues' || !isFreeToJoin(site))
    .map((id) => ({
      id,
      score: (evidence[id] ?? 0) + (id === kind.model ? (OPEN_MODELS.has(kind.id) ? 1.2 : 2.6) * confidence : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score * 1.3), 0);
  const best = scores[0] ?? { id: kind.model, score: 0 };
  const share = Math.exp(best.score * 1.3) / total;
  const names = (topic: Topic): boolean =>
    site
      .topic(topic)
      .some(
        ({ passage: { place, text } }) =>
          place !== 'quote' &&
          place !== 'address' &&
          text.length <= (topic === 'advertise' ? MAX_CALL_LENGTH : MAX_NAMING_LENGTH) &&
          !DENIED.test(text) &&
          !BY_READERS.test(text),
      );
  const isNamed = (NAMED_MODELS[best.id]?.some(names) ?? true) && !isUnshown(site, kind.id, best.id);
  return { id: best.id, confidence: isNamed ? share : Math.min(share, UNNAMED) };
};
