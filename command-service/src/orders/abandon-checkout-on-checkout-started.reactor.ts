import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { orderCategory } from './category.ts';
import type { AbandonCheckout } from './order.ts';

/** Abandons a checkout that never reached the provider. The decider ignores all others. */
export const abandonCheckoutOnCheckoutStarted = defineReactor({
  name: 'abandon-checkout-on-checkout-started',
  on: ['CheckoutStarted'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'CheckoutStarted') return [];
    const { orderId, expiresAt } = event.data;
    const command: AbandonCheckout = { type: 'AbandonCheckout', data: { orderId, expiredAt: expiresAt } };
    return [{ receiver: orderCategory.name, id: orderId, command, at: new Date(expiresAt) }];
  },
});
