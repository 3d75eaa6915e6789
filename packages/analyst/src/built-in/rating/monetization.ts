import type { Context } from '../findings/context.ts';
import { isUnsaid, needsAudience } from '../findings/for-whom.ts';
import { canClaimAbsence } from '../findings/needs.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { shareOf } from '../findings/share-of.ts';
import { priceTableOf } from '../findings/price-table.ts';
import { sells, showsPaying, SURE_MODEL } from '../findings/sells.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, listed, quoted, uncapitalised } from '../read/wording.ts';
import type { Topic } from '../lexicon/topic.ts';
import { isFreeAnywhere, showsAmount } from '../findings/amounts.ts';
import { type KindId, type ModelId, kindsOf } from '../kind/kind.ts';
import { GOODS } from '../kind/model-signs.ts';
import { modelNouns } from '../kind/models.ts';
import { streamsOf } from '../report/streams.ts';
import { targetAudienceOf } from '../report/summary.ts';
import type { Finding } from '../report/statement.ts';
import { type Criterion, countOf, named, strengthsOf, strongest } from './criterion.ts';
import { lacksProof } from './success.ts';

/** In characters: a heading or a button is shorter. */
const SHORTEST_TERMS = 24;
const SAFE_STEPS = ['trial', 'free-plan', 'guarantee', 'demo', 'free-first', 'leave'];
/** Within how long goods go back, or that it costs nothing. */
const TERMS =
  /\d+[ -]?(?:days?|tagen?|jours|días|giorni|dias)|free returns|money[- ]back|kostenlose (?:rücksendung|retoure)|retours? gratuits?|devolución gratuita|reso gratuito|\d+日/iu;
/** Free delivery is no step that tries anything. */
const DELIVERED = /shipping|deliver|versand|liefer|livraison|expédi|envío|envio|entrega|spedizion|consegna|送料/iu;
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

/** Who has work priced before it is ordered risks nothing. */
const QUOTED_FIRST = kindsOf('trade builder agency insurance telecom manufacturer transport');
/** A first step without risk that no strength names: a free plan, goods that go back or a button for a quote, in the words of the page. */
const safeTopic = ({ site, judgment }: Context): string | undefined => {
  const plan = site.topic('free-plan').find(({ passage }) => !DELIVERED.test(passage.text));
  // A link called “Returns” names no terms, and those of an investment are others.
  const terms = GOODS.has(judgment.kind.id)
    ? site.topic('returns').find(({ passage: { place, text } }) => place !== 'link' && isTerms(text))
    : undefined;
  const asked = QUOTED_FIRST.has(judgment.kind.id)
    ? site.topic('quote-request').find(({ passage: { place } }) => place === 'link' || place === 'button')
    : undefined;
  const found = plan ?? terms ?? asked;
  return found && quoted(excerpt(sentenceAt(found.passage, found.start), 70));
};
const isTerms = (text: string): boolean => text.length > SHORTEST_TERMS && TERMS.test(text);

const USED = ['users', 'rating', 'testimonial', 'trusted-by'];
/** Signs of use that do not name a user: figures of what there is, awards, the press. */
const HINTS = ['counts', 'award', 'press'];

const RETURNING: readonly ModelId[] = ['subscription', 'premiums', 'dues', 'tuition', 'interest'];
/** What such sites usually live on, where nothing on the pages shows it. */
const UNSEEN = 0.5;

/** Offers that people try, have quoted or send back before they commit. */
const TRIED: ReadonlySet<KindId> = kindsOf(
  'saas developer-tool app shop course agency insurance finance telecom practice trade builder',
);

/** Weaknesses that say that no price is on the page. */
const UNPRICED: ReadonlySet<string> = new Set(['no-pricing', 'left-to-links']);
/** Plans with amounts that carry no currency. */
const MET_WITHOUT_CURRENCY = 0.8;
const isUnpriced = ({ kind }: Finding): boolean => kind === 'no-pricing';

/** Two incomes that the page names show how it earns, also where its kind is not certain. */
const FEWEST_STREAMS = 2;
const MET_BY_STREAMS = 0.7;
const waysNamed = (context: Context): string | undefined => {
  if (!context.isSure)
    return listed(streamsOf(context, undefined).map(({ text }) => uncapitalised(text.split(':')[0] ?? '')));
  return context.model.id === 'free' ? undefined : modelNouns[context.model.id];
};

