import { inferredGroup } from '../audience/inferred-group.ts';
import { isFreeAnywhere, showsAmount } from '../findings/amounts.ts';
import type { Context } from '../findings/context.ts';
import { hintsGroup } from '../findings/hinted-group.ts';
import { isImplied, needsAudience } from '../findings/for-whom.ts';
import { canClaimAbsence } from '../findings/absence.ts';
import { once } from '../findings/once.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { sells, showsPaying } from '../findings/sells.ts';
import { servicesIn } from '../findings/services.ts';
import { type KindId, type ModelId, kindsOf } from '../kind/kind.ts';
import { incomeOf, SURE_MODEL } from '../kind/models.ts';
import type { Topic } from '../lexicon/topic.ts';
import { excerpt, listed, quoted, setOf, uncapitalised } from '../read/wording.ts';
import { type Stream, streamsOf } from '../report/streams.ts';
import { incomeWithParts } from '../report/today.ts';
import { targetAudienceOf } from '../report/summary.ts';
import type { Finding } from '../report/statement.ts';
import { type Criterion, countOf, type Judged, named, strengthsOf, strongest } from './criterion.ts';
import { isDemoBehindForm, safeTopic } from './safe-step.ts';
import { lacksProof } from './success.ts';

const SAFE_STEPS = ['trial', 'free-plan', 'guarantee', 'demo', 'free-first', 'leave'];
/** Free for some, on trial or returnable, in a form that the rules cannot tell for certain. */
const SAFE: readonly Topic[] = [
  'guarantee',
  'free-trial',
  'free-plan',
  'free',
  'demo',
  'returns',
  'no-card',
  'quote-request',
];
/** What can be tried without risk, by the strengths of the report: a demo behind a long form is none. */
const safeSteps = (judged: Judged): readonly Finding[] =>
  strengthsOf(judged, SAFE_STEPS).filter(
    ({ kind, text }) => kind !== 'demo' || !isDemoBehindForm(judged.context, text),
  );

const USED = ['users', 'rating', 'testimonial', 'trusted-by'];
/** Signs of use that do not name a user; an award is none. */
const HINTS = ['press'];

const RETURNING: readonly ModelId[] = ['subscription', 'premiums', 'dues', 'tuition', 'interest'];
/** Who is paid by the public has no income to show. */
const PUBLIC: ReadonlySet<KindId> = kindsOf('government research religious reference documentation portfolio');
/** What such sites usually live on, where nothing on the pages shows it. */
const UNSEEN = 0.5;
/** Looked for and not found. */
const ABSENT = 0.15;
/** An income that a link or a short line names. */
const NAMED_ONLY = 0.75;
/** Readers and members of such sites come for nothing: what they look for has no price. */
const FREE_TO_USE: ReadonlySet<KindId> = kindsOf(
  'news blog media forum reference directory documentation portfolio open-source nonprofit government religious research',
);

/** Offers that people try, have quoted or send back before they commit. */
const TRIED: ReadonlySet<KindId> = kindsOf('saas developer-tool app shop course agency');

/** Prices or plans on the page say how it earns, under any name. */
const PRICED = 0.8;
/** Gifts are an income that no offer earns, unless the cause is the offer. */
const GIVEN = 0.55;
const CAUSES: ReadonlySet<KindId> = kindsOf('nonprofit religious');
const livesOnGifts = ({ model, judgment }: Context): boolean =>
  model.id === 'donations' && !CAUSES.has(judgment.kind.id);

/** Weaknesses that say that no price is on the page. */
const UNPRICED: ReadonlySet<string> = new Set(['no-pricing', 'left-to-links']);
/** Plans with amounts that carry no currency. */
const MET_WITHOUT_CURRENCY = 0.8;
const isUnpriced = ({ kind }: Finding): boolean => kind === 'no-pricing';
/** A shop whose first page shows no amount at all leaves it to the pages of its goods. */
const PRICED_INSIDE = 0.45;
const SHOWS_GOODS: ReadonlySet<KindId> = kindsOf('shop producer lodging travel');

/** What others ask on a marketplace is shown, and what it takes of that is not. */
const hidesFees = (context: Context): boolean =>
  context.judgment.kind.id === 'marketplace' && pricesOf(context).length === 0;

