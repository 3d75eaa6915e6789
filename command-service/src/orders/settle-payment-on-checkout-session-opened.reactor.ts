import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor, type Reaction } from '../reactors/reactor.ts';
import { settlementOf } from './settlement-receiver.ts';

const MINUTE_MS = 60_000;

/** Most buyers pay within minutes. A payment is detected within five minutes. */
const FIRST_MS = 2 * MINUTE_MS;
const EVERY_MS = 5 * MINUTE_MS;
/** No session stays open longer. An event with a later end comes from a process whose clock was slow. */
const MAX_OPEN_MS = 60 * MINUTE_MS;

/**
 * Polls every session until it is paid or has expired: buyers may not return from the provider, and webhook events may
 * be lost.
 */
export const settlePaymentOnCheckoutSessionOpened = defineReactor({
  name: 'settle-payment-on-checkout-session-opened',
  on: ['CheckoutSessionOpened'],
  from: 'start',
  react: (recorded): readonly Reaction[] => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'CheckoutSessionOpened') return [];
    const { orderId, sessionId, openedAt, expiresAt } = event.data;
    // At the last poll the provider has closed the session.
    const last = Date.parse(expiresAt) + MINUTE_MS;
    const opened = Math.max(Date.parse(openedAt), Date.parse(expiresAt) - MAX_OPEN_MS);
    const reactions: Reaction[] = [];
    for (let at = opened + FIRST_MS; at < last; at += EVERY_MS)
      reactions.push(settlementOf({ orderId, sessionId, isLast: false }, new Date(at)));
    return [...reactions, settlementOf({ orderId, sessionId, isLast: true }, new Date(last))];
  },
});
