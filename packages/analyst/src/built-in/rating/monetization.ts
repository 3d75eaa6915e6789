import { isSaid } from '../findings/needs.ts';
import { pricesOf } from '../findings/price.ts';
import type { ModelId } from '../kind/kind.ts';
import { targetAudienceOf } from '../report/summary.ts';
import { type Criterion, strengthsOf } from './criterion.ts';

const SAFE_STEPS = ['trial', 'free-plan', 'guarantee', 'free-shipping', 'demo'];
const USED = ['counts', 'rating', 'testimonial', 'trusted-by', 'award', 'founded'];

/** Visitors pay nothing here: neither a price nor a first step without risk is missing. */
const NOTHING_TO_BUY: readonly ModelId[] = ['donations', 'public-money', 'advertising', 'free'];

/** Out of 5. 1: nothing is for sale; 2.5: something is for sale, and the page leaves open what it costs; 4 and more: price, recurring income, a named buyer and proof. */
export const monetizationCriteria: readonly Criterion[] = [
  {
    name: 'a way to earn that fits the offer',
    weight: 1.25,
    met: 'the way it earns money is plain',
    unmet: 'the pages do not show how it earns money',
    judge: ({ context: { model, isSure } }) =>
      isSure ? (model.id === 'free' ? 0 : Math.min(1, model.confidence * 1.3)) : undefined,
  },
  {
    name: 'a price in the open',
    weight: 1,
    met: 'prices are in the open',
    unmet: 'no price is shown',
    partly: 'prices come only on request',
    judge: ({ context }) => {
      if (context.isSure && NOTHING_TO_BUY.includes(context.model.id)) return undefined;
      if (pricesOf(context).length > 0) return 1;
      return isSaid(context, 'quote-request') ? 0.4 : 0;
    },
    shows: (judged) => [
      ...strengthsOf(judged, ['price']),
      ...judged.weaknesses.filter(({ kind }) => kind === 'no-pricing'),
    ],
  },
  {
    name: 'income that returns',
    weight: 0.75,
    met: 'customers pay again and again',
    unmet: 'nothing on the pages is paid for more than once',
    judge: ({ context }) => {
      const { model, isSure } = context;
      if (pricesOf(context).some(({ period }) => period === 'month' || period === 'year')) return 1;
      if (isSure && ['subscription', 'premiums', 'dues', 'tuition', 'public-money', 'interest'].includes(model.id))
        return 0.8;
      if (isSure && ['fees', 'commission', 'advertising'].includes(model.id)) return 0.5;
      return isSure ? 0.2 : undefined;
    },
  },
  {
    name: 'a buyer who is named',
    weight: 0.75,
    met: 'it names who buys',
    unmet: 'it does not say who buys',
    judge: ({ context }) => (context.audiences.length > 0 ? 1 : 0.3),
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'a first step without risk',
    weight: 0.5,
    met: 'trying it costs little',
    unmet: 'there is no first step without risk',
    judge: (judged) => {
      const { context } = judged;
      if (strengthsOf(judged, SAFE_STEPS).length > 0) return 1;
      if (!context.isSure || NOTHING_TO_BUY.includes(context.model.id)) return undefined;
      return isSaid(context, 'free') || isSaid(context, 'free-plan') ? 0.7 : 0.2;
    },
    shows: (judged) => strengthsOf(judged, SAFE_STEPS),
  },
  {
    name: 'signs that people pay or use it',
    weight: 0.75,
    met: 'others vouch for it',
    unmet: 'nothing shows that people pay for it or use it',
    partly: 'little shows that people pay for it or use it',
    judge: (judged) => Math.min(1, strengthsOf(judged, USED).length / 2),
    shows: (judged) => strengthsOf(judged, USED),
  },
];
