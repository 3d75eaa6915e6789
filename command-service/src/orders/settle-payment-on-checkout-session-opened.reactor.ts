import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { Reaction, Reactor } from '../reactors/reactor.ts';
import { settlementOf } from './settlement-receiver.ts';

const MINUTE_MS = 60_000;

/** Most people pay within minutes; the last time is when the provider has closed the session. */
const ASKED_AFTER_MINUTES = [2, 10, 30];

/**
 * Nobody can be relied on to come back from the provider, and its news may be lost: we ask by ourselves what became of
 * every session, until it is paid or expired.
 */
export const settlePaymentOnCheckoutSessionOpened: Reactor = {
  name: 'settle-payment-on-checkout-session-opened',
  from: 'start',
  react: (recorded): readonly Reaction[] => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'CheckoutSessionOpened') return [];
    const { orderId, sessionId, openedAt, expiresAt } = event.data;
    const asked = ASKED_AFTER_MINUTES.map((minutes) => Date.parse(openedAt) + minutes * MINUTE_MS);
    const last = Date.parse(expiresAt) + MINUTE_MS;
    return [
      ...asked.filter((at) => at < last).map((at) => settlementOf({ orderId, sessionId, isLast: false }, new Date(at))),
      settlementOf({ orderId, sessionId, isLast: true }, new Date(last)),
    ];
  },
};