/** The income that pages name themselves, in a few words; gifts and the like are extras. */
const EXTRAS = /^(?:gift|a shop|rooms|rentals|services beside|catering|workshops|courses|tickets)/u;
const namedStream = once((context: Context): Stream | undefined =>
  streamsOf(context, []).find(({ label }) => !EXTRAS.test(label)),
);
/** The words of the page inside what is said of an income. */
const quotedIn = ({ label, asStream }: Stream): string => {
  const words = /“(.+)”/u.exec(asStream.text)?.[1];
  return words === undefined ? label : `${label}, ${words.includes('“') ? `“${words}”` : quoted(excerpt(words, 60))}`;
};
const namedWords = (context: Context): string | undefined => {
  const stream = namedStream(context);
  return stream && quotedIn(stream);
};
const AGAIN = /^(?:subscriptions|prepaid|paid (?:accounts|memberships)|memberships|contracts|a circle)/u;

/** What brings readers and buyers back, beside what they pay. */
const BRINGS_BACK: ReadonlySet<string> = setOf('newsletter loyalty');
const AN_APP = /(?<!\p{L})apps?(?: .{3,12})?$/iu;
const MOST_WAYS = 2;
const BROUGHT_BACK = 0.5;

type Returning = { readonly value: number; readonly words?: string };

/** What makes people pay again: a price or an income by the month or year, or else what brings them back. */
const returning = once((context: Context): Returning | undefined => {
  const { model, isSure, judgment } = context;
  const repeated = pricesOf(context).filter(({ period }) => period === 'month' || period === 'year');
  const income = incomeOf(judgment.kind.id, model.id);
  if (repeated.length > 0) {
    const range = priceRange(repeated) ?? '';
    return { value: 1, words: RETURNING.includes(model.id) ? `${income}, ${range}` : range };
  }
  const stream = streamsOf(context, []).find(({ label }) => AGAIN.test(label));
  if (stream !== undefined) return { value: 0.9, words: quotedIn(stream) };
  const isPaid = isSure && (sells(context) || showsPaying(context));
  if (isPaid && RETURNING.includes(model.id)) return showsPaying(context) ? { value: 0.8, words: income } : undefined;
  if (!isSure || PUBLIC.has(judgment.kind.id)) return undefined;
  const ways = servicesIn(context).filter(
    ({ id, words }) => BRINGS_BACK.has(id) || (id === 'app' && AN_APP.test(words)),
  );
  if (ways.length > 0)
    return { value: BROUGHT_BACK, words: listed(ways.slice(0, MOST_WAYS).map(({ words }) => quoted(words))) };
  return undefined;
});

/** For whom it is, where title, menu or kind imply it. */
const impliedGroup = (context: Context): string | undefined => {
  const group = inferredGroup(context);
  return group === undefined ? undefined : `inferred: ${uncapitalised(group.label)}`;
};
const IMPLIED = 0.55;
/** Figures, awards or the press hint at use. */
const HINTED = 0.5;

