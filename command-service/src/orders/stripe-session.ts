import { PLANS } from '@twofold/contracts/orders/plans';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { AskedPayment, CheckoutToOpen } from './payments.ts';
import { idIn, numberIn } from './stripe-objects.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;
type Session = Stripe.Checkout.Session;

/**
 * The parameters of a session. They depend on the order alone, since Stripe accepts an idempotency key only with the
 * same parameters. Stripe must not convert the price, which is compared with ours, nor allow delayed payment methods,
 * since the delivery time starts with the payment.
 */
export const sessionParams = (checkout: CheckoutToOpen, origin: string): CreateParams => {
  const { orderId, productId, tier, amountCents, currency, expiresAt } = checkout;
  const metadata = { orderId: String(orderId), productId: String(productId), tier };
  const price = { currency, unit_amount: amountCents, product_data: { name: PLANS[tier].name } };
  return {
    mode: 'payment',
    client_reference_id: String(orderId),
    metadata,
    payment_intent_data: { metadata },
    line_items: [{ quantity: 1, price_data: price }],
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    expires_at: Math.floor(Date.parse(expiresAt) / 1000),
    success_url: `${origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/payment/cancel?session_id={CHECKOUT_SESSION_ID}`,
  };
};

/** One key per checkout, even if a restored database hands out an order's number again. */
export const keyOfCheckout = ({ orderId, startedAt }: CheckoutToOpen): string =>
  `order-${orderId}-${Date.parse(startedAt)}`;

/** Reads a session of Stripe, which may not be one of ours. */
export const paymentIn = (session: Session): AskedPayment => {
  const paymentId = idIn(session.payment_intent);
  if (session.payment_status !== 'paid' || paymentId === undefined) {
    return { status: session.status === 'expired' ? 'expired' : 'unpaid' };
  }
  const { metadata, client_reference_id: reference } = session;
  const paid = {
    orderId: reference === metadata?.['orderId'] ? numberIn(reference) : undefined,
    productId: numberIn(metadata?.['productId']),
    tier: metadata?.['tier']?.slice(0, 100),
    amountCents: session.amount_total ?? undefined,
    currency: session.currency?.slice(0, 10),
    livemode: session.livemode,
  };
  return { status: 'paid', paymentId, paid, email: emailIn(session) };
};

/** The buyer's address if it is valid: an event with an invalid one could not be read back. */
const emailIn = (session: Session): string | undefined => z.email().safeParse(session.customer_details?.email).data;
