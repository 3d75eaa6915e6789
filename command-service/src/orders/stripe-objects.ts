import { Stripe } from 'stripe';

/** For a `catch`: `undefined` if Stripe has no object with this id. */
export const undefinedIfMissing = (error: unknown): undefined => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
  throw error;
};

/** The id in a reference, which is the object itself if it was expanded. */
export const idIn = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** A number that we wrote into metadata as text. */
export const numberIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** The payment, and the order in its session's metadata; `undefined` if it is not ours. */
export const paymentOf = (
  reference: string | Stripe.PaymentIntent | null,
): { readonly paymentId: string; readonly orderId: number } | undefined => {
  if (reference === null || typeof reference === 'string') return undefined;
  const orderId = numberIn(reference.metadata['orderId']);
  return orderId === undefined ? undefined : { paymentId: reference.id, orderId };
};
