import { mayShowPrices } from '../findings/amounts.ts';
import type { Context } from '../findings/context.ts';
import { isOfBranch } from '../findings/lead-call.ts';
import { memoize } from '../findings/memoize.ts';
import { pricesOf } from '../findings/price.ts';
import { isOfferPrice } from '../findings/own-price.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { sells, showsPaying } from '../findings/sells.ts';
import { servicesIn } from '../findings/services.ts';
import { type KindId, type ModelId, kindsOf } from '../kind/kind.ts';
import { setOf } from '../read/wording.ts';
import { streamsOf } from '../report/streams.ts';
import { targetAudienceOf } from '../report/summary.ts';
import type { Finding } from '../report/statement.ts';
import { type Criterion, countOf, type Judged, strengthsOf } from './criterion.ts';
import { isDemoBehindForm, safeTopic } from './safe-step.ts';
import { incomeClarity } from './income-clarity.ts';

const SAFE_STEPS = ['trial', 'free-plan', 'guarantee', 'demo', 'free-first', 'leave'];
/** Ways to try without risk, from the strengths of the report; a demo behind a long form does not count. */
const safeSteps = (judged: Judged): readonly Finding[] =>
  strengthsOf(judged, SAFE_STEPS).filter(
    ({ kind, text }) => kind !== 'demo' || !isDemoBehindForm(judged.context, text),
  );

const USED = ['users', 'rating', 'testimonial', 'trusted-by'];
/** Signs of use that do not name a user. */
const HINTS = ['press'];

/** Models with recurring payments; classes and loans may be paid once. */
const RETURNING: readonly ModelId[] = ['subscription', 'premiums', 'dues'];
/** Kinds that the public pays for: they have no income to show. */
const PUBLIC: ReadonlySet<KindId> = kindsOf('government research religious reference documentation portfolio');
/** Kinds whose visitors come for free content, so they look for no price. */
const FREE_TO_USE: ReadonlySet<KindId> = kindsOf(
  'news blog media forum reference directory documentation portfolio open-source nonprofit government religious research',
);

/** Offers that people try, get quoted or return before they commit. */
const TRIED: ReadonlySet<KindId> = kindsOf('saas developer-tool app shop course agency');

/** Plans with amounts that carry no currency. */
const MET_WITHOUT_CURRENCY = 0.8;

/** Kinds whose prices insurers set. */
const BY_INSURERS: ReadonlySet<KindId> = kindsOf('health');

/** A marketplace shows the prices of others, but not its own fee. */
const hidesFees = (context: Context): boolean =>
  context.judgment.kind.id === 'marketplace' && pricesOf(context).length === 0;

const AGAIN = /^(?:subscriptions|prepaid|paid (?:accounts|memberships)|memberships|contracts|a circle)/u;

/** Services that bring readers and buyers back without payment. */
const BRINGS_BACK: ReadonlySet<string> = setOf('newsletter loyalty');
const AN_APP = /(?<!\p{L})apps?(?: .{3,12})?$/iu;
const BROUGHT_BACK = 0.5;

/** How surely people pay again, from 0 to 1: by a price or an income per month or year, else by services that bring them back. */
const returning = memoize((context: Context): number | undefined => {
  const { model, isSure, judgment } = context;
  if (pricesOf(context).some(({ period }) => period === 'month' || period === 'year')) return 1;
  if (streamsOf(context, []).some(({ label }) => AGAIN.test(label))) return 0.9;
  const isPaid = isSure && (sells(context) || showsPaying(context));
  if (isPaid && RETURNING.includes(model.id)) return showsPaying(context) ? 0.8 : undefined;
  if (!isSure || PUBLIC.has(judgment.kind.id)) return undefined;
  const isBroughtBack = servicesIn(context).some(
    ({ id, words }) => BRINGS_BACK.has(id) || (id === 'app' && AN_APP.test(words)),
  );
  return isBroughtBack ? BROUGHT_BACK : undefined;
});

/** The value of press coverage as a hint at use. */
const HINTED = 0.5;

/** Out of 5. 1: nothing is for sale; 2.5: something is for sale without a price; 4 and more: price, recurring income, a named buyer and proof. */
export const monetizationCriteria: readonly Criterion[] = [
  {
    name: 'a way to earn that fits the offer',
    weight: 1.25,
    met: 'how it earns money is clear',
    partly: 'how it earns money can be inferred',
    judge: ({ context }) => incomeClarity(context),
  },
  {
    name: 'a price in the open',
    weight: 1,
    met: 'prices are public',
    partly: 'prices are only on request or on other pages',
    applies: (context) =>
      !context.isSure ||
      (!FREE_TO_USE.has(context.judgment.kind.id) && !BY_INSURERS.has(context.judgment.kind.id) && !hidesFees(context)),
    judge: ({ context }) => {
      const prices = pricesOf(context);
      if (prices.some((price) => !isOfferPrice(context, price))) return 1;
      // A price for some days does not say what the others cost.
      if (prices.length > 0) return undefined;
      if (priceTableOf(context) !== undefined) return MET_WITHOUT_CURRENCY;
      // An amount may belong to a form, a limit or another business.
      if (mayShowPrices(context) || !sells(context)) return undefined;
      const requests = context.site.topic('quote-request');
      return requests.some(({ passage }) => !isOfBranch(context, passage.text)) ? 0.4 : undefined;
    },
    shows: (judged) => strengthsOf(judged, ['price']),
  },
  {
    name: 'income that returns',
    weight: 0.75,
    met: 'income is recurring',
    partly: 'visitors have a reason to return',
    judge: ({ context }) => returning(context),
  },
  {
    name: 'a buyer who is named',
    weight: 0.75,
    met: 'it names its buyers',
    judge: ({ context }) => {
      const [first] = context.audiences;
      // An implied group is a guess of the rules, and a group that they do not recognize may be named.
      return first === undefined || first.isImplied === true ? undefined : 1;
    },
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'a first step without risk',
    weight: 0.5,
    met: 'a first step without risk is offered',
    applies: ({ isSure, judgment }) => isSure && TRIED.has(judgment.kind.id),
    judge: (judged) => {
      if (safeSteps(judged).length > 0) return 1;
      return safeTopic(judged.context) === undefined ? undefined : 0.7;
    },
    shows: (judged) => safeSteps(judged),
  },
  {
    name: 'signs that people pay or use it',
    weight: 0.75,
    met: 'people use or pay for it',
    partly: 'there are few signs that people use it',
    judge: (judged) => {
      const found = countOf(judged, USED);
      if (found > 0) return Math.min(1, 0.3 + found * 0.4);
      return strengthsOf(judged, HINTS).length > 0 ? HINTED : undefined;
    },
    shows: (judged) => strengthsOf(judged, USED),
  },
];