/** Out of 5. 1: nothing is for sale; 2.5: something is for sale, and the page leaves open what it costs; 4 and more: price, recurring income, a named buyer and proof. */
export const monetizationCriteria: readonly Criterion[] = [
  {
    name: 'a way to earn that fits the offer',
    weight: 1.25,
    met: 'the way it earns money is plain',
    unmet: 'our rules recognized no way in which it earns money',
    because: ({ context }) => waysNamed(context),
    partly: 'how it earns money is only implied',
    judge: ({ context }) => {
      if (!context.isSure) return streamsOf(context, undefined).length < FEWEST_STREAMS ? undefined : MET_BY_STREAMS;
      if (context.model.id === 'free') return sells(context) ? 0 : undefined;
      // What such sites usually live on is no finding about this one.
      if (context.model.confidence < SURE_MODEL && !showsPaying(context)) return undefined;
      return Math.min(showsPaying(context) ? 1 : UNSEEN, context.model.confidence * 1.3);
    },
  },
  {
    name: 'a price in the open',
    weight: 1,
    met: 'prices are in the open',
    unmet: 'no price is shown',
    partly: 'prices come on request',
    because: ({ context }) => {
      const share = shareOf(context);
      return share === undefined ? priceRange(pricesOf(context)) : quoted(excerpt(share.words, 70));
    },
    judge: ({ context, weaknesses }) => {
      if (pricesOf(context).length > 0 || shareOf(context) !== undefined) return 1;
      if (priceTableOf(context) !== undefined) return MET_WITHOUT_CURRENCY;
      // An amount may belong to a form, a limit or another business.
      if (showsAmount(context)) return undefined;
      // The report and its rating say the same: no price is missed that no weakness names.
      if (!sells(context) || !weaknesses.some(({ kind }) => UNPRICED.has(kind))) return undefined;
      return context.site.topic('quote-request').length > 0 ? 0.4 : 0;
    },
    shows: (judged) => [...strengthsOf(judged, ['price']), ...judged.weaknesses.filter(isUnpriced)],
  },
  {
    name: 'income that returns',
    weight: 0.75,
    met: 'customers pay again',
    unmet: 'customers pay once',
    because: ({ context: { model } }) => (RETURNING.includes(model.id) ? modelNouns[model.id] : undefined),
    judge: ({ context }) => {
      if (pricesOf(context).some(({ period }) => period === 'month' || period === 'year')) return 1;
      if (!sells(context) || !showsPaying(context)) return undefined;
      return RETURNING.includes(context.model.id) ? 0.8 : undefined;
    },
  },
  {
    name: 'a buyer who is named',
    weight: 0.75,
    met: 'it names whom it is for',
    unmet: 'our rules recognized no group that would pay or use it',
    because: ({ context }) => named(context),
    judge: ({ context }) => {
      if (!needsAudience(context) || isUnsaid(context)) return undefined;
      if (context.audiences.length > 0) return 1;
      return canClaimAbsence(context) ? 0.3 : undefined;
    },
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'a first step without risk',
    weight: 0.5,
    met: 'a first step without risk is offered',
    unmet: 'no trial, guarantee or free first step is named',
    because: (judged) => strongest(judged, SAFE_STEPS) ?? safeTopic(judged.context),
    judge: (judged) => {
      const { context } = judged;
      if (strengthsOf(judged, SAFE_STEPS).length > 0) return 1;
      if (!sells(context) || !TRIED.has(context.judgment.kind.id)) return undefined;
      if (safeTopic(context) !== undefined) return 0.7;
      const isHinted = isFreeAnywhere(context) || SAFE.some((topic) => context.site.topic(topic).length > 0);
      return isHinted || !canClaimAbsence(context) ? undefined : 0.2;
    },
    shows: (judged) => strengthsOf(judged, SAFE_STEPS),
  },
  {
    name: 'signs that people pay or use it',
    weight: 0.75,
    met: 'people use or pay for it',
    because: (judged) => strongest(judged, USED),
    unmet: 'no customer, rating or number of users is shown',
    partly: 'little shows that people use it',
    judge: (judged) => {
      const found = countOf(judged, USED);
      if (found > 0) return Math.min(1, 0.3 + found * 0.4);
      return lacksProof(judged.context) && strengthsOf(judged, HINTS).length === 0 ? 0 : undefined;
    },
    shows: (judged) => strengthsOf(judged, USED),
  },
];
