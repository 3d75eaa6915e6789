import type { CreatePayments } from '@twofold/command-service/orders/payments';

/** The email address that the buyer of an order gave to the payment provider. */
export const emailOfGuest = (orderId: number): string => `guest.of.order.${orderId}@example.com`;

/** Payments with the email address of the buyer, as from Stripe. */
export const paidByGuests =
  (create: CreatePayments): CreatePayments =>
  (parts) => {
    const payments = create(parts);
    if (payments === undefined) return undefined;
    const ask: typeof payments.ask = async (sessionId) => {
      const asked = await payments.ask(sessionId);
      return asked.status === 'paid' ? { ...asked, email: emailOfGuest(Number(asked.paid.orderId)) } : asked;
    };
    return { ...payments, ask };
  };
