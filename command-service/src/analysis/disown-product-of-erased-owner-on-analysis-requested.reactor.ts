import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { disownIfErased } from './ownership.ts';

/** Disowns a product if its owner was erased while requesting it: the erasure may have missed it. */
export const disownProductOfErasedOwnerOnAnalysisRequested = defineReactor({
  name: 'disown-product-of-erased-owner-on-analysis-requested',
  on: ['AnalysisRequested'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'AnalysisRequested' || event.data.requestedBy === undefined) return [];
    const { productId, requestedBy, requestedAt } = event.data;
    return [disownIfErased({ productId, userId: requestedBy, disownedAt: requestedAt })];
  },
});