/** Out of 5. 1: nothing is for sale; 2.5: something is for sale, and the page leaves open what it costs; 4 and more: price, recurring income, a named buyer and proof. */
export const monetizationCriteria: readonly Criterion[] = [
  {
    name: 'a way to earn that fits the offer',
    weight: 1.25,
    met: 'the way it earns money is plain',
    unmet: 'our rules recognized no way in which it earns money',
    because: ({ context }) => {
      const { model, isSure } = context;
      const isKnown = isSure && model.id !== 'free' && (model.confidence >= SURE_MODEL || showsPaying(context));
      return isKnown ? incomeWithParts(context) : namedWords(context);
    },
    partly: 'how it earns money is only implied',
    judge: ({ context }) => {
      const stream = namedStream(context) === undefined ? undefined : NAMED_ONLY;
      if (!context.isSure) return stream;
      if (context.model.id === 'free') return stream ?? (sells(context) ? 0 : undefined);
      // What such sites usually live on is no finding about this one.
      if (context.model.confidence < SURE_MODEL && !showsPaying(context))
        return stream ?? (canClaimAbsence(context) && !PUBLIC.has(context.judgment.kind.id) ? ABSENT : undefined);
      const isPriced = pricesOf(context).length > 0 || priceTableOf(context) !== undefined;
      const seen = Math.min(showsPaying(context) ? 1 : UNSEEN, context.model.confidence * 1.3);
      const value = Math.max(seen, isPriced ? PRICED : 0, stream ?? 0);
      return livesOnGifts(context) ? Math.min(value, GIVEN) : value;
    },
  },
  {
    name: 'a price in the open',
    weight: 1,
    met: 'prices are in the open',
    unmet: 'no price is shown',
    partly: 'prices are left to a request or to other pages',
    applies: (context) => !context.isSure || (!FREE_TO_USE.has(context.judgment.kind.id) && !hidesFees(context)),
    because: ({ context }) => priceRange(pricesOf(context)),
    judge: ({ context, weaknesses }) => {
      if (pricesOf(context).length > 0) return 1;
      if (priceTableOf(context) !== undefined) return MET_WITHOUT_CURRENCY;
      // An amount may belong to a form, a limit or another business.
      if (showsAmount(context) || !sells(context)) return undefined;
      if (context.site.topic('quote-request').length > 0) return 0.4;
      // The report and its rating say the same: no price is missed that no weakness names.
      if (weaknesses.some(({ kind }) => UNPRICED.has(kind))) return 0;
      return SHOWS_GOODS.has(context.judgment.kind.id) ? PRICED_INSIDE : undefined;
    },
    shows: (judged) => [...strengthsOf(judged, ['price']), ...judged.weaknesses.filter(isUnpriced)],
  },
  {
    name: 'income that returns',
    weight: 0.75,
    met: 'income returns',
    unmet: 'nothing makes people pay again',
    partly: 'visitors can be brought back',
    because: ({ context }) => returning(context)?.words,
    judge: ({ context }) => returning(context)?.value,
  },
  {
    name: 'a buyer who is named',
    weight: 0.75,
    met: 'it names whom it is for',
    unmet: 'our rules recognized no group that would pay or use it',
    partly: 'whom it is for is only implied',
    because: ({ context }) => named(context) ?? impliedGroup(context),
    judge: ({ context }) => {
      const [first] = context.audiences;
      if (first !== undefined) return first.isImplied ? IMPLIED : 1;
      if (impliedGroup(context) !== undefined) return IMPLIED;
      if (!needsAudience(context) || isImplied(context) || hintsGroup(context)) return undefined;
      return canClaimAbsence(context) ? ABSENT : undefined;
    },
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'a first step without risk',
    weight: 0.5,
    met: 'a first step without risk is offered',
    unmet: 'no trial, guarantee or free first step is named',
    applies: ({ isSure, judgment }) => isSure && TRIED.has(judgment.kind.id),
    because: (judged) => {
      const steps = safeSteps(judged).map(({ kind }) => kind);
      const tried = steps.filter((kind) => kind === 'trial' || kind === 'free-plan');
      return strongest(judged, tried) ?? safeTopic(judged.context) ?? strongest(judged, steps);
    },
    judge: (judged) => {
      const { context } = judged;
      if (safeSteps(judged).length > 0) return 1;
      if (safeTopic(context) !== undefined) return 0.7;
      if (!sells(context)) return undefined;
      const isHinted = isFreeAnywhere(context) || SAFE.some((topic) => context.site.topic(topic).length > 0);
      return isHinted || !canClaimAbsence(context) ? undefined : 0.2;
    },
    shows: (judged) => safeSteps(judged),
  },
  {
    name: 'signs that people pay or use it',
    weight: 0.75,
    met: 'people use or pay for it',
    because: (judged) => strongest(judged, USED) ?? strongest(judged, HINTS),
    unmet: 'no customer, rating or number of users is shown',
    partly: 'little shows that people use it',
    judge: (judged) => {
      const found = countOf(judged, USED);
      if (found > 0) return Math.min(1, 0.3 + found * 0.4);
      if (strengthsOf(judged, HINTS).length > 0) return HINTED;
      return lacksProof(judged.context) ? 0 : undefined;
    },
    shows: (judged) => strengthsOf(judged, USED),
  },
];
