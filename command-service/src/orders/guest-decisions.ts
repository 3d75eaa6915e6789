import type { OrderEvent } from '@twofold/contracts/orders/events';
import { isErased } from '@twofold/contracts/personal';
import { refuse } from '../decider.ts';
import type { GiveGuestEmail } from './buyer-commands.ts';
import { begun, isPaid, type DataOf, type Order, type PaidOrder } from './order.ts';

/** Enough to correct a typo. Limited, because each change sends a mail. */
export const MAX_EMAILS = 3;

/**
 * The buying browser may set the address while the order has no account and the payment provider gave no address. An
 * address already given stays.
 */
export const giveEmail = ({ data }: GiveGuestEmail, order: Order): readonly OrderEvent[] => {
  const { request, owner, isGuestErased } = begun(order);
  const { browser, ...given } = data;
  if (owner !== undefined || isGuestErased || request.submittedBy !== browser) return refuse('not-your-order');
  if (!isPaid(order)) return refuse('order-not-paid');
  if (order.payment.email === given.email) return [];
  return order.payment.emailsLeft > 0 ? [{ type: 'GuestEmailGiven', data: given }] : refuse('order-has-email');
};

/** The payment after a guest gave an address. */
export const emailAfter = (
  payment: PaidOrder['payment'],
  { email }: DataOf<'GuestEmailGiven'>,
): PaidOrder['payment'] => ({
  ...payment,
  email: isErased(email) ? undefined : email,
  emailsLeft: payment.emailsLeft - 1,
});
