import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import { disownIfErased } from './ownership.ts';

/** Disowns a product if its owner was erased while claiming it: the erasure may have missed it. */
export const disownProductOfErasedOwnerOnProductClaimed = defineReactor({
  name: 'disown-product-of-erased-owner-on-product-claimed',
  on: ['ProductClaimed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'ProductClaimed') return [];
    const { productId, userId, claimedAt } = event.data;
    return [disownIfErased({ productId, userId, disownedAt: claimedAt })];
  },
});
