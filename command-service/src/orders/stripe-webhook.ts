import type { Stripe } from 'stripe';
import { z } from 'zod';
import { InvalidSignature, InvalidWebhook, type PaymentWebhookEvent } from './payments.ts';

/** The fields read from a webhook event. The id is validated because it is stored. */
const eventOfStripe = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.unknown() }) }),
});
const idOfStripe = z.string().regex(/^\w{1,255}$/);

const isOfSession = (type: string): boolean => type.startsWith('checkout.session.');
const isOfRefund = (type: string): boolean => type.startsWith('refund.') || type === 'charge.refund.updated';
const isOfDispute = (type: string): boolean => type.startsWith('charge.dispute.');

/**
 * The subject of a Stripe webhook event. There is no replay window: handling an event again changes nothing.
 * @throws InvalidSignature; InvalidWebhook
 */
export const readStripeWebhook = (
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secret: string,
): PaymentWebhookEvent => {
  let signed: unknown;
  try {
    signed = stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new InvalidSignature('The signature is not from Stripe');
  }
  const event = eventOfStripe.safeParse(signed);
  if (!event.success) throw new InvalidWebhook('Unrecognized Stripe event');
  const { id: eventId, type, data } = event.data;
  const { data: id } = idOfStripe.safeParse(data.object.id);
  return {
    eventId,
    sessionId: isOfSession(type) ? id : undefined,
    ...(isOfRefund(type) && { providerRefundId: id }),
    ...(isOfDispute(type) && { disputeId: id }),
  };
};
