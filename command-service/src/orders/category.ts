import { buyerEvents, checkoutEvents, orderEvents, securityEvents } from '@twofold/contracts/orders/events';
import type { Category } from '../category.ts';
import { buyerDecider, type Buyer, type NoteGuestOrder } from './buyer.decider.ts';
import { checkoutDecider, type AssignCheckoutSession, type Checkout } from './checkout.decider.ts';
import { orderDecider } from './decider.ts';
import type { Order, OrderCommand } from './order.ts';
import { securityDecider, type PaymentSecurity, type RecordMismatch } from './security.decider.ts';

/** Streams `order-<orderId>`. */
export const orderCategory: Category<typeof orderEvents, Order, OrderCommand> = {
  name: 'order',
  events: orderEvents,
  decider: orderDecider,
};

/** Streams `checkout-<sessionId>`. */
export const checkoutCategory: Category<typeof checkoutEvents, Checkout, AssignCheckoutSession> = {
  name: 'checkout',
  events: checkoutEvents,
  decider: checkoutDecider,
};

/** Streams `buyer-<SHA-256 of the browser's cookie>`. */
export const buyerCategory: Category<typeof buyerEvents, Buyer, NoteGuestOrder> = {
  name: 'buyer',
  events: buyerEvents,
  decider: buyerDecider,
};

/** Streams `security-payment_<sessionId>`. */
export const securityCategory: Category<typeof securityEvents, PaymentSecurity, RecordMismatch> = {
  name: 'security',
  events: securityEvents,
  decider: securityDecider,
};

/** The id in the stream of a payment that needs attention. */
export const paymentSecurityId = (sessionId: string): string => `payment_${sessionId}`;
